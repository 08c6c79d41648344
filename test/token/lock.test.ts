import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileLock } from '../../src/public/file.ts';
import { redisLock } from '../../src/public/token.ts';
import { type Held, type Leases, lockOf } from '../../src/token/lock.ts';
import type { LockOptions } from '../../src/token/token-options.ts';
import { openTimers } from '../support/open-timers.ts';

/** One record of who has the lock, by the clock of the test. */
function leasesInMemory() {
  const leases = {
    name: 'token',
    owner: '',
    until: 0,
    fence: 0,
    isAway: false,
    /** Runs out the lease, as if the process had stood still. */
    expire: () => void (leases.until = 0),
    acquire: async (owner: string, lease: number) => {
      answer();
      if (leases.until > Date.now()) return undefined;
      Object.assign(leases, { owner, until: Date.now() + lease, fence: leases.fence + 1 });
      return leases.fence;
    },
    extend: async (owner: string, lease: number) => {
      answer();
      if (leases.owner !== owner || leases.until <= Date.now()) return false;
      leases.until = Date.now() + lease;
      return true;
    },
    free: async (owner: string) => {
      answer();
      if (leases.owner === owner) leases.until = 0;
    },
  };
  function answer(): void {
    if (leases.isAway) throw new Error('away');
  }
  return leases satisfies Leases;
}

/** Work that lasts until the test ends it. */
function start(leases: Leases, options: LockOptions = {}) {
  const work = { held: undefined as Held | undefined, end: (): void => undefined, result: Promise.resolve() };
  work.result = lockOf(
    leases,
    options,
  )(async (held) => {
    work.held = held;
    await new Promise<void>((resolve) => (work.end = resolve));
  });
  work.result.catch(() => undefined);
  return work;
}

describe('a lock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('is held by one at a time, with a fence that grows', async () => {
    const open = openTimers();
    const leases = leasesInMemory();
    const [one, two] = [start(leases), start(leases)];
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.held?.fence, two.held]).toEqual([1, undefined]);
    one.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(two.held?.fence).toBe(2);
    two.end();
    await two.result;
    expect(open()).toEqual([]);
  });

  it('is given back when the work fails', async () => {
    const open = openTimers();
    const leases = leasesInMemory();
    const failing = lockOf(leases, {})(() => Promise.reject(new Error('in the work')));
    await expect(failing).rejects.toThrow('in the work');
    expect(leases.until).toBe(0);
    expect(open()).toEqual([]);
  });

  it('is kept for as long as the work takes', async () => {
    const leases = leasesInMemory();
    const work = start(leases, { lease: 1000 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work.held?.signal.aborted).toBe(false);
    expect(leases.until).toBeGreaterThan(Date.now());
  });

  it('says that it was lost when another has it', async () => {
    const leases = leasesInMemory();
    const late = start(leases, { lease: 3000 });
    await vi.advanceTimersByTimeAsync(100);
    leases.expire();
    const next = start(leases, { lease: 3000 });
    await vi.advanceTimersByTimeAsync(10);
    expect(next.held?.fence).toBe(2);
    await expect(late.held!.confirm()).rejects.toThrow('The lock token was lost');
    expect(late.held!.signal.aborted).toBe(true);
    late.end();
    await late.result;
    expect(leases.owner).not.toBe('');
    expect(leases.until).toBeGreaterThan(Date.now());
    expect(next.held!.signal.aborted).toBe(false);
  });

  it('says that it was lost when its store is away for longer than the lease', async () => {
    const leases = leasesInMemory();
    const work = start(leases, { lease: 3000 });
    await vi.advanceTimersByTimeAsync(100);
    leases.isAway = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(work.held!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(work.held!.signal.reason).toEqual(new Error('The lock token was lost'));
    work.end();
    await work.result;
  });

  it('is an error if it is not free in time', async () => {
    const leases = leasesInMemory();
    start(leases);
    await vi.advanceTimersByTimeAsync(10);
    const second = lockOf(leases, { timeout: 500 })(async () => undefined);
    const failure = expect(second).rejects.toThrow('The lock token could not be acquired within 500 ms');
    await vi.advanceTimersByTimeAsync(1000);
    await failure;
  });

  it('is an error if its store fails or does not answer', async () => {
    const leases = leasesInMemory();
    leases.isAway = true;
    await expect(lockOf(leases, {})(async () => undefined)).rejects.toThrow('away');
    const silent = lockOf({ ...leases, acquire: () => new Promise(() => undefined) }, {})(async () => undefined);
    const failure = expect(silent).rejects.toThrow('The store of the lock token did not respond within 30000 ms');
    await vi.advanceTimersByTimeAsync(30_000);
    await failure;
  });

  it.each([{ lease: 0 }, { lease: NaN }, { timeout: -1 }, { lease: '5' }, { lease: Infinity }, { timeout: 2 ** 31 }])(
    'refuses %j',
    (options) => {
      expect(() => lockOf(leasesInMemory(), options as LockOptions)).toThrow(RangeError);
    },
  );
});

describe('redisLock and fileLock', () => {
  it('need to know where the lock is', () => {
    expect(() => redisLock({ run: async () => 1 } as never)).toThrow('redisLock needs key');
    expect(() => redisLock({ key: 'token' } as never)).toThrow('redisLock needs run');
    expect(() => fileLock({} as never)).toThrow('fileLock needs path');
    expect(() => fileLock({ path: 5 } as never)).toThrow('fileLock needs path');
    expect(() => redisLock({ run: async () => 1, key: 5 } as never)).toThrow('redisLock needs key');
  });

  it('have no other options than theirs', () => {
    const options = { run: async () => 1, key: 'token', path: '/tmp', leese: 5 };
    const { run, key, path, leese } = options;
    expect(() => redisLock({ run, key, leese } as never)).toThrow(
      new TypeError('leese is not an option of redisLock. Did you mean lease?'),
    );
    expect(() => fileLock({ path, leese } as never)).toThrow(
      new TypeError('leese is not an option of fileLock. Did you mean lease?'),
    );
  });
});

describe('fileLock', () => {
  it('is held by one at a time, and its fence grows also after it was free', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const options = { path: path.join(folder, 'token') };
    let running = 0;
    const fences: number[] = [];
    const work = async ({ fence, confirm }: Held): Promise<void> => {
      running += 1;
      expect(running).toBe(1);
      fences.push(fence);
      await confirm();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, () => fileLock(options)(work)));
    await fileLock(options)(work);
    expect(fences).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
