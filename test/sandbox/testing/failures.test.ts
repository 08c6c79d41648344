import { describe, expect, it } from 'vitest';
import { createSandbox, type Failure, type Sandbox } from '../../../src/public/sandbox.ts';
import { callerOf } from '../../support/sandbox-calls.ts';

const TAX = { tax_name: 'VAT', tax_percentage: 5 };

function send(sandbox: Sandbox, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch(`${sandbox.baseUrl}/settings/taxes?organization_id=${sandbox.organizationId}`, {
    method: 'POST',
    headers: { Authorization: 'Service-oauthtoken demo', 'Content-Type': 'application/json' },
    body: JSON.stringify(TAX),
    ...init,
  });
}

/** How many taxes have the name. */
const made = (sandbox: Sandbox): number =>
  sandbox
    .records('taxes')
    .list()
    .filter(({ tax_name }) => tax_name === 'VAT').length;

describe('a failure in process', () => {
  it('with a status is a refusal, and nothing is carried out', async () => {
    const sandbox = createSandbox();
    sandbox.failNext({ status: 503 });
    const response = await send(sandbox);
    expect([response.status, response.headers.get('x-sandbox-refusal'), made(sandbox)]).toEqual([503, 'fault', 0]);
    expect(sandbox.log.at(-1)).toMatchObject({ status: 503, failure: { status: 503 } });
  });

  it('with an error has the status 200, and its code in the envelope', async () => {
    const sandbox = createSandbox();
    sandbox.failNext({ answer: 'error' });
    const response = await send(sandbox);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 20099, message: 'This failure was asked for.' });
    expect(made(sandbox)).toBe(0);
  });

  it.each([
    [undefined, 502],
    [404, 404],
  ])('that is a page is no JSON, with the status %s', async (status, given) => {
    const sandbox = createSandbox();
    sandbox.failNext({ answer: 'html', status });
    const response = await send(sandbox);
    expect([response.status, response.headers.get('content-type')]).toEqual([given, 'text/html']);
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect(made(sandbox)).toBe(0);
  });

  it.each([
    ['cut', 0, 0],
    ['lost', 1, 201],
  ] as const)('that is %s rejects; %i taxes are made', async (answer, count, status) => {
    const sandbox = createSandbox();
    sandbox.failNext({ answer });
    await expect(send(sandbox)).rejects.toThrow(new TypeError('fetch failed'));
    expect(made(sandbox)).toBe(count);
    expect(sandbox.calls({ failure: { answer } })).toMatchObject([{ operationId: 'createTax', status }]);
    expect((await send(sandbox)).status).toBe(count === 0 ? 201 : 400);
  });

  it('that is half a body breaks off while it is read, and is carried out', async () => {
    const sandbox = createSandbox();
    sandbox.failNext({ answer: 'half' });
    const response = await send(sandbox);
    expect([response.status, made(sandbox)]).toEqual([201, 1]);
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toMatch(/^\{"code":0/);
    expect(value!.length).toBe(Math.floor(Number(response.headers.get('content-length')) / 2));
    await expect(reader.read()).rejects.toThrow(TypeError);
  });

  it('that has no body to halve is the end of the connection', async () => {
    const sandbox = createSandbox();
    sandbox.failNext({ answer: 'half' });
    await expect(send(sandbox, { method: 'HEAD', body: null })).rejects.toThrow('fetch failed');
  });

  it('that is a delay is carried out at once, and ends when the caller leaves', async () => {
    const sandbox = createSandbox();
    sandbox.failNext({ delay: 2 ** 31 - 1 });
    const controller = new AbortController();
    const sending = send(sandbox, { signal: controller.signal });
    await expect.poll(() => made(sandbox)).toBe(1);
    controller.abort();
    await expect(sending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    sandbox.failNext({ delay: 1, status: 500 });
    expect((await send(sandbox)).status).toBe(500);
  });
});

