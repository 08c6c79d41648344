import { SAMPLE_FILE } from '../../code-samples/index.ts';
import { type Collection, type CollectionRequest, type Expected, type Folder, use } from '../request-collection.ts';
import { access } from './javascript.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Writes a collection as one of Postman, in version 2.1 of its format. */
export function formatPostman({ title, variables, resources, workflows }: Collection): string {
  const collection = {
    info: {
      name: title,
      description: 'Set the secret variables in an environment of your own. Requests of a workflow are sent in order.',
      schema: SCHEMA,
    },
    item: [
      ...resources.map(formatFolder),
      { name: 'Workflows', description: 'Calls in sequence.', item: workflows.map(formatFolder) },
    ],
    variable: variables.flatMap(({ name, value, description }) =>
      value === undefined ? [] : { key: name, value, description },
    ),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function formatFolder({ name, description, requests }: Folder) {
  return { name, description, item: requests.map(formatRequest) };
}

function formatRequest(request: CollectionRequest) {
  const { name, description, method, headers, authorization, body, expected } = request;
  const header = [
    ...(authorization === undefined ? [] : [{ key: authorization.name, value: authorization.value }]),
    ...Object.entries(headers).map(([key, value]) => ({ key, value })),
    ...(body && 'json' in body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  ];
  return {
    name,
    ...(expected && { event: [formatCheck(expected)] }),
    request: { description, method, header, url: formatUrl(request), ...(body && { body: formatBody(body) }) },
  };
}

function formatUrl({ server, path, ids, query }: CollectionRequest) {
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const given = query.filter(({ isRequired }) => isRequired).map(({ name, value }) => `${name}=${value}`);
  return {
    raw: `${[use(server), ...segments].join('/')}${given.length > 0 ? `?${given.join('&')}` : ''}`,
    host: [use(server)],
    path: segments,
    query: query.map(({ name, value, isRequired }) => ({ key: name, value, ...(!isRequired && { disabled: true }) })),
    variable: Object.entries(ids).map(([key, value]) => ({ key, value })),
  };
}

function formatBody(body: NonNullable<CollectionRequest['body']>) {
  if ('json' in body)
    return { mode: 'raw', raw: JSON.stringify(body.json, null, 2), options: { raw: { language: 'json' } } };
  return { mode: 'formdata', formdata: [{ key: body.field, type: 'file', src: SAMPLE_FILE.name }] };
}

/** A script that runs after the response: the check of its status, and the variables that later requests use. */
function formatCheck({ status, outputs }: Expected) {
  const exec = [
    `pm.test('answers ${status}', () => pm.response.to.have.status(${status}));`,
    ...Object.entries(outputs).map(
      ([name, keys]) => `pm.collectionVariables.set('${name}', ${access('pm.response.json()', keys)});`,
    ),
  ];
  return { listen: 'test', script: { type: 'text/javascript', exec } };
}
