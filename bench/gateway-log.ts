import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fullSampleOf, type Operation } from '../src/contract/index.ts';
import { createSandbox } from '../src/public/sandbox.ts';
import { HEADERS, ORGANIZATION, operations } from './contract.ts';

/** Where the parts of an exchange are in the log of Kong, with bodies as docs/verifier.md adds them. */
export const KONG = {
  at: '$.started_at',
  request: { method: '$.request.method', url: '$.request.uri', headers: '$.request.headers', body: '$.request.body' },
  response: { status: '$.response.status', headers: '$.response.headers', body: '$.response.body' },
};

/** The request of an operation, with all the values that the contract has for it. */
export function requestOf({ method, path: template, object, parameters }: Operation) {
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  const own = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples.get(name)!);
  const sent = fullSampleOf(object.requestBody?.content['application/json']);
  return {
    method: method.toUpperCase(),
    uri: `/inventory/v1${own}?organization_id=${ORGANIZATION}`,
    body: sent === undefined ? undefined : JSON.stringify(sent),
  };
}

/** An exchange of each operation with the sandbox, as a line of Kong. */
async function lines(): Promise<object[]> {
  const sandbox = createSandbox();
  const all = [...operations.values()].map(async (operation) => {
    const { method, uri, body } = requestOf(operation);
    const headers = { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) };
    const answer = await sandbox.fetch(new URL(uri, sandbox.baseUrl), {
      method,
      headers: { ...headers, ...HEADERS },
      ...(body !== undefined && { body }),
    });
    if (!answer.headers.get('content-type')?.includes('json')) return [];
    const response = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    return [{ request: { method, uri, headers, body }, response }];
  });
  return (await Promise.all(all)).flat();
}

/** The first call of the log, in milliseconds; each other comes a second later. */
const START = Date.UTC(2026, 0, 1);

/** Every call has a record and a time of its own. */
const ID = /\b4815162342481511\d{3}\b/;

/**
 * Writes logs of a gateway: the exchanges of all operations in a loop, in files of the same size.
 *
 * @param bytes Of all files together, at least.
 * @returns Their paths, and how many exchanges they hold.
 */
export async function writeLogs(
  folder: string,
  bytes: number,
  files: number,
): Promise<{ paths: string[]; exchanges: number }> {
  const made = await lines();
  let exchanges = 0;
  const paths: string[] = [];
  for (let file = 0; file < files; file += 1) {
    const at = path.join(folder, `gateway-${String(file).padStart(4, '0')}.log`);
    const open = openSync(at, 'w');
    for (let size = 0; size < bytes / files; ) {
      const chunk = made.map(({ ...line }) => {
        exchanges += 1;
        const text = JSON.stringify({ ...line, started_at: START + exchanges * 1000 });
        return `${text.replace(ID, `4815162${String(exchanges).padStart(12, '0')}`)}\n`;
      });
      size += writeSync(open, chunk.join(''));
    }
    closeSync(open);
    paths.push(at);
  }
  return { paths, exchanges };
}
