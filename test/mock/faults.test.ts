import { describe, expect, it, onTestFinished } from 'vitest';
import { createFaults } from '../../src/mock/faults.ts';
import { type Mock, type MockOptions, startMock } from '../../src/mock/index.ts';
import { callOf, echo, operationOf, send } from '../support/mock-calls.ts';

const call = callOf(operationOf('listTaxes'));

async function start(options: MockOptions): Promise<Mock> {
  const mock = await startMock({ engine: echo, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

describe('a share of the requests fails', () => {
  async function run(seed: string, failShare: number): Promise<number[]> {
    const mock = await start({ seed, failShare });
    const statuses: number[] = [];
    for (let count = 0; count < 200; count += 1) {
      const response = await send(mock.baseUrl, call);
      statuses.push(response.status);
      await response.arrayBuffer();
    }
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
    const mock = await start({ failShare: 1, seed: '1' });
    const waits: Record<number, string | null> = {};
    for (let count = 0; count < 50; count += 1) {
      const response = await send(mock.baseUrl, call);
      waits[response.status] = response.headers.get('retry-after');
      expect(response.headers.get('x-mock-refusal')).toBe('fault');
      expect(await response.json()).toEqual({
        code: response.status,
        message: 'The mock fails this request because it was told to fail a share of them.',
      });
    }
    expect(waits).toEqual({ 429: '1', 500: null, 502: null, 503: '1', 504: null });
  });
});

describe('delays', () => {
  const delays = (delay: [number, number], seed: string): number[] => {
    const next = createFaults({ delay, failShare: 0, seed });
    return Array.from({ length: 500 }, () => next().delay);
  };

  it('are fixed, or drawn from the whole range, repeatable by seed', () => {
    expect(new Set(delays([200, 200], '1'))).toEqual(new Set([200]));
    const drawn = delays([1, 4], '1');
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4]));
    expect(delays([1, 4], '1')).toEqual(drawn);
    expect(delays([1, 4], '2')).not.toEqual(drawn);
  });

  it('come before the answer, refusals as well', async () => {
    const mock = await start({ delay: 60 });
    for (const headers of [call.headers, {}]) {
      const begin = performance.now();
      await (await send(mock.baseUrl, { ...call, headers })).arrayBuffer();
      // Timers may be early by less than a millisecond.
      expect(performance.now() - begin).toBeGreaterThan(59);
    }
  });

  it('end when the caller leaves or the mock stops', async () => {
    const before = timers();
    const mock = await start({ delay: 2 ** 31 - 1 });
    await expect(
      fetch(mock.baseUrl + call.path, { headers: call.headers, signal: AbortSignal.timeout(50) }),
    ).rejects.toThrow();
    const waiting = send(mock.baseUrl, call).catch((error: Error) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await mock.close();
    expect(await waiting).toBeInstanceOf(Error);
    await expect.poll(timers).toBeLessThanOrEqual(before);
  });
});

/** Timers of this process that are waiting. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
}
