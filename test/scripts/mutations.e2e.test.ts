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

  it('a 404 is dropped', async () => {
    sources.replace(`${TAXES}/paths.yaml`, "      '404':\n        $ref: ../../common/responses.yaml#/NotFound\n", '');
    expect(await rules()).toContain('inventory/not-found-response');
  });

  it('a sample is broken', async () => {
    sources.replace(`${TAXES}/samples/listTaxes.response.json`, '"has_more_page": false', '"has_more_page": "no"');
    expect(await rules()).toContain('samples');
  });

  it('a field of a sample is misspelt', async () => {
    sources.replace(`${TAXES}/samples/getTax.response.json`, '"tax_name"', '"tax_nmae"');
    expect(await rules()).toContain('samples');
  });

  it('a field is dropped', async () => {
    sources.replace(`${TAXES}/schemas.yaml`, / {8}is_default_tax:\n.*\n.*\n/, '');
    sources.write(
      `${TAXES}/samples/listTaxes.response.json`,
      sources.read(`${TAXES}/samples/listTaxes.response.json`).replaceAll(/ *"is_default_tax".*\n/g, ''),
    );
    expect(await differences()).toEqual([
      at('TaxListItem.is_default_tax is missing', `${TAXES}/schemas.yaml`, 'TaxListItem:'),
    ]);
  });

  it('an id takes text alone', async () => {
    sources.replace(`${TAXES}/schemas.yaml`, '$ref: ../../common/schemas.yaml#/Id', 'type: string');
    expect(await rules()).toContain('inventory/shared-schemas');
  });

  it('a mark is taken off', async () => {
    sources.replace(
      `${TAXES}/paths.yaml`,
      '    x-not-documented: [response, scope]\n',
      '    x-not-documented: [scope]\n',
    );
    expect(await differences()).toEqual([
      at(
        'deleteTax: x-not-documented is scope, documented is response,scope',
        `${TAXES}/paths.yaml`,
        'operationId: deleteTax',
      ),
    ]);
  });

  it('an operation is renamed', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'operationId: deleteTax', 'operationId: disableTax');
    expect(await differences()).toEqual([
      'deleteTax is missing',
      at(
        'disableTax is not documented, and has neither x-observed nor x-inferred',
        `${TAXES}/paths.yaml`,
        'operationId: disableTax',
      ),
    ]);
  });
});
