import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { blocksIn } from '../support/markdown.ts';

it('docs/contributing/style.md shows an operation as the contract has it', () => {
  const [block] = blocksIn(readFileSync('docs/contributing/style.md', 'utf8'), 'yaml');
  const shown: object = parse(block!);
  expect(Object.keys(shown)).toHaveLength(1);
  expect(parse(readFileSync('openapi/resources/invoices/status.yaml', 'utf8'))).toMatchObject(shown);
});
