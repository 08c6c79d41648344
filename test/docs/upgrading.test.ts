import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract } from '../support/document.ts';

const [, ofTypes = ''] = readFileSync('docs/upgrading.md', 'utf8').split('\n## From 0.1 to 0.2\n');

/** The rows of the table of types: what was, and what is instead. */
const rows = ofTypes
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ') as [string, string]);

/** The types that a cell names. */
const typesIn = (cell: string): string[] => [...cell.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);

it('docs/upgrading.md names types that are gone, and such as there are in their place', () => {
  expect(rows.length).toBeGreaterThan(25);
  const { schemas } = contract.components;
  const gone = rows.flatMap(([was]) => (was.includes(' of a body') ? [] : typesIn(was)));
  expect(gone.filter((name) => name in schemas)).toEqual([]);
  expect(rows.flatMap(([, instead]) => typesIn(instead)).filter((name) => !(name in schemas))).toEqual([]);
});
