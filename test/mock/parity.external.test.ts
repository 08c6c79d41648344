import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { operations } from '../support/document.ts';
import { IS_FULL, partOf } from '../support/full.ts';
import { type Call, callOf, ID, operationOf, send } from '../support/mock-calls.ts';
import { type Prism, startPrism } from '../support/prism.ts';
import { DIFFERENCES, type Verdict } from './prism-differences.ts';

let mock: Mock;
let prism: Prism;
const observed = new Map<string, { prism: Set<Verdict>; mock: Set<Verdict> }>();
let requests = 0;

beforeAll(async () => {
  [mock, prism] = await Promise.all([startMock(), startPrism()]);
});
afterAll(() => Promise.all([mock.close(), prism.stop()]));

/** Asks both, and notes the kind of the request if their answers differ. */
async function compare(kind: string, call: Call): Promise<void> {
  requests += 1;
  const [left, right] = await Promise.all([ask(prism.url, call), ask(mock.baseUrl, call)]);
  const isSuccess = Number(left.verdict) < 300;
  if (left.verdict === right.verdict && (!isSuccess || left.body === right.body)) return;
  const entry = observed.get(kind) ?? { prism: new Set(), mock: new Set() };
  entry.prism.add(left.verdict);
  entry.mock.add(right.verdict);
  observed.set(kind, entry);
}

async function ask(baseUrl: string, call: Call): Promise<{ verdict: Verdict; body: string }> {
  try {
    const response = await send(baseUrl, call);
    return { verdict: response.status, body: await response.text() };
  } catch {
    return { verdict: 'ends', body: '' };
  }
}

const withHeaders = (call: Call, headers: Record<string, string>): Call => ({
  ...call,
  headers: { ...call.headers, ...headers },
});
const isDownload = ({ object, successStatus }: (typeof operations)[number]): boolean =>
  !object.responses[successStatus]!.content!['application/json'];

/** Values of every type, one for each field in turn. */
const VALUES = [null, true, -1, 1.5, 'x', [], {}, '', Number.MAX_SAFE_INTEGER];

describe('the same requests to the mock and to the Prism CLI', () => {
  it.each(partOf(operations, 4))('$id', async (operation) => {
    const call = callOf(operation);
    await compare(isDownload(operation) ? 'a download' : 'a valid request', call);
    if (isDownload(operation)) return;

    const { Authorization: _, ...tokenless } = call.headers;
    await Promise.all([
      compare('no token', { ...call, headers: tokenless }),
      compare('another prefix of the token', withHeaders(call, { Authorization: 'Bearer demo' })),
      compare('no query', { ...call, path: call.path.replace(/\?.*/, '') }),
      compare('a word for an id', { ...call, path: call.path.replace(ID, 'abc') }),
    ]);
    if (typeof call.body !== 'string') return;

    const body = JSON.parse(call.body) as Record<string, unknown>;
    const isOptional = operation.object.requestBody!.required !== true;
    await Promise.all([
      compare('another content type', withHeaders(call, { 'Content-Type': 'text/plain' })),
      compare('JSON that is cut off', { ...call, body: call.body.slice(0, -1) }),
      compare('a list for a body', { ...call, body: '[]' }),
      compare(isOptional ? 'null for a body that may be left out' : 'null for a body', { ...call, body: 'null' }),
      ...Object.keys(body).flatMap((key, index) => {
        const { [key]: _field, ...others } = body;
        return [
          compare('a field left out', { ...call, body: JSON.stringify(others) }),
          compare('a field of another type', {
            ...call,
            body: JSON.stringify({ ...body, [key]: VALUES[index % VALUES.length] }),
          }),
        ];
      }),
    ]);
  });

  it('and some of other kinds', async () => {
    const list = callOf(operationOf('listTaxes'));
    const create = callOf(operationOf('createTax'));
    await compare('HEAD where there is GET', { ...list, method: 'HEAD' });
    await compare('an unknown URL', { ...list, path: '/nowhere' });
    await compare('a wrong method', { ...list, method: 'DELETE' });
    await compare('a wrong method of a literal URL', {
      ...list,
      method: 'DELETE',
      path: '/invoices/templates?organization_id=1',
    });
    await compare('a wrong method of a literal URL', {
      ...list,
      method: 'GET',
      path: '/invoices/email?organization_id=1',
    });
    await compare('a name of the query in other letters', { ...list, path: '/settings/taxes?ORGANIZATION_ID=1' });
    await compare('a number out of range in the query', { ...list, path: `${list.path}&page=0` });
    await compare('a value that comes twice', { ...list, path: `${list.path}&organization_id=2` });
    await compare('an unknown name in the query', { ...list, path: `${list.path}&unknown=1` });
    await compare('a type that is not made', withHeaders(list, { Accept: 'text/html' }));
    await compare('a code', withHeaders(list, { Prefer: 'code=429' }));
    await compare('a code that does not exist', withHeaders(list, { Prefer: 'code=204' }));
    await compare('an example', withHeaders(list, { Prefer: 'example=default' }));
    await compare('an example that does not exist', withHeaders(list, { Prefer: 'example=none' }));
    await compare('a body that is not described', {
      ...withHeaders(callOf(operationOf('markContactActive')), { 'Content-Type': 'application/json' }),
      body: '{}',
    });
    await compare('an id beyond 2^53', { ...list, path: '/contacts/9223372036854775807/comments?organization_id=1' });
    await compare('a long integer', {
      ...create,
      body: '{"tax_name":"VAT","tax_percentage":5,"tax_authority_id":9223372036854775807}',
    });
    await compare('a body in gzip', {
      ...withHeaders(create, { 'Content-Encoding': 'gzip' }),
      body: gzipSync(create.body as string) as unknown as string,
    });
  });

  it('and some that end the process of Prism', async () => {
    const upload = withHeaders(callOf(operationOf('addCompositeItemImage')), {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    await compare('a malformed form', { ...upload, body: '--x\r\n\r\na\r\n--x--\r\n' });
    await expect(fetch(prism.url)).rejects.toThrow();
    prism = await startPrism();
    await compare('a malformed escape', { ...callOf(operationOf('listTaxes')), path: '/contacts/%E0%A4%A/comments' });
    await expect(fetch(prism.url)).rejects.toThrow();
  });

  it('differ only where it is explained', () => {
    expect(requests).toBeGreaterThan(IS_FULL ? 1000 : 250);
    const sorted = (verdicts: Set<Verdict>): Verdict[] => [...verdicts].sort();
    const found = Object.fromEntries(
      [...observed].map(([kind, verdicts]) => [kind, { prism: sorted(verdicts.prism), mock: sorted(verdicts.mock) }]),
    );
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(DIFFERENCES).map(([kind, { prism: left, mock: right }]) => [kind, { prism: left, mock: right }]),
      ),
    );
  });
});
