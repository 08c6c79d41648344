import type { Node } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { ROUTES } from './control-routes.ts';
import { CONTROL_HEADER } from './guard.ts';
import { parametersOf, type Route } from './route.ts';

const ERROR = service.object({
  code: { type: 'integer' },
  message: service.TEXT,
  errors: service.listOf({
    type: 'object',
    properties: { path: service.TEXT, rule: service.TEXT, message: service.TEXT },
    required: ['message'],
  }),
});

/** The control URLs as an OpenAPI document. */
export const controlDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Control of the sandbox',
    version: '1',
    description: `Every request except GET /health must have the header ${CONTROL_HEADER}: the control token, or any value if the sandbox has none.`,
  },
  servers: [{ url: '/sandbox' }],
  paths: {
    ...pathsOf(ROUTES),
    '/health': {
      get: {
        operationId: 'getHealth',
        summary: 'Whether the sandbox responds; needs no token',
        security: [],
        responses: {
          200: {
            description: 'It responds; `uptime` is in seconds.',
            content: json(
              service.object({
                status: service.TEXT,
                version: service.TEXT,
                uptime: service.NUMBER,
                organizations: service.NUMBER,
              }),
            ),
          },
        },
      },
    },
  },
  components: { securitySchemes: { control: { type: 'apiKey', in: 'header', name: CONTROL_HEADER } } },
  security: [{ control: [] }],
};

function pathsOf(routes: readonly Route[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return paths;
}

function operationOf(route: Route): Node {
  const {
    path,
    operationId,
    summary,
    body,
    status = 200,
    answer = service.object({}),
    type = 'application/json',
  } = route;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: service.TEXT })),
    ...Object.entries(parametersOf(route)).map(([name, schema]) => ({ name, in: 'query', schema })),
  ];
  return {
    operationId,
    summary,
    parameters,
    ...(body && { requestBody: { content: json(body) } }),
    responses: {
      [status]: { description: 'It is done.', content: { [type]: { schema: answer } } },
      default: { description: 'The request was rejected; nothing has changed.', content: json(ERROR) },
    },
  };
}

function json(schema: service.Schema | Node): Node {
  return { 'application/json': { schema } };
}
