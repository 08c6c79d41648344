import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIFFERENCES, type Verdict } from './prism-differences.ts';

const PAGE = 'docs/contributing/compatibility.md';
const section = readFileSync(PAGE, 'utf8').split('\n## Prism\n')[1]!.split('\n## ')[0]!;

/** The rows of the table: what both say, by the request. */
const rows = new Map(
  [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => {
    const [request, prism, mock] = row!.split(' | ').map((cell) => cell.trim());
    return [request!, { prism: prism!, mock: mock! }];
  }),
);

/** What a cell leaves out of its verdicts, or has too much: a success needs no number, a refusal has its own. */
function wrongIn(cell: string, verdicts: readonly Verdict[]): Verdict[] {
  const said = (cell.match(/\b\d{3}\b/g) ?? []).map(Number);
  const refusals = verdicts.filter((verdict) => Number(verdict) >= 400);
  return [
    ...said.filter((status) => !verdicts.includes(status)),
    ...refusals.filter((one) => !said.includes(Number(one))),
  ];
}

it.each(Object.entries(DIFFERENCES))(`${PAGE} has the statuses of both: %s`, (_, { row, prism, mock }) => {
  const cells = rows.get(row);
  expect(cells && [wrongIn(cells.prism, prism), wrongIn(cells.mock, mock)]).toEqual([[], []]);
});

it(`${PAGE} compares every row except the URL`, () => {
  const compared = new Set(Object.values(DIFFERENCES).map(({ row }) => row));
  const others = [...rows.keys()].filter((row) => !compared.has(row) && !/^-|^request$/.test(row));
  expect(others).toEqual(['URL']);
});
