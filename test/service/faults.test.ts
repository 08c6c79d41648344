import { describe, expect, it } from 'vitest';
import { createFaults, type FaultOptions } from '../../src/service/faults.ts';
import { createFetch } from '../../src/service/fetch.ts';
import { callOf, operationOf } from '../support/mock-calls.ts';
import { openService, type TestService } from '../support/service.ts';

const call = callOf(operationOf('listTaxes'));

function open(faults: Partial<FaultOptions>): Promise<TestService> {
  return openService({ faults: createFaults({ delay: [0, 0], failShare: 0, seed: '1', ...faults }) });
}

describe('a share of the requests fails', () => {
  async function run(seed: string, failShare: number): Promise<number[]> {
    const { send } = await open({ seed, failShare });
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) statuses.push((await send(call)).status);
    return statuses;
  }

  it('with 429 and 5xx, repeatable by seed', async () => {
    const [first, again, other] = [await run('7', 0.3), await run('7', 0.3), await run('8', 0.3)];
    expect(again).toEqual(first);
    const fails = (status: number): boolean => status !== 200;
    expect(other.map(fails)).not.toEqual(first.map(fails));
    const failures = first.filter(fails);
    expect(failures.length).toBeGreaterThan(40);
    expect(failures.length).toBeLessThan(80);
    expect(new Set(failures)).toEqual(new Set([429, 500, 502, 503, 504]));
  });

  it('not at all by default, and always at 1', async () => {
    expect(new Set(await run('7', 0))).toEqual(new Set([200]));
    expect(await run('7', 1)).not.toContain(200);
  });

  it('in the envelope, with a header and the time to wait', async () => {
    const { send } = await open({ failShare: 1 });
    const waits: Record<number, string | null> = {};
    for (let count = 0; count < 50; count += 1) {
      const response = await send(call);
      waits[response.status] = response.headers.get('retry-after');
      expect(response.headers.get('x-mock-refusal')).toBe('fault');
      const message = 'This request fails because a share of them was asked to.';
      const code = response.status * 100 + 99;
      expect(await response.json()).toEqual({ code, message, errors: [{ message }] });
    }
    expect(waits).toEqual({ 429: '1', 500: null, 502: null, 503: '1', 504: null });
  });
});

describe('delays', () => {
  const delays = (delay: [number, number], seed: string): number[] => {
    const { nextDelay } = createFaults({ delay, failShare: 0, seed });
    return Array.from({ length: 500 }, nextDelay);
  };

  it('are fixed, or drawn from the whole range, repeatable by seed', () => {
    expect(new Set(delays([200, 200], '1'))).toEqual(new Set([200]));
    const drawn = delays([1, 4], '1');
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
    expect(delays([1, 4], '1')).toEqual(drawn);
    expect(delays([1, 4], '2')).not.toEqual(drawn);
  });

  it.each([
    ['an answer', '/inventory/v1/organizations', 'GET', 200],
    ['a refusal', '/inventory/v1/settings/taxes', 'GET', 400],
    ['an unknown URL', '/nowhere', 'GET', 404],
    ['a wrong method', '/inventory/v1/settings/taxes', 'DELETE', 405],
    ['OPTIONS', '/inventory/v1/settings/taxes', 'OPTIONS', 204],
    ['a malformed URL', '*', 'GET', 400],
  ])('come before %s', async (_, target, method, status) => {
    const { sendTo } = await open({ delay: [60, 60] });
    const begin = performance.now();
    expect((await sendTo(target, { method, headers: call.headers })).status).toBe(status);
    // Timers may be early by less than a millisecond.
    expect(performance.now() - begin).toBeGreaterThan(59);
  });

  it('end when the caller leaves, which is logged', async () => {
    const before = timers();
    const { service, log } = await open({ delay: [2 ** 31 - 1, 2 ** 31 - 1] });
    const url = 'http://localhost/inventory/v1/settings/taxes?organization_id=1';
    const waiting = createFetch(service)(new Request(url, { signal: AbortSignal.timeout(20) }));
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    expect(log).toEqual([expect.objectContaining({ method: 'GET', status: 0, aborted: true })]);
    expect(timers()).toBeLessThanOrEqual(before);
    const left = createFetch(service)(new Request(url, { signal: AbortSignal.abort() }));
    await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

/** Timers of this process that are waiting. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