describe('a failure', () => {
  it('meets the n-th call of its operation, and as many as it says, in its organization alone', async () => {
    const sandbox = createSandbox();
    const [call, other] = [callerOf(sandbox), callerOf(sandbox.organization('7'))];
    sandbox.failNext({ status: 503, operationId: 'listTaxes', nth: 2, times: 2 });
    expect(sandbox.failures).toEqual([{ status: 503, operationId: 'listTaxes', nth: 2, times: 2 }]);
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      await call('listItems');
      statuses.push((await call('listTaxes')).status, (await other('listTaxes')).status);
      if (count === 1) expect(sandbox.failures).toEqual([{ status: 503, operationId: 'listTaxes', nth: 1, times: 1 }]);
    }
    expect(statuses).toEqual([200, 200, 503, 200, 503, 200, 200, 200]);
    expect(sandbox.failures).toEqual([]);
  });

  it.each([[[{ status: 500, nth: 2 }, { status: 429 }]], [[{ status: 429 }, { status: 500, nth: 2 }]]])(
    'is counted next to others, whichever was asked for first: %j',
    async (failures) => {
      const sandbox = createSandbox();
      const call = callerOf(sandbox);
      for (const failure of failures) sandbox.failNext(failure);
      expect([(await call('listTaxes')).status, (await call('listTaxes')).status]).toEqual([429, 500]);
    },
  );

  it.each<[object, string]>([
    [{}, 'A failure needs a status, an answer or a delay.'],
    [{ operationId: 'listTaxes' }, 'A failure needs a status, an answer or a delay.'],
    [{ status: 503, answer: 'lost' }, "status can't be combined with the answer lost."],
    [{ answer: 'losst' }, 'answer must be one of cut, lost, half, html, error. Did you mean lost?'],
    [{ status: 200 }, 'status must be a whole number from 400 to 599, or any.'],
    [{ delay: 0 }, 'delay must be a whole number from 1 to 2147483647, or a range such as [100, 800].'],
    [{ status: 500, nth: 0 }, 'nth must be a whole number, 1 or more.'],
    [{ status: 503, operationId: 'listTaxs' }, 'operationId: there is no operation listTaxs. Did you mean listTaxes?'],
    [{ anwser: 'cut' }, 'anwser is not a field of a failure. Did you mean answer?'],
  ])('%j is none', (failure, message) => {
    expect(() => createSandbox().failNext(failure as Failure)).toThrow(new RangeError(message));
  });
});

describe('failures that a sandbox starts with', () => {
  const failures: Failure[] = [{ status: 503, operationId: 'listTaxes' }];

  it('meet calls in each organization, and again after a reset', async () => {
    const sandbox = createSandbox({ failures });
    const statusOf = async (one: Sandbox): Promise<number> => (await callerOf(one)('listTaxes')).status;
    expect([await statusOf(sandbox), await statusOf(sandbox.organization('7'))]).toEqual([503, 503]);
    expect([await statusOf(sandbox), sandbox.failures]).toEqual([200, []]);
    sandbox.reset();
    expect(sandbox.failures).toEqual(failures);
    expect(await statusOf(sandbox)).toBe(503);
    expect(await statusOf(sandbox.fork())).toBe(503);
  });

  it('are the same with the same organization and calls', async () => {
    const run = async (): Promise<number[]> => {
      const call = callerOf(createSandbox({ failures: [{ status: 'any', share: 0.3 }] }));
      const statuses = [];
      for (let count = 0; count < 40; count += 1) statuses.push((await call('listTaxes')).status);
      return statuses;
    };
    const statuses = await run();
    expect(await run()).toEqual(statuses);
    expect(new Set(statuses).size).toBeGreaterThan(2);
  });

  it.each<[unknown, string]>([
    [
      [{ status: 503, operationId: 'listTaxs' }],
      "failures[0] can't be used: operationId: there is no operation listTaxs. Did you mean listTaxes?",
    ],
    [[{ anwser: 'cut' }], "failures[0] can't be used: anwser is not a field of a failure. Did you mean answer?"],
    [[503], "failures[0] must be a failure, such as { status: 503, operationId: 'createInvoice', nth: 2 }."],
    [{ status: 503 }, 'failures must be an array of failures.'],
  ])('are checked: %j', (given, message) => {
    expect(() => createSandbox({ failures: given as Failure[] })).toThrow(new RangeError(message));
  });
});

describe('a call of several organizations', () => {
  const list = (sandbox: Sandbox): Promise<Response> =>
    sandbox.fetch(`${sandbox.baseUrl}/organizations`, { headers: { Authorization: 'Service-oauthtoken demo' } });

  it('fails as one that names its organization', async () => {
    const sandbox = createSandbox();
    for (const answer of ['cut', 'lost'] as const) {
      sandbox.failNext({ answer, operationId: 'listOrganizations' });
      await expect(list(sandbox)).rejects.toThrow(new TypeError('fetch failed'));
    }
    sandbox.failNext({ answer: 'html' });
    expect((await list(sandbox)).status).toBe(502);
    sandbox.failNext({ answer: 'half' });
    await expect((await list(sandbox)).text()).rejects.toThrow(TypeError);
    expect((await list(sandbox)).status).toBe(200);
  });
});
