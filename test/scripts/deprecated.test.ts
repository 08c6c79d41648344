import { expect, it } from 'vitest';
import { generateClient } from '../../scripts/build/stages/write-client.ts';
import { generateTypes } from '../../scripts/build/stages/write-types.ts';
import { selectTags } from '../../src/cli/select.ts';
import { deprecatedContract } from '../support/deprecated.ts';
import { contract } from '../support/document.ts';

it('methods of deprecated operations say so to editors, and the client can warn of them', () => {
  const made = generateClient(deprecatedContract());
  expect(made).toMatch(/\* @deprecated May be gone from 2027-06-30 on\.\n {3}\*\/\n {2}get\(tax_id: string/);
  expect(made).toContain("get: 'GET $ object:@ sunset:2027-06-30'");
  expect(generateClient(contract)).not.toContain('@deprecated');
});

it('types of deprecated fields say so to editors', async () => {
  const { models } = await generateTypes(selectTags(deprecatedContract(), ['Taxes']));
  expect(models).toMatch(/@deprecated[^/]*\*\/\s+tax_name\??: string/);
});
