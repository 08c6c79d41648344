import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shrink } from '../../scripts/lib/sandbox/shrink.ts';

it('a bundle is made smaller, and the same one is not made smaller again', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'shrunk-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const code = 'const sum = (a, b) => { return a + b; }; globalThis.sum = sum(1, 2);';
  const shrunk = await shrink(code, false, cache);
  expect(shrunk.length).toBeLessThan(code.length);

  const file = path.join(cache, 'script.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace(shrunk, 'kept'));
  expect(await shrink(code, false, cache)).toBe('kept');
  expect(await shrink(code, true, cache)).toContain('globalThis.sum=');
  expect(await shrink(`${code}\nglobalThis.more = true;`, false, cache)).toContain('globalThis.more');
});
