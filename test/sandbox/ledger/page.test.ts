import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { LEDGER_SCHEMA } from '../../../sandbox/rule-states/ledger.ts';
import { blocksBelow } from '../../support/markdown.ts';

it('docs/receipts.md shows a ledger that the schema accepts', () => {
  const [example] = blocksBelow(readFileSync('docs/receipts.md', 'utf8'), 'Write a ledger', 'json');
  const validate = new Ajv2020({ allErrors: true }).compile(LEDGER_SCHEMA);
  expect([validate(JSON.parse(example!)), validate.errors]).toEqual([true, null]);
  expect(validate({ format: 1 })).toBe(false);
});
