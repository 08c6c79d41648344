import { beforeEach, describe, expect, it } from 'vitest';
import { at, differences, rules, sources, TAXES, take } from './mutated.ts';

/** One resource, which is checked in less time than the four of the long suite. */
const ONE = ['taxes'];
beforeEach(() => take(ONE));

describe('a gate turns red when', () => {
  it('nothing is changed: it does not, for that of taxes', async () => {
    take(ONE);
    expect(await rules()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('a 404 is another one than the shared', async () => {
    sources.replace(
      `${TAXES}/paths.yaml`,
      "      '200':\n",
      "      '404':\n        description: Gone.\n      '200':\n",
    );
    expect(await rules()).toContain('inventory/error-responses');
  });

  it('a field is dropped', async () => {
    sources.replace(`${TAXES}/schemas.yaml`, / {8}is_default_tax:\n( {10}.*\n)+/, '');
    sources.write(
      `${TAXES}/samples/listTaxes.response.json`,
      sources.read(`${TAXES}/samples/listTaxes.response.json`).replaceAll(/ *"is_default_tax".*\n/g, ''),
    );
    expect(await differences()).toEqual([
      at('TaxListItem.is_default_tax is missing', `${TAXES}/schemas.yaml`, 'TaxListItem:'),
    ]);
  });
});
