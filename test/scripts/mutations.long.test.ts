import { beforeEach, describe, expect, it } from 'vitest';
import { at, differences, PARTIES, rules, SETTINGS, sources, TAXES, take } from './mutated.ts';

beforeEach(() => take(SETTINGS));

describe('a gate turns red when', () => {
  it.each([
    ['that of settings', SETTINGS],
    ['that of parties', PARTIES],
  ])('nothing is changed: it does not, for %s', async (_, resources) => {
    take(resources);
    expect(await rules()).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('a scope is renamed in an operation', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.tax.CREATE');
    expect(await rules()).toContain('inventory/scope');
  });

  it('a scope is exchanged for another of the registry', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'ServiceAPI.taxes.CREATE', 'ServiceAPI.items.CREATE');
    expect(await differences()).toEqual([
      at(
        'createTax: scope is ServiceAPI.items.CREATE, documented is ServiceAPI.taxes.CREATE',
        `${TAXES}/paths.yaml`,
        'operationId: createTax',
      ),
    ]);
  });

  it('a field of a schema is misspelt, and of no sample', async () => {
    const schemas = 'openapi/resources/organizations/schemas.yaml';
    sources.replace(schemas, 'zi_migration_status:', 'zi_migration_satus:');
    sources.replace(
      'openapi/resources/organizations/samples/listOrganizations.response.json',
      /.*zi_migration_status.*\n/,
      '',
    );
    expect(await differences()).toEqual([
      at('Organization.zi_migration_status is missing', schemas, 'Organization:'),
      at('Organization.zi_migration_satus is not documented', schemas, 'zi_migration_satus:'),
    ]);
  });

  it('a limit is changed', async () => {
    take(PARTIES);
    sources.replace('openapi/resources/contacts/schemas.yaml', 'maxLength: 200', 'maxLength: 255');
    expect((await differences()).join()).toContain('contact_name: maxLength is 255, documented is 200');
  });

  it('a value set is narrowed, or widened', async () => {
    const schemas = `${TAXES}/schemas.yaml`;
    const sets = { narrowed: "[igst, cgst, sgst, nil, '']", widened: "[igst, cgst, sgst, nil, cess, vat, '']" };
    for (const set of Object.values(sets)) {
      take(SETTINGS);
      sources.replace(schemas, "[igst, cgst, sgst, nil, cess, '']", set);
      expect(await differences()).toContain(
        at(
          `Tax.tax_specific_type: values is ${set.slice(1, -", ''".length - 1)}, documented is igst, cgst, sgst, nil, cess`,
          schemas,
          'tax_specific_type:',
        ),
      );
    }
  });

  it('a number loses its format', async () => {
    const schemas = `${TAXES}/schemas.yaml`;
    sources.replace(schemas, '      format: double\n', '');
    expect(await differences()).toContain(
      at('UpdatedTax.tax_percentage: format is none, documented is double', schemas, 'UpdatedTax:'),
    );
  });

  it('a field takes null as well', async () => {
    const schemas = `${TAXES}/schemas.yaml`;
    sources.replace(schemas, /(tax_name:\n +type: )string/, "$1[string, 'null']");
    expect(await differences()).toContain(
      at('UpdatedTax.tax_name: type is ["string","null"], documented is "string"', schemas, 'UpdatedTax:'),
    );
  });

  it('a description talks about a gap', async () => {
    sources.replace(
      `${TAXES}/schemas.yaml`,
      'Rate of the tax, in percent.',
      'Rate of the tax, in percent. Its limit is not documented.',
    );
    expect(await rules()).toContain('inventory/no-gaps');
  });

  it('a field of a request is no longer required', async () => {
    const schemas = 'openapi/resources/warehouses/schemas.yaml';
    sources.replace(schemas, '  required: [warehouse_name]\n', '');
    expect(await differences()).toContain(
      at('WarehouseCreate.warehouse_name: required is false, documented is true', schemas, 'WarehouseCreate:'),
    );
  });

  it('a field of a request is required that need not be', async () => {
    const schemas = 'openapi/resources/warehouses/schemas.yaml';
    sources.replace(schemas, 'required: [warehouse_name]', 'required: [warehouse_name, city]');
    expect(await differences()).toContain(
      at('WarehouseCreate.city: required is true, documented is false', schemas, 'WarehouseCreate:'),
    );
  });

  it('the payload of a response is no longer required', async () => {
    sources.replace(`${TAXES}/schemas.yaml`, 'required: [taxes, page_context]', 'required: [page_context]');
    expect(await differences()).toEqual([
      at('listTaxes: required payload is none, documented is taxes', `${TAXES}/paths.yaml`, 'operationId: listTaxes'),
    ]);
  });

  it('the token goes in another header', async () => {
    sources.replace('openapi/common/security.yaml', 'name: Authorization', 'name: X-Token');
    expect(await differences()).toEqual([
      'accessToken: place is header X-Token, documented is header Authorization (openapi/common/security.yaml:1)',
    ]);
  });

  it('a part is called not documented that is', async () => {
    sources.replace(
      `${TAXES}/paths.yaml`,
      '    x-not-documented: [response, scope]\n',
      '    x-not-documented: [query, response, scope]\n',
    );
    expect(await differences()).toEqual([
      at(
        'deleteTax: x-not-documented is query,response,scope, documented is response,scope',
        `${TAXES}/paths.yaml`,
        'operationId: deleteTax',
      ),
    ]);
  });

  it('a scope is emptied', async () => {
    sources.replace(`${TAXES}/paths.yaml`, 'accessToken: [ServiceAPI.taxes.CREATE]', 'accessToken: []');
    expect(await rules()).toContain('inventory/scope');
  });

  it('all marks are taken off an operation', async () => {
    sources.replace(`${TAXES}/paths.yaml`, '    x-not-documented: [required-fields]\n', '');
    expect(await differences()).toContain(
      at(
        'createTax: x-not-documented is none, documented is required-fields',
        `${TAXES}/paths.yaml`,
        'operationId: createTax',
      ),
    );
  });

  it('a guess is no longer marked as one', async () => {
    const schemas = 'openapi/resources/tax-groups/schemas.yaml';
    sources.replace(schemas, /(TaxGroupCreate:\n(?: {2}.*\n)*?) {2}x-inferred: .*\n(?: {4}.*\n)*/, '$1');
    expect(await differences()).toEqual([
      at(
        'TaxGroupCreate is not documented, and has neither x-observed nor an x-inferred that says what it is taken from',
        schemas,
        'TaxGroupCreate:',
      ),
    ]);
  });

  it('a convention that was inferred is no longer marked as such', async () => {
    take(PARTIES);
    const schemas = 'openapi/common/schemas.yaml';
    sources.replace(schemas, /(ListEnvelope:\n(?: +.*\n)*?) +x-inferred: .*\n/, '$1');
    expect(await differences()).toContain(
      at(
        'ContactListResponse.page_context is not documented, and has neither x-observed nor an x-inferred that says what it is taken from',
        'openapi/resources/contacts/schemas.yaml',
        'ContactListResponse:',
      ),
    );
  });

  it('a judgement is no longer marked as such', async () => {
    const parameters = 'openapi/common/parameters.yaml';
    sources.replace(parameters, /(OrganizationIdOfList:\n(?: +.*\n)*?) +x-inferred: .*\n(?: {4}.*\n)*/, '$1');
    expect(await differences()).toEqual([
      at('components/parameters/OrganizationIdOfList has lost its x-inferred', parameters, 'OrganizationIdOfList:'),
    ]);
  });

  it('a record is opened, so that no misspelt field of it would be found', async () => {
    take(PARTIES);
    sources.replace(
      'openapi/resources/contacts/schemas.yaml',
      'Contact:\n',
      'Contact:\n  additionalProperties: true\n',
    );
    const [problem] = await sources.problems();
    expect(problem).toMatchObject({
      file: 'openapi/resources/contacts/schemas.yaml',
      rule: 'inventory/open-object',
      hint: expect.stringContaining('Leave `additionalProperties: true` out'),
    });
  });

  it('a field is added that is not documented', async () => {
    const schemas = `${TAXES}/schemas.yaml`;
    sources.replace(
      schemas,
      '    tax_name:',
      '    tax_colour:\n      type: string\n      description: Colour of the tax.\n    tax_name:',
    );
    expect(await differences()).toContain(at('UpdatedTax.tax_colour is not documented', schemas, 'UpdatedTax:'));
  });

  it('an operation is removed', async () => {
    const paths = sources.read(`${TAXES}/paths.yaml`);
    sources.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    expect(await rules()).toContain('no-unused-sources');
  });

  it('an operation is removed with its sample and its parameter', async () => {
    const [paths, parameters] = [sources.read(`${TAXES}/paths.yaml`), sources.read(`${TAXES}/parameters.yaml`)];
    sources.write(`${TAXES}/paths.yaml`, paths.slice(0, paths.indexOf('  delete:')));
    sources.write(`${TAXES}/parameters.yaml`, parameters.slice(0, parameters.indexOf('UnusedTaxId:')));
    sources.delete(`${TAXES}/samples/deleteTax.response.json`);
    expect(await differences()).toEqual(['deleteTax is missing']);
  });

  it('a URL is left out of the index', async () => {
    sources.replace('openapi/openapi.yaml', /.*taxes\/\{tax_id\}.*\n/, '');
    expect(await rules()).toContain('no-unused-sources');
  });

  it('an operation is added that is not documented', async () => {
    const paths = sources.read('openapi/resources/warehouses/paths.yaml');
    const remove = paths.slice(paths.indexOf('  delete:'));
    const get = remove
      .replace('  delete:', '  get:')
      .replace('operationId: deleteWarehouse', 'operationId: getWarehouse')
      .replace('ServiceAPI.warehouses.DELETE', 'ServiceAPI.warehouses.READ');
    sources.write('openapi/resources/warehouses/paths.yaml', paths + get);
    expect(await differences()).toEqual([
      at(
        'getWarehouse is not documented, and has neither x-observed nor x-inferred',
        'openapi/resources/warehouses/paths.yaml',
        'operationId: getWarehouse',
      ),
    ]);
  });

  it('a sample is broken', async () => {
    sources.replace(`${TAXES}/samples/listTaxes.response.json`, '"has_more_page": false', '"has_more_page": "no"');
    expect(await rules()).toContain('samples');
  });

  it('a field of a sample is misspelt', async () => {
    sources.replace(`${TAXES}/samples/getTax.response.json`, '"tax_name"', '"tax_nmae"');
    expect(await rules()).toContain('samples');
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
