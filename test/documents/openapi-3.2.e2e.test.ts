import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { run } from '../cli/output.ts';

const FILE = 'test/documents/openapi-3.2.yaml';
const folder = mkdtempSync(path.join(tmpdir(), '3.2-'));
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ document: FILE });
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

const headers = { Authorization: 'Bearer demo' };

describe('a document of OpenAPI 3.2', () => {
  it('is read by operations, which lists once what is not used of it', async () => {
    const { status, stdout, stderr } = await run(['operations', '--json', '--document', FILE]);
    const operations = JSON.parse(stdout) as { operationId: string }[];
    expect([status, operations.map(({ operationId }) => operationId)]).toEqual([
      0,
      ['listTents', 'createTent', 'listEvents'],
    ]);
    expect(stderr).toMatchInlineSnapshot(`
      "Not read: #/paths/~1tents/get. Parameters in a querystring are not checked.
      Not read: #/$self. The document's own URL is not used.
      Not read: #/servers/0/name. Names of servers are not used.
      Not read: #/tags/0/summary, #/tags/0/kind, #/tags/1/parent, and 1 more. The hierarchy and kinds of tags are not used.
      Not read: #/paths/~1tents/query, #/paths/~1tents/additionalOperations. Operations with QUERY and other new methods are neither served nor checked.
      Not read: #/paths/~1tents/get/responses/200/summary. Summaries of responses are not used.
      Not read: #/paths/~1events/get/responses/200/content/text~1event-stream/itemSchema. The items of bodies that are sequences are not checked.
      Not read: #/paths/~1events/get/responses/200/content/text~1event-stream/examples/one/serializedValue, #/components/mediaTypes/Tents/examples/two/serializedValue. Serialized samples are not used, only samples as data.
      Not read: #/components/schemas/Tent/discriminator/defaultMapping. Discriminators are not used: a value is checked against each of the alternative schemas.
      Not read: #/components/securitySchemes/device/oauth2MetadataUrl. Metadata of authorization servers, and the deprecation of schemes, are not used.
      Not read: #/components/securitySchemes/device/flows/deviceAuthorization. The device authorization flow is not used to get tokens.
      "
    `);
  });

  it('is printed by spec, all of it or a part', async () => {
    const args = ['spec', '--document', FILE, '--format', 'json'];
    expect(JSON.parse((await run(args)).stdout)).toEqual(parse(readFileSync(FILE, 'utf8')));
    const { paths } = JSON.parse((await run([...args, '--tag', 'tents'])).stdout) as { paths: object };
    expect(Object.keys(paths)).toEqual(['/tents']);
  });

  it.each<[method: string, url: string, status: number, body: unknown, sent?: object]>([
    ['GET', '/tents?any=1', 200, [{ kind: 'ridge', beds: 2 }]],
    ['GET', '/events', 200, 'data: a\n\n'],
    ['POST', '/tents', 201, { kind: 'ridge', beds: 0 }, { poles: 2 }],
    ['POST', '/tents', 400, expect.anything(), { kind: 'ridge', beds: 'x' }],
    ['COPY', '/tents', 405, expect.anything()],
  ])('is mocked: %s %s %i', async (method, url, status, body, sent) => {
    const type = { 'Content-Type': 'application/json' };
    const init = sent ? { headers: { ...headers, ...type }, body: JSON.stringify(sent) } : { headers };
    const response = await fetch(mock.baseUrl + url, { method, ...init });
    const text = await response.text();
    expect([response.status, /^[[{]/.test(text) ? JSON.parse(text) : text]).toEqual([status, body]);
    expect(response.headers.get('x-mock-unknown')).toBeNull();
  });

  it('is what traffic is checked against', async () => {
    const file = path.join(folder, 'tents.ndjson');
    const recorder = createRecorder({ to: file, document: await readDocumentFile(FILE) });
    for (const [method, url, body] of [
      ['GET', '/tents?any=1', [{ kind: 'ridge', beds: 'x' }, { poles: 2 }]],
      ['GET', '/tents', [{ kind: 'ridge', beds: 2 }]],
      ['COPY', '/tents', {}],
    ] as const)
      recorder({
        at: '2026-03-28T12:00:00Z',
        request: { method, url: `https://tents.example/v1${url}` },
        response: { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
    const { status, stdout } = await run(['verify', file, '--document', FILE, '--format', 'json']);
    const { findings, skipped } = JSON.parse(stdout) as {
      findings: { rule: string; place: string }[];
      skipped: object;
    };
    expect(skipped).toEqual({ 'an operation that is not read': 1 });
    expect([status, findings.map(({ rule, place }) => `${rule} ${place}`)]).toEqual([
      1,
      ['type response.body/*/beds', 'required response.body/*/poles'],
    ]);
  });
});
