import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { jsonEdition, operations, testBodies, testPartsOfSpec, yamlEdition } from './commands.ts';
import { run } from './output.ts';

describe('spec', () => {
  it('prints the shipped document, byte for byte', async () => {
    expect(await run(['spec'])).toEqual({ status: 0, stdout: yamlEdition, stderr: '' });
    expect(await run(['spec', '--format', 'json'])).toEqual({ status: 0, stdout: jsonEdition, stderr: '' });
  });

  testPartsOfSpec(12);

  it('takes several tags in any letter case, in the order of the document', async () => {
    const { stdout } = await run(['spec', '--format', 'json', '--tag', 'warehouses', '--tag', 'TAXES']);
    const part = JSON.parse(stdout) as OpenApiDocument;
    expect(part.tags.map(({ name }) => name)).toEqual(['Taxes', 'Warehouses']);
    expect(Object.keys(part.components.schemas)).toContain('Warehouse');
    expect(Object.keys(part.components.schemas)).not.toContain('Invoice');
  });
});

describe('sample', () => {
  testBodies('createTax');

  it('ends names and numbers with the time, where a record may have them only once', async () => {
    const { stdout } = await run(['sample', 'createTax', '--request', '--fresh']);
    expect(JSON.parse(stdout)).toEqual({ tax_name: expect.stringMatching(/^IGST5-\d{10}$/), tax_percentage: 5 });
    const update = (await run(['sample', 'updateTax', '--request'])).stdout;
    expect((await run(['sample', 'updateTax', '--request', '--fresh'])).stdout).toBe(update);
  });

  it('prints a sample by its name', async () => {
    const { stdout } = await run(['sample', 'getTax', '--example', 'numericId']);
    expect(JSON.parse(stdout)).toMatchObject({ tax: { tax_id: 4815162342 } });
    expect(await run(['sample', 'getTax', '--example', 'numeric'])).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(
        'There is no sample "numeric" of the body that getTax returns. Available: default, numericId.',
      ),
    });
  });

  it.each([
    [['deleteTax', '--request'], 'deleteTax has no request body.'],
    [['exportInvoices'], 'exportInvoices returns application/pdf, which has no JSON sample.'],
    [
      ['addCompositeItemImage', '--request'],
      'addCompositeItemImage accepts multipart/form-data, which has no JSON sample.',
    ],
  ])('%j has none, and says so', async (args, message) => {
    expect(await run(['sample', ...args])).toEqual({ status: 1, stdout: '', stderr: `${message}\n` });
  });
});

describe('operations', () => {
  it('lists every operation on a line of its own in a pipe', async () => {
    const { stdout } = await run(['operations']);
    const [headings, ...lines] = stdout.trimEnd().split('\n');
    expect(headings).toMatch(/^operation +method +URL +scope +not documented$/);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(operations.map(({ id }) => id));
    const column = headings!.indexOf('URL');
    expect(lines.map((line) => line.slice(column).split(' ')[0])).toEqual(operations.map(({ path }) => path));
  });

  it('lists those of a tag', async () => {
    expect((await run(['operations', '--tag', 'taxes'])).stdout).toBe(
      `operation  method  URL                       scope                    not documented
listTaxes  GET     /settings/taxes           ServiceAPI.taxes.READ    query
createTax  POST    /settings/taxes           ServiceAPI.taxes.CREATE  required-fields
getTax     GET     /settings/taxes/{tax_id}  ServiceAPI.taxes.READ    response
updateTax  PUT     /settings/taxes/{tax_id}  ServiceAPI.taxes.UPDATE  required-fields
deleteTax  DELETE  /settings/taxes/{tax_id}  –                        response, scope
`,
    );
  });

  it('fits a terminal, and leaves nothing out', async () => {
    const { stdout } = await run(['operations'], 80);
    const lines = stdout.trimEnd().split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(90);
    expect(stdout).toContain(`deleteTax
  method          DELETE
  URL             /settings/taxes/{tax_id}
  scope           –
  not documented  response, scope
`);
    expect(lines).toHaveLength(5 * operations.length);
  });

  it('prints objects as JSON', async () => {
    const { stdout } = await run(['operations', '--json']);
    const listed = JSON.parse(stdout) as { operationId: string; scope: string | null }[];
    expect(listed.map(({ operationId }) => operationId)).toEqual(operations.map(({ id }) => id));
    expect(listed.at(1)).toEqual({
      operationId: 'listTaxes',
      method: 'GET',
      path: '/settings/taxes',
      tag: 'Taxes',
      scope: 'ServiceAPI.taxes.READ',
      notDocumented: ['query'],
    });
    expect(listed.at(0)!.scope).toBeNull();
  });
});
