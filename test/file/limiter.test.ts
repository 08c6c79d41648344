import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FileLimiterOptions, fileLimiter } from '../../src/file/index.ts';

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

  it('keeps to its share, and says why, while its folder cannot be used', async () => {
    const onStoreError = vi.fn();
    const folder = newFolder();
    writeFileSync(path.join(folder, '1.json'), '{"log":');
    expect(await useTurns({ path: folder, perDay: 40, onStoreError }, 10)).toBe(5);
    expect(String(onStoreError.mock.calls[0]![0])).toContain('1.json is damaged');
  });

  it('needs a path, and limits that make sense', () => {
    expect(() => fileLimiter({} as never)).toThrow('fileLimiter needs path');
    expect(() => fileLimiter({ path: newFolder(), perMinute: 0 })).toThrow(RangeError);
  });
});
