import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runPipeline } from '../../scripts/pipeline.ts';
import { ContractError } from '../../scripts/problems.ts';
import type { OpenApiDocument } from '../../src/contract.ts';
import { CONTRADICTIONS, compareDocument } from '../contract/compare.ts';
import { documented } from '../support/documented.ts';
import { copyProject, type ProjectCopy } from '../support/project.ts';

const TAXES = 'openapi/resources/taxes';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

/** What the gates say of the copy: the rules that the build breaks, or else the differences from the documents. */
async function gates(): Promise<{ build: string[]; documents: string[] }> {
  try {
    const { json } = await runPipeline(project, () => {});
    const document = JSON.parse(json) as OpenApiDocument;
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
    project.replace(`${TAXES}/paths.yaml`, "      '404':\n        $ref: ../../common/responses.yaml#/NotFound\n", '');
    expect((await gates()).build).toContain('inventory-not-found-response');
  });

  it('a sample is broken', async () => {
    project.replace(`${TAXES}/samples/listTaxes.response.json`, '"has_more_page": false', '"has_more_page": "no"');
    expect((await gates()).build).toContain('samples');
  });

  it('a field of a sample is misspelt', async () => {
    project.replace(`${TAXES}/samples/getTax.response.json`, '"tax_name"', '"tax_nmae"');
    expect((await gates()).build).toContain('samples');
  });

  it('a scope is renamed in an operation', async () => {
    project.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.tax.CREATE');
    expect((await gates()).build).toContain('inventory-scope');
  });

  it('a scope is exchanged for another of the registry', async () => {
    project.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.items.CREATE');
    expect((await gates()).documents).toEqual([
      'createTax: scope is ServiceAPI.items.CREATE, documented is ServiceAPI.taxes.CREATE',
    ]);
  });

  it('a field of a schema is misspelt, and of no sample', async () => {
    project.replace('openapi/resources/organizations/schemas.yaml', 'zi_migration_status:', 'zi_migration_satus:');
    project.replace(
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
    project.replace(`${TAXES}/schemas.yaml`, / {8}is_default_tax:\n.*\n.*\n/, '');
    project.write(
      `${TAXES}/samples/listTaxes.response.json`,
      project.read(`${TAXES}/samples/listTaxes.response.json`).replaceAll(/ *"is_default_tax".*\n/g, ''),
    );
    expect((await gates()).documents).toEqual(['TaxListItem.is_default_tax is missing']);
  });

  it('a limit is changed', async () => {
    project.replace('openapi/resources/contacts/schemas.yaml', 'maxLength: 200', 'maxLength: 255');
    expect((await gates()).documents.join()).toContain('contact_name: maxLength is 255, documented is 200');
  });

  it('a mark is taken off', async () => {
    project.replace(
      `${TAXES}/paths.yaml`,
      '    x-not-documented: [response, scope]\n',
      '    x-not-documented: [scope]\n',
    );
    expect((await gates()).documents).toEqual(['deleteTax: x-not-documented is scope, documented is response,scope']);
  });

  it('an operation is removed', async () => {
    const paths = project.read(`${TAXES}/paths.yaml`);
    project.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    expect((await gates()).build).toContain('no-unused-sources');
  });

  it('an operation is removed with its sample', async () => {
    const paths = project.read(`${TAXES}/paths.yaml`);
    project.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    project.delete(`${TAXES}/samples/deleteTax.response.json`);
    expect((await gates()).documents).toEqual(['deleteTax is missing']);
  });

  it('an operation is added that is not documented', async () => {
    const paths = project.read('openapi/resources/warehouses/paths.yaml');
    const remove = paths.slice(paths.indexOf('  delete:'));
    const get = remove
      .replace('  delete:', '  get:')
      .replace('operationId: deleteWarehouse', 'operationId: getWarehouse')
      .replace('ServiceAPI.warehouses.DELETE', 'ServiceAPI.warehouses.READ');
    project.write('openapi/resources/warehouses/paths.yaml', paths + get);
    expect((await gates()).documents).toEqual(['getWarehouse is not documented']);
  });
});
