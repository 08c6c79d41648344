import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FileLimiterOptions, fileLimiter } from '../../src/public/file.ts';

const { signal } = new AbortController();

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Takes and ends turns, and returns how many there were. */
async function useTurns(options: FileLimiterOptions, count: number): Promise<number> {
  const limiter = fileLimiter(options);
  const turns = await Promise.all(Array.from({ length: count }, () => limiter.take(signal, () => undefined)));
  for (const turn of turns) if ('done' in turn) turn.done();
  await limiter.flush();
  return turns.filter((turn) => 'done' in turn).length;
}

describe('fileLimiter', () => {
  it('goes on counting where an earlier one stopped', async () => {
    const options = { path: path.join(newFolder(), 'count'), perDay: 5 };
    expect(await useTurns(options, 3)).toBe(3);
    expect(await useTurns(options, 3)).toBe(2);
  });

  it("keeps to its share, and says why, while its folder can't be used", async () => {
    const onStoreError = vi.fn();
    const folder = newFolder();
    writeFileSync(path.join(folder, '1.json'), '{"log":');
    expect(await useTurns({ path: folder, perDay: 40, onStoreError }, 10)).toBe(5);
    expect(String(onStoreError.mock.calls[0]![0])).toContain('1.json is damaged');
  });

  it('notices that its folder was removed, and counts in the next one what it sent before', async () => {
    const onStoreError = vi.fn();
    const folder = path.join(newFolder(), 'count');
    const limiter = fileLimiter({ path: folder, perDay: 40, onStoreError });
    async function useTurn(): Promise<void> {
      const turn = await limiter.take(signal, () => undefined);
      if ('done' in turn) turn.done();
      await limiter.flush();
    }
    await useTurn();
    await useTurn();
    rmSync(folder, { recursive: true });
    await useTurn();
    await useTurn();
    expect(String(onStoreError.mock.calls)).toContain('has lost requests that it had counted');
    const newest = readdirSync(folder).sort((one, other) => Number.parseInt(other, 10) - Number.parseInt(one, 10))[0]!;
    expect(JSON.parse(readFileSync(path.join(folder, newest), 'utf8'))).toMatchObject({ log: { length: 4 } });
  });

  it.each<[object, string]>([
    [{ perDya: 5 }, 'perDya is not an option of fileLimiter. Did you mean perDay?'],
    [{ organizationId: '7' }, 'organizationId is not an option of fileLimiter.'],
    [{ onStoreError: 5 }, 'onStoreError must be a function, but is 5'],
  ])('has no other options than its own: %o', (options, message) => {
    expect(() => fileLimiter({ path: newFolder(), ...options } as never)).toThrow(new TypeError(message));
  });

  it('needs a path, and limits that make sense', () => {
    expect(() => fileLimiter({} as never)).toThrow('fileLimiter needs path');
    expect(() => fileLimiter({ path: 5 } as never)).toThrow('fileLimiter needs path');
    expect(() => fileLimiter(undefined as never)).toThrow('The options of fileLimiter must be an object');
    expect(() => fileLimiter({ path: newFolder(), perMinute: 0 })).toThrow(RangeError);
  });
});
