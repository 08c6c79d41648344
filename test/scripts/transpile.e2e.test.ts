import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'transpile-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a program outside of the project', () => {
  it('is refused, and no file beside it is written over', async () => {
    writeFileSync(path.join(folder, 'mine.ts'), 'export const one: number = 1;\n');
    writeFileSync(path.join(folder, 'mine.mjs'), 'kept');
    await expect(transpile(path.join(folder, 'mine.ts'))).rejects.toThrow(/mine\.ts is not in this project/);
    expect(readFileSync(path.join(folder, 'mine.mjs'), 'utf8')).toBe('kept');
  });
});
