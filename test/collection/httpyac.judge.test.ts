import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_FILE } from '../../src/code-samples/code-call.ts';
import { formatHttp } from '../../src/collection/format/http-file.ts';
import { readCollection } from '../../src/collection/read-workflows.ts';
import type { Collection, Folder } from '../../src/collection/request-collection.ts';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { type Sent, sendAll } from './httpyac.ts';

const TOKENS = { demo: {}, 'read-contacts': { scopes: ['ServiceAPI.contacts.READ'] } };
const folder = mkdtempSync(path.join(tmpdir(), 'collection-'));
let collection: Collection;

beforeAll(async () => {
  writeFileSync(path.join(folder, SAMPLE_FILE.name), 'picture');
  collection = await readCollection();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends all requests of some folders to a sandbox that has just started, once or several times. */
async function send(part: Partial<Collection>, times = 1): Promise<Sent[]> {
  const { baseUrl, url, close } = await startSandbox({ port: 0, tokens: TOKENS });
  const addresses: Record<string, string> = { base_url: baseUrl, control_url: `${url}/sandbox` };
  const variables = collection.variables.map((one) => ({ ...one, value: addresses[one.name] ?? one.value }));
  const text = formatHttp({ ...collection, resources: [], workflows: [], ...part, variables });
  const sent: Sent[] = [];
  for (let time = 0; time < times; time += 1)
    sent.push(...(await sendAll(folder, text, { token: 'demo', read_token: 'read-contacts' })));
  await close();
  return sent;
}

function titles(folders: readonly Folder[]): string[] {
  return folders.flatMap(({ name, requests }) => requests.map((request) => `${name}: ${request.name}`));
}

it('httpyac sends every workflow to the sandbox, twice, and every step is answered as expected', async () => {
  const sent = await send({ workflows: collection.workflows }, 2);
  const once = titles(collection.workflows);
  expect(sent.map(({ title }) => title)).toEqual([...once, ...once]);
  expect(sent.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

it('httpyac sends names that no record has, so that a tax and a contact are created twice', async () => {
  const chosen = collection.resources.map((resource) => ({
    ...resource,
    requests: resource.requests.filter(({ name }) => ['Create a tax', 'Create a contact'].includes(name)),
  }));
  const sent = await send({ resources: chosen }, 2);
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

it('httpyac reads the sample records from the sandbox, and uploads files', async () => {
  const chosen = collection.resources.map((resource) => ({
    ...resource,
    requests: resource.requests.filter(({ method, body }) => method === 'GET' || (body && 'field' in body)),
  }));
  const sent = await send({ resources: chosen });
  expect(sent.map(({ title }) => title)).toEqual(titles(chosen));
  expect(sent.filter(({ status }) => status !== 200).map(({ title }) => title)).toEqual([]);
});
