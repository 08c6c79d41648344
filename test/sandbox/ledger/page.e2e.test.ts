import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEDGER_SCHEMA } from '../../../sandbox/rule-states/ledger.ts';
import { runRecipe } from '../../package/schemas-recipe.ts';
import { blocksBelow } from '../../support/markdown.ts';

const PAGE = 'docs/receipts.md';

it(`${PAGE} shows a ledger that its code accepts`, async () => {
  const [example] = blocksBelow(readFileSync(PAGE, 'utf8'), 'Write a ledger', 'json');
  const program = `
    export const good = recipe.problemsOf(${example});
    export const bad = recipe.problemsOf({ format: 1 });`;
  expect(await runRecipe('Validate a ledger', program, undefined, PAGE)).toEqual({
    good: [],
    bad: [" must have required property 'rules'"],
  });
});

it(`${PAGE} names every property of a rule`, () => {
  const [, table = ''] = /## Write a ledger\n[\s\S]*?\n((?:\|.*\n)+)/.exec(readFileSync(PAGE, 'utf8'))!;
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  expect(named.sort()).toEqual(Object.keys(LEDGER_SCHEMA.properties.rules.items.properties).sort());
});
