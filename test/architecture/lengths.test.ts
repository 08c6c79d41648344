import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const [, most] = /at most (\d+) lines/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];

it('no module is longer than CONTRIBUTING.md says', () => {
  const files = ['bench', 'reference', 'sandbox', 'scripts', 'src', 'verifier'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const modules = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  expect(modules.length).toBeGreaterThan(500);
  const lines = (file: string): number => readFileSync(file, 'utf8').trimEnd().split('\n').length;
  expect(modules.filter((file) => lines(file) > Number(most))).toEqual([]);
});
