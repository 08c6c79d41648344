import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders of code. In `scripts/`, a program may have a folder of its parts. */
const CODE = ['bench', 'reference', 'sandbox', 'src', 'test', 'verifier'];

/** What Go calls the list of what a module needs and the list of its checksums. */
const OF_GO: ReadonlySet<string> = new Set(['go.mod', 'go.sum']);

/** The names that stand twice in a folder: as two files, or as a file and a folder. */
function doubles(all: readonly string[]): string[] {
  const names = all.filter((name) => !OF_GO.has(name));
  const stems = names.map((name) => name.replace(/\.[a-z]+$/, ''));
  return names.filter((_, index) => stems.indexOf(stems[index]!) !== stems.lastIndexOf(stems[index]!));
}

function foldersIn(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...folders.flatMap(({ name }) => foldersIn(path.join(folder, name)))];
}

it.each([
  [
    ['view.ts', 'view.tsx', 'walk.ts'],
    ['view.ts', 'view.tsx'],
  ],
  [
    ['pages', 'pages.tsx'],
    ['pages', 'pages.tsx'],
  ],
  [['rules', 'rules.test.ts', 'rule.ts'], []],
  [
    ['go.mod', 'go.sum', 'go.ts', 'go'],
    ['go.ts', 'go'],
  ],
])('of %j, these have one name: %j', (names, expected) => {
  expect(doubles(names)).toEqual(expected);
});

it.each(CODE.flatMap(foldersIn))('%s has no two files of one name', (folder) => {
  expect(doubles(readdirSync(folder))).toEqual([]);
});
