import { describe, expect, it } from 'vitest';
import {
  type CallOptions,
  createInventoryClient,
  type InventoryClient,
  type InventoryError,
} from '../../../src/public/client.ts';
import { createSandbox, type Failure, type Sandbox } from '../../../src/public/sandbox.ts';
import { controlOf, start } from '../../support/sandbox-server.ts';
import type { Json } from '../../support/story.ts';

/** A client of a sandbox that fails, through each door. */
const DOORS: [string, () => Promise<{ sandbox: Sandbox; inventory: InventoryClient }>][] = [
  ['in process', async () => clientOf(createSandbox({ seed: 'empty' }))],
  [
    'over HTTP',
    async () => {
      const { sandbox, baseUrl } = await start({ seed: 'empty' });
      return clientOf(sandbox, { baseUrl, fetch: globalThis.fetch });
    },
  ],
];

function clientOf(sandbox: Sandbox, { baseUrl, fetch }: Pick<Sandbox, 'baseUrl' | 'fetch'> = sandbox) {
  const { organizationId } = sandbox;
  return {
    sandbox,
    inventory: createInventoryClient({ baseUrl, fetch, organizationId, accessToken: 'demo', backoff: 1 }),
  };
}

/** Each failure: the error of the client for a creation, whether it may have happened, and whether it has. */
const FAILURES: [Failure, name: string, mayHaveHappened: boolean, hasHappened: boolean][] = [
  [{ status: 400 }, 'ApiError', false, false],
  [{ status: 499 }, 'ApiError', false, false],
  [{ status: 408 }, 'ApiError', true, false],
  [{ status: 503 }, 'ApiError', true, false],
  [{ answer: 'error' }, 'ApiError', false, false],
  [{ answer: 'html' }, 'ApiError', true, false],
  [{ answer: 'html', status: 404 }, 'ResponseError', false, false],
  [{ answer: 'cut' }, 'NetworkError', true, false],
  [{ answer: 'lost' }, 'NetworkError', true, true],
  [{ answer: 'half' }, 'NetworkError', true, true],
  [{ delay: 100_000 }, 'TimeoutError', true, true],
];

describe.each(DOORS)('a client %s', (_, open) => {
  it.each(FAILURES)('that meets %j', async (failure, name, mayHaveHappened, hasHappened) => {
    const { sandbox, inventory } = await open();
    sandbox.failNext({ ...failure, operationId: 'createTax' });
    const options: CallOptions = { retries: 0, ...(failure.delay && { timeout: 2000 }) };
    const error = await inventory.taxes
      .create({ tax_name: 'VAT', tax_percentage: 5 }, options)
      .catch((thrown: InventoryError) => thrown);
    expect(error).toMatchObject({ name, mayHaveHappened });
    const { taxes } = await inventory.taxes.list();
    expect(taxes).toHaveLength(hasHappened ? 1 : 0);
    expect(sandbox.calls({ operationId: 'createTax' })).toMatchObject([{ failure }]);
  });

  it('repeats what it reads', async () => {
    const { sandbox, inventory } = await open();
    for (const answer of ['cut', 'lost', 'half'] as const) sandbox.failNext({ answer, operationId: 'listTaxes' });
    const { taxes } = await inventory.taxes.list({}, { retries: 3 });
    expect(taxes).toEqual([]);
    expect(sandbox.calls({ operationId: 'listTaxes' })).toHaveLength(4);
  });
});

describe('control URLs', () => {
  it('let calls of one organization fail, list what has not come, and take it back', async () => {
    const server = await start({ seed: 'empty' });
    const control = controlOf(server);
    await control('POST /organizations', { organizationId: '7' });
    const failure = { answer: 'lost', operationId: 'createTax', nth: 2 };
    expect((await control('POST /failures?organization_id=7', failure)).status).toBe(201);
    const failures = async (): Promise<Json> => (await control('GET /failures?organization_id=7')).body;
    expect(await failures()).toEqual({ failures: [failure] });
    expect((await control('GET /failures')).body).toEqual({ failures: [] });
    expect((await control('DELETE /failures?organization_id=7')).body).toEqual({ failures: [failure] });
    expect(await failures()).toEqual({ failures: [] });
    const { status, body } = await control('POST /failures', { answer: 'losst' });
    expect([status, body['message']]).toEqual([
      400,
      'answer must be one of cut, lost, half, html, error. Did you mean lost?',
    ]);
    const foreign = { Origin: 'http://evil.example', 'X-Sandbox-Control': '1' };
    const refused = await fetch(`${server.url}/sandbox/failures`, {
      method: 'POST',
      headers: foreign,
      body: '{"status":500}',
    });
    expect(refused.status).toBe(403);
  });

  it('end the connection, and leave the server as it was', async () => {
    const lines: object[] = [];
    const server = await start({ seed: 'empty', log: (entry) => lines.push(entry) });
    const url = `${server.baseUrl}/settings/taxes?organization_id=10234695`;
    const headers = { Authorization: 'Service-oauthtoken demo' };
    server.sandbox.failNext({ answer: 'half' });
    const half = await fetch(url, { headers });
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow('terminated');
    server.sandbox.failNext({ answer: 'cut' });
    await expect(fetch(url, { headers })).rejects.toThrow('fetch failed');
    expect((await fetch(url, { headers })).status).toBe(200);
    expect(lines).toMatchObject([
      { status: 200, cut: 'half' },
      { status: 0, cut: 'all' },
      { status: 200, operationId: 'listTaxes' },
    ]);
  });
});
