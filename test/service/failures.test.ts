import { describe, expect, it } from 'vitest';
import type { Failure } from '../../src/service/failure.ts';
import { createFailures, type Failures, failing } from '../../src/service/failures.ts';
import { createFetch } from '../../src/service/fetch.ts';
import { contract } from '../support/document.ts';
import { callOf, echo, operationOf } from '../support/mock-calls.ts';
import { openService, type TestService } from '../support/service.ts';

const call = callOf(operationOf('listTaxes'));

async function open(given: readonly Failure[], seed = '1'): Promise<TestService & { failures: Failures }> {
  const failures = createFailures(given, seed);
  const engine = failing('mock', await echo(contract, { seed: '' }), failures);
  return { ...(await openService({ engine })), failures };
}

describe('a share of the calls fails', () => {
  async function run(seed: string, share: number): Promise<number[]> {
    const { send } = await open([{ status: 'any', share }], seed);
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) statuses.push((await send(call)).status);
    return statuses;
  }

  it('with 429 and 5xx, repeatable by seed', async () => {
    const [first, again, other] = [await run('7', 0.3), await run('7', 0.3), await run('8', 0.3)];
    expect(again).toEqual(first);
    const fails = (status: number): boolean => status !== 200;
    expect(other.map(fails)).not.toEqual(first.map(fails));
    const failed = first.filter(fails);
    expect(failed.length).toBeGreaterThan(40);
    expect(failed.length).toBeLessThan(80);
    expect(new Set(failed)).toEqual(new Set([429, 500, 502, 503, 504]));
  });

  it('not at all at 0, and always at 1', async () => {
    expect(new Set(await run('7', 0))).toEqual(new Set([200]));
    expect(await run('7', 1)).not.toContain(200);
  });

  it('in the envelope, with a header and the time to wait', async () => {
    const { send, log } = await open([{ status: 'any', share: 1 }]);
    const waits: Record<number, string | null> = {};
    for (let count = 0; count < 50; count += 1) {
      const response = await send(call);
      waits[response.status] = response.headers.get('retry-after');
      expect(response.headers.get('x-mock-refusal')).toBe('fault');
      const message = 'This failure was asked for.';
      const code = response.status * 100 + 99;
      expect(await response.json()).toEqual({ code, message, errors: [{ message }] });
    }
    expect(waits).toEqual({ 429: '1', 500: null, 502: null, 503: '1', 504: null });
    expect(log[0]).toMatchObject({ refusal: 'fault', failure: { status: 'any', share: 1 }, operationId: 'listTaxes' });
  });

  it('until as many have as were asked for', async () => {
    const { send, failures } = await open([{ status: 503, share: 1, times: 2, nth: 2 }]);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await send(call)).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
    expect(failures.pending).toEqual([]);
  });

  it('next to one that was asked for later', async () => {
    const { send, failures } = await open([{ status: 503, share: 0 }]);
    failures.add({ answer: 'error' });
    expect((await (await send(call)).json()) as object).toMatchObject({ code: 20099 });
    expect(failures.clear()).toEqual([{ status: 503, share: 0 }]);
    expect(failures.pending).toEqual([]);
  });
});

describe('delays', () => {
  const delays = (delay: number | [number, number], seed: string): (number | undefined)[] => {
    const failures = createFailures([{ delay, share: 1 }], seed);
    return Array.from({ length: 500 }, () => failures.take('listTaxes')?.delay);
  };

  it('are fixed, or drawn from the whole range, repeatable by seed', () => {
    expect(new Set(delays(200, '1'))).toEqual(new Set([200]));
    const drawn = delays([1, 4], '1');
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
    expect(delays([1, 4], '1')).toEqual(drawn);
    expect(delays([1, 4], '2')).not.toEqual(drawn);
  });

  it('hold an answer back', async () => {
    const { send } = await open([{ delay: 60, share: 1 }]);
    const begin = performance.now();
    expect((await send(call)).status).toBe(200);
    // Timers may be early by less than a millisecond.
    expect(performance.now() - begin).toBeGreaterThan(59);
  });

  it('of a share meet calls that fail, too, and the longest counts', () => {
    const failures = createFailures([{ delay: 100, share: 1 }, { delay: 300, share: 1 }, { status: 503 }], '1');
    expect(failures.take('listTaxes')).toMatchObject({ status: 503, delay: 300 });
    expect(failures.take('listTaxes')).toMatchObject({ status: undefined, answer: undefined, delay: 300 });
  });

  it('for one call are behind what meets it', () => {
    const failures = createFailures([{ status: 503 }, { delay: 100 }], '1');
    expect(failures.take('listTaxes')).toMatchObject({ status: 503, delay: 0 });
    expect(failures.take('listTaxes')).toMatchObject({ failure: { delay: 100 }, delay: 100 });
    expect(failures.take('listTaxes')).toBeUndefined();
  });

  it('end when the caller leaves, which is logged', async () => {
    const before = timers();
    const { service, log } = await open([{ delay: 2 ** 31 - 1, share: 1 }]);
    const url = 'http://localhost/inventory/v1/settings/taxes?organization_id=1';
    const request = (signal: AbortSignal): Request => new Request(url, { headers: call.headers, signal });
    await expect(createFetch(service)(request(AbortSignal.timeout(20)))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
    expect(log).toEqual([expect.objectContaining({ method: 'GET', status: 0, aborted: true })]);
    expect(timers()).toBeLessThanOrEqual(before);
    await expect(createFetch(service)(request(AbortSignal.abort()))).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
  });
});

describe('what the contract refuses', () => {
  it.each([
    ['a call without its organization', '/inventory/v1/settings/taxes', 'GET', 400],
    ['an unknown URL', '/nowhere', 'GET', 404],
    ['a wrong method', '/inventory/v1/settings/taxes', 'DELETE', 405],
    ['OPTIONS', '/inventory/v1/settings/taxes', 'OPTIONS', 204],
  ])('meets no failure: %s', async (_, target, method, status) => {
    const { sendTo, failures } = await open([{ status: 503 }]);
    expect((await sendTo(target, { method, headers: call.headers })).status).toBe(status);
    expect(failures.pending).toEqual([{ status: 503 }]);
  });
});

describe('an engine that answers later', () => {
  it.each([
    ['lost', 'all'],
    ['half', 'half'],
  ] as const)('has its answer %s', async (answer, cut) => {
    const late = { answer: () => Promise.resolve({ status: 200, contentType: 'text/plain', body: 'late' }) };
    const engine = failing('mock', late, createFailures([{ answer }], '1'));
    const { send, log } = await openService({ engine });
    const read = async (): Promise<string> => (await send(call)).text();
    await expect(read()).rejects.toThrow(TypeError);
    expect(log).toMatchObject([{ status: 200, cut, failure: { answer } }]);
    expect(await read()).toBe('late');
  });
});

/** Timers of this process that are waiting. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
