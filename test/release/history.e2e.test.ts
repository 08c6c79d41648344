import { expect, it } from 'vitest';
import { historyOf } from '../../scripts/release/released.ts';
import { selectTags } from '../../src/cli/select.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contract as complete } from '../support/document.ts';

/** One resource of the contract: to compare all of it takes longer. */
const contract = selectTags(complete, ['Taxes']);

/** The contract without an operation on a tax. */
function without(method: 'get' | 'delete'): OpenApiDocument {
  const path = '/settings/taxes/{tax_id}';
  const { [method]: _, ...others } = contract.paths[path] as Record<string, unknown>;
  return { ...contract, paths: { ...contract.paths, [path]: others } } as OpenApiDocument;
}

const RELEASES = [
  { version: '0.1.0', document: without('get') },
  { version: '0.2.0', document: contract },
];

it('names the release that each operation came with', async () => {
  const { since } = await historyOf(RELEASES, { version: '0.3.0', document: contract });
  expect([since.get('listTaxes'), since.get('getTax')]).toEqual(['0.1.0', '0.2.0']);
});

it('begins with the first release, which changes nothing', async () => {
  const [first] = RELEASES;
  const { version, since, changes } = await historyOf([first!], first!);
  expect(version).toBe('0.1.0');
  expect(new Set(since.values())).toEqual(new Set(['0.1.0']));
  expect(changes).toEqual([]);
});

it('compares a version with the release before it, also when it has been released itself', async () => {
  const { changes } = await historyOf(RELEASES, RELEASES[1]!);
  expect(changes.map(({ operations }) => operations)).toContainEqual(['getTax']);
});
