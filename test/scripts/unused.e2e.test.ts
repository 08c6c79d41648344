import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { namedFunctionsIn } from '../../scripts/unused/functions.ts';
import { placesOf } from '../../scripts/unused/note-functions.mjs';

const SOURCE = `export async function first(): Promise<void> {
  const inner = (): number => 1;
  inner();
}

export class Store {
  get size(): number {
    return 0;
  }

  static make(): Store {
    return new Store();
  }
}

export const second =
  (one: number): number => one + [1, 2].filter((each) => each > one).length;

declare function declared(): void;
`;

const folder = mkdtempSync(path.join(tmpdir(), 'unused-'));
const file = path.join(folder, 'source.ts');
writeFileSync(file, SOURCE);
afterAll(() => rmSync(folder, { recursive: true }));

test('functions with a name are listed where they begin, within those that they are part of', () => {
  const functions = namedFunctionsIn(file);
  expect(functions.map(({ name, line }) => [name, line])).toEqual([
    ['first', 1],
    ['size', 7],
    ['make', 11],
    ['second', 17],
  ]);
  expect(functions[0]!.inner).toEqual([{ name: 'inner', line: 2, bytes: '(): number => 1'.length, inner: [] }]);
});

test('what has run is found at its place in the source, whatever became of its lines', async () => {
  const { code } = await transform(SOURCE, {
    loader: 'ts',
    minify: true,
    sourcemap: 'inline',
    sourcefile: 'source.ts',
  });
  const map = /sourceMappingURL=(.*)/.exec(code)![1]!;
  const beginsAt = (text: string, count: number) => ({
    functionName: '',
    ranges: [{ startOffset: code.indexOf(text), count }],
  });
  const functions = [beginsAt('async function', 1), beginsAt('make(', 3), beginsAt('size(', 0)];
  expect(functions.map(({ ranges }) => ranges[0]!.startOffset)).not.toContain(-1);
  expect(placesOf(path.join(folder, 'bundle.js'), code, map, functions)).toEqual([`${file}:1`, `${file}:11`]);
});
