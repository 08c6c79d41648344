import { SAMPLE_FILE } from '../../code-samples/index.ts';
import { type Collection, type CollectionRequest, type Expected, type Folder, use } from '../request-collection.ts';
import { access } from './javascript.ts';

const BOUNDARY = 'form-boundary';

/**
 * Writes a collection as a file of requests, as editors (JetBrains, Visual Studio Code) and httpyac send them. A secret
 * is no variable of the file: it comes from the environment.
 */
export function formatHttp({ title, variables, resources, workflows }: Collection): string {
  const secrets = variables.filter(({ value }) => value === undefined);
  return [
    `# ${title}`,
    '#',
    '# Set these in the environment of your tool, such as http-client.private.env.json:',
    ...secrets.map(({ name, description }) => `#   ${name}: ${description}`),
    '',
    ...variables.flatMap(({ name, value, description }) =>
      value === undefined ? [] : [`# ${description}`, `@${name} = ${value}`],
    ),
    '',
    ...resources.map(formatFolder),
    ...workflows.map(formatFolder),
  ].join('\n');
}

function formatFolder({ name, requests }: Folder): string {
  return requests.map((request) => formatRequest(name, request)).join('\n');
}

function formatRequest(folder: string, request: CollectionRequest): string {
  const { name, description, method, body, expected, headers, authorization } = request;
  return [
    `### ${folder}: ${name}`,
    ...description
      .trim()
      .split('\n')
      .map((line) => `# ${line}`.trimEnd()),
    `${method} ${urlOf(request)}`,
    ...(authorization === undefined ? [] : [`${authorization.name}: ${authorization.value}`]),
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    ...(body ? formatBody(body) : []),
    ...(expected ? ['', formatCheck(expected)] : []),
    '',
  ].join('\n');
}

function urlOf({ server, path, ids, query }: CollectionRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const given = query.filter(({ isRequired }) => isRequired).map(({ name, value }) => `${name}=${value}`);
  return `${use(server)}${filled}${given.length > 0 ? `?${given.join('&')}` : ''}`;
}

function formatBody(body: NonNullable<CollectionRequest['body']>): string[] {
  if ('json' in body) return ['Content-Type: application/json', '', JSON.stringify(body.json, null, 2)];
  return [
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    '',
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${body.field}"; filename="${SAMPLE_FILE.name}"`,
    `Content-Type: ${SAMPLE_FILE.type}`,
    '',
    `< ./${SAMPLE_FILE.name}`,
    `--${BOUNDARY}--`,
  ];
}

/** A handler of the response: the check of its status, and the variables that later requests use. */
function formatCheck({ status, outputs }: Expected): string {
  return [
    '> {%',
    `  client.test('answers ${status}', () => client.assert(response.status === ${status}, 'It answers ' + response.status));`,
    ...Object.entries(outputs).map(
      ([name, keys]) => `  client.global.set('${name}', ${access('response.body', keys)});`,
    ),
    '%}',
  ].join('\n');
}
