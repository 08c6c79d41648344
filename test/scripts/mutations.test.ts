import { beforeEach, describe, expect, it } from 'vitest';
import { ContractError } from '../../scripts/problems.ts';
import { CONTRADICTIONS, compareDocument } from '../contract/compare.ts';
import { documented } from '../support/documented.ts';
import { type PatchedSources, patchSources } from '../support/sources.ts';

const TAXES = 'openapi/resources/taxes';

let sources: PatchedSources;
beforeEach(() => {
  sources = patchSources();
});

/** What the gates say of the sources: the rules that the build breaks, or else the differences from the documents. */
async function gates(): Promise<{ build: string[]; documents: string[] }> {
  try {
    const { document } = await sources.check();
    return {
      build: [],
      documents: compareDocument(document, documented).filter((difference) => !CONTRADICTIONS.includes(difference)),
    };
  } catch (error) {
    if (error instanceof ContractError) return { build: error.problems.map(({ rule }) => rule), documents: [] };
    throw error;
  }
}

describe('a gate turns red when', () => {
  it('nothing is changed: it does not', async () => {
    expect(await gates()).toEqual({ build: [], documents: [] });
  });

  it('a 404 is dropped', async () => {
    sources.replace(`${TAXES}/paths.yaml`, "      '404':\n        $ref: ../../common/responses.yaml#/NotFound\n", '');
    expect((await gates()).build).toContain('inventory/not-found-response');
  });

  it('a sample is broken', async () => {
    sources.replace(`${TAXES}/samples/listTaxes.response.json`, '"has_more_page": false', '"has_more_page": "no"');
    expect((await gates()).build).toContain('samples');
  });

  it('a field of a sample is misspelt', async () => {
    sources.replace(`${TAXES}/samples/getTax.response.json`, '"tax_name"', '"tax_nmae"');
    expect((await gates()).build).toContain('samples');
  });

  it('a scope is renamed in an operation', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.tax.CREATE');
    expect((await gates()).build).toContain('inventory/scope');
  });

  it('a scope is exchanged for another of the registry', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.items.CREATE');
    expect((await gates()).documents).toEqual([
      'createTax: scope is ServiceAPI.items.CREATE, documented is ServiceAPI.taxes.CREATE',
    ]);
  });

  it('a field of a schema is misspelt, and of no sample', async () => {
    sources.replace('openapi/resources/organizations/schemas.yaml', 'zi_migration_status:', 'zi_migration_satus:');
    sources.replace(
      'openapi/resources/organizations/samples/listOrganizations.response.json',
      /.*zi_migration_status.*\n/,
      '',
    );
    expect((await gates()).documents).toEqual([
      'Organization.zi_migration_status is missing',
      'Organization.zi_migration_satus is not documented',
    ]);
  });

  it('a field is dropped', async () => {
    sources.replace(`${TAXES}/schemas.yaml`, / {8}is_default_tax:\n.*\n.*\n/, '');
    sources.write(
      `${TAXES}/samples/listTaxes.response.json`,
      sources.read(`${TAXES}/samples/listTaxes.response.json`).replaceAll(/ *"is_default_tax".*\n/g, ''),
    );
    expect((await gates()).documents).toEqual(['TaxListItem.is_default_tax is missing']);
  });

  it('a limit is changed', async () => {
    sources.replace('openapi/resources/contacts/schemas.yaml', 'maxLength: 200', 'maxLength: 255');
    expect((await gates()).documents.join()).toContain('contact_name: maxLength is 255, documented is 200');
  });

  it('a mark is taken off', async () => {
    sources.replace(
      `${TAXES}/paths.yaml`,
      '    x-not-documented: [response, scope]\n',
      '    x-not-documented: [scope]\n',
    );
    expect((await gates()).documents).toEqual(['deleteTax: x-not-documented is scope, documented is response,scope']);
  });

  it('an operation is removed', async () => {
    const paths = sources.read(`${TAXES}/paths.yaml`);
    sources.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    expect((await gates()).build).toContain('no-unused-sources');
  });

  it('an operation is removed with its sample', async () => {
    const paths = sources.read(`${TAXES}/paths.yaml`);
    sources.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    sources.delete(`${TAXES}/samples/deleteTax.response.json`);
    expect((await gates()).documents).toEqual(['deleteTax is missing']);
  });

  it('an operation is added that is not documented', async () => {
    const paths = sources.read('openapi/resources/warehouses/paths.yaml');
    const remove = paths.slice(paths.indexOf('  delete:'));
    const get = remove
      .replace('  delete:', '  get:')
      .replace('operationId: deleteWarehouse', 'operationId: getWarehouse')
      .replace('ServiceAPI.warehouses.DELETE', 'ServiceAPI.warehouses.READ');
    sources.write('openapi/resources/warehouses/paths.yaml', paths + get);
    expect((await gates()).documents).toEqual(['getWarehouse is not documented']);
  });
});
