import { isNode, suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { locateIn, ORGANIZATION_PLACE, Refusal } from '../engine/index.ts';
import type { OpenSandbox } from '../index.ts';
import type { Organization } from '../organizations/index.ts';
import { controlDocument } from './control-document.ts';
import { ROUTES } from './control-routes.ts';
import { type ControlAnswer, refusedBy } from './refused.ts';
import { type Events, parametersOf, type Route } from './route.ts';

/** A control call, as it came in. */
export interface ControlRequest {
  method: string;
  /** Path below `/sandbox`, such as `/clock`. */
  path: string;
  query: URLSearchParams;
  /** The body as text, empty if there is none. */
  body: string;
  /** Where it was sent to, such as `http://127.0.0.1:4010`; the address of a sandbox without a port by default. */
  origin?: string;
  /** The header of this name. */
  lastEventId?: string | undefined;
}

/** Names that would reach the prototype of an object. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Makes the function that answers control calls.
 *
 * @param refuseFull Throws if nothing more is stored.
 * @param more How calls of the service carry the token, if not as documented, and the events, if they are kept.
 */
export function createControl(
  { sandbox, contract, organizations, engine, storeFor }: OpenSandbox,
  refuseFull: () => void,
  { authorization, events }: { authorization?: string | undefined; events?: Events } = {},
): (request: ControlRequest) => ControlAnswer | Promise<ControlAnswer> {
  const shared = { engine, contract, organizations, storeFor, refuseFull, authorization, events };
  const defaultId = sandbox.organizationId;

  function organizationOf({ organization_id: id = defaultId }: { organization_id?: string }): Organization {
    const organization = organizations.find(id);
    if (!organization) throw new Refusal('organization', `organization_id ${id} does not exist.`, ORGANIZATION_PLACE);
    organization.syncClock();
    return organization;
  }

  function run(request: ControlRequest): ControlAnswer | Promise<ControlAnswer> {
    const { method, path, query, body, lastEventId, origin = new URL(sandbox.baseUrl).origin } = request;
    if (path === '/openapi.json' && method === 'GET') return { status: 200, body: controlDocument };
    const matches = ROUTES.flatMap((route) => {
      const values = valuesOf(route.path, path);
      return values ? [{ route, values }] : [];
    });
    const match = matches.find(({ route }) => route.method === method);
    if (!match) throw notFound(method, path, matches);
    const { route, values } = match;
    const input = { query: readQuery(route, query), body: readBody(route, body) };
    try {
      const organization = organizationOf(input.query);
      const about = { organization, sandbox: sandbox.organization(organization.id), path: values, ...input };
      const answer: unknown = route.run({ ...shared, ...about, origin, lastEventId }) ?? {};
      const { status = 200 } = route;
      const answered = (content: unknown = {}): ControlAnswer => ({ status, body: content });
      return service.isPromise(answer) ? answer.then(answered, refusedBy) : answered(answer);
    } catch (error) {
      if (error instanceof Refusal) error.locate(locateIn({ path: values, ...input }));
      throw error;
    }
  }

  return (request) => {
    try {
      return run(request);
    } catch (error) {
      return refusedBy(error);
    }
  };
}

/** The values of a path that fits a template, decoded; undefined if it does not. */
function valuesOf(template: string, path: string): Record<string, string> | undefined {
  const [templateParts, pathParts] = [template.split('/'), path.split('/')];
  if (templateParts.length !== pathParts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of templateParts.entries()) {
    if (part.startsWith('{')) values[part.slice(1, -1)] = decoded(pathParts[index]!);
    else if (part !== pathParts[index]) return undefined;
  }
  return values;
}

/** A part of a URL. Where an escape is not valid, it is meant as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function notFound(method: string, path: string, matches: readonly { route: Route }[]): service.Refusal {
  if (matches.length > 0) {
    const allowed = matches.map(({ route }) => route.method).join(', ');
    return new service.Refusal(405, 'wrong-method', `This URL does not support ${method}. Use ${allowed}.`, {
      Allow: allowed,
    });
  }
  const near = suggestion(`/sandbox${path}`, [...new Set(ROUTES.map((route) => `/sandbox${route.path}`))]);
  const message = `There is no control URL /sandbox${path}.${near} GET /sandbox/openapi.json describes all of them.`;
  return new service.Refusal(404, 'unknown-url', message);
}

/** @throws Refusal if a body is not what its route takes. */
function readBody({ body: schema }: Route, text: string): Readonly<Record<string, unknown>> {
  const body = parse(text);
  if (!schema && Object.keys(body).length > 0) throw new Refusal('invalid', 'This URL does not accept a body.');
  if (schema) check(schema, body, 'a field of this body', 'The body');
  return body;
}

/** @throws Refusal if a query is not what its route takes. */
function readQuery(route: Route, query: URLSearchParams): Readonly<Record<string, unknown>> {
  const schemas = parametersOf(route);
  const names = [...query.keys()];
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Refusal('invalid', `${twice} was sent more than once. Send it once.`);
  const values = Object.fromEntries([...query].map(([name, text]) => [name, typed(text, schemas[name])]));
  check({ type: 'object', properties: schemas }, values, 'a parameter of this URL', 'The query');
  return values;
}

/** A value of a query in the type of its parameter; as text where it is not of that type. */
function typed(text: string, { type }: service.Schema = {}): unknown {
  if (type === 'integer' && /^\d{1,9}$/.test(text)) return Number(text);
  if (type === 'object') return objectIn(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** An object that a string of JSON holds; the text if it holds none. */
function objectIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function check(schema: service.Schema, value: unknown, noun: string, whole: string): void {
  const closed = service.closedOf(schema);
  const problem = service.problemIn(closed, value, noun);
  if (!problem) return;
  const names = Object.keys(closed.fields ?? {}).join(', ');
  // With no similar name to suggest, list them all.
  const choices =
    problem.problem === `is not ${noun}.` && !/[.[]/.test(problem.place) ? ` It has ${names || 'none'}.` : '';
  throw new Refusal('invalid', `${service.sentenceOf({ ...problem, place: problem.place || whole })}${choices}`);
}

/** @throws Refusal if a string is no object of JSON. */
function parse(text: string): Readonly<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(text === '' ? '{}' : text, (name, value: unknown) => {
      if (FORBIDDEN.has(name)) throw new Refusal('invalid', `${name} is not a valid field name.`);
      return value;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new service.Refusal(400, 'malformed-body', 'The body is not JSON.');
  }
  if (!isNode(body)) throw new Refusal('invalid', 'The body must be a JSON object.');
  return body;
}
