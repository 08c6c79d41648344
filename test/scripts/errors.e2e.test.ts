import { beforeEach, describe, expect, it } from 'vitest';
import { type PatchedSources, patchSources } from '../support/sources.ts';
import { PATHS, SAMPLES, SCHEMAS } from './faulty.ts';

let sources: PatchedSources;
beforeEach(() => {
  sources = patchSources(['taxes']);
});

it('a part of the contract has no problem', async () => {
  expect(await sources.report()).toEqual([]);
});

describe('a problem is named with its file, line and column, what is wrong and what to do', () => {
  it('broken YAML', async () => {
    sources.replace(SCHEMAS, '  type: object\n', '  type: [object\n');
    const [problem, ...others] = await sources.report();
    expect(problem).toMatch(new RegExp(`^${SCHEMAS}:3:\\d+  yaml\\n  deficient indentation\\n`));
    expect(problem).toContain('Correct the YAML');
    expect(others).toEqual([]);
  });

  it('broken JSON', async () => {
    sources.replace(`${SAMPLES}/createTax.request.json`, ',\n', '\n');
    const [problem] = await sources.report();
    expect(problem).toContain(`${SAMPLES}/createTax.request.json:3:`);
    expect(problem).toContain('Correct the JSON');
  });

  it('an unknown $ref', async () => {
    sources.replace(PATHS, 'schemas.yaml#/TaxCreate', 'schemas.yaml#/TaxCreation');
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(PATHS, '$ref: schemas.yaml#/TaxCreation'));
    expect(problem).toContain('"schemas.yaml#/TaxCreation" leads nowhere.');
    expect(problem).toContain('→ Check the file and the key after `#/`');
  });

  it('a duplicate operationId', async () => {
    sources.replace(PATHS, 'operationId: getTax', 'operationId: updateTax');
    const found = (await sources.report()).join('\n');
    expect(found).toContain(
      'operation-operationId-unique\n  Another operation has the operationId "updateTax" already.',
    );
    expect(found).toContain(`${PATHS}:`);
    expect(found).toContain('Give one of the two operations another operationId.');
  });

  it('a sample that does not match', async () => {
    const sample = `${SAMPLES}/createTax.request.json`;
    sources.replace(sample, '"tax_percentage": 5', '"tax_percentage": "5"');
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(sample, '"tax_percentage"'));
    expect(problem).toContain('/tax_percentage must be number');
    expect(problem).toContain('Correct the sample');
  });

  it('a misspelt field of a schema, once and at the schema, and not at each sample', async () => {
    sources.replace(SCHEMAS, 'tax_percentage:', 'tax_percentge:');
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(sources.placeOf(SCHEMAS, 'tax_percentge:'));
    expect(problem).toMatch(/\d+ samples have the field "tax_percentage" where the schema has "tax_percentge"\./);
    expect(problem).toContain('Correct whichever is misspelt.');
    expect(others).toEqual([]);
  });

  it('a schema that nothing refers to', async () => {
    sources.write(SCHEMAS, `${sources.read(SCHEMAS)}\nTaxDraft:\n  type: object\n  description: A draft.\n`);
    expect(await sources.report()).toEqual([expect.stringContaining('"TaxDraft" is defined and never used')]);
  });

  it('a URL that is not in the index', async () => {
    const paths = sources.read(PATHS);
    sources.write(
      PATHS,
      `${paths}\n/settings/taxes/default:\n${paths.slice(paths.indexOf('  post:'), paths.indexOf('  get:'))}`,
    );
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(sources.placeOf(PATHS, '/settings/taxes/default:'));
    expect(problem).toContain('/settings/taxes/default is not in the index');
    expect(problem).toContain(
      "Add `/settings/taxes/default: { $ref: 'resources/taxes/paths.yaml#/~1settings~1taxes~1default' }` to `paths` of openapi/openapi.yaml",
    );
    expect(others).toEqual([]);
  });
});
