import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSources } from '../../scripts/build/sources.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { type PatchedSources, patchSources } from '../support/sources.ts';
import { PATHS, SAMPLES, SCHEMAS, SETTINGS } from './faulty.ts';

let sources: PatchedSources;
beforeEach(() => {
  sources = patchSources(SETTINGS);
});

it('a part of the contract has no problem', async () => {
  expect(await sources.report()).toEqual([]);
});

describe('a problem is named with its file, line and column, what is wrong and what to do', () => {
  it.each([
    [SCHEMAS, '', 'The file holds no keys.'],
    [SCHEMAS, '# Later.\n', 'The file holds no keys.'],
    ['openapi/openapi.yaml', 'Taxes', 'The file holds no keys.'],
    ['openapi/resources/taxes/README.md', '\n', 'The file is empty.'],
    [`${SAMPLES}/createTax.request.json`, '', 'The file is empty.'],
  ])('%s that holds %j, and not what follows from it', async (file, text, message) => {
    sources.write(file, text);
    expect(await sources.report()).toEqual([expect.stringContaining(`${file}:1:1  empty-file\n  ${message}\n`)]);
  });

  it.each([SCHEMAS, 'openapi/resources/taxes/README.md', `${SAMPLES}/createTax.request.json`])(
    '%s, where it is no UTF-8',
    async (file) => {
      sources.write(file, sources.read(file).replace(/(?<=Tax|ta)x/, '\uFFFD'));
      const [problem, ...others] = await sources.report();
      expect(problem).toContain(sources.placeOf(file, '\uFFFD'));
      expect(problem).toContain('A character is not UTF-8.\n  → Save the file as UTF-8.');
      expect(others).toEqual([]);
    },
  );

  it('a schema that refers to itself, by way of another', async () => {
    sources.replace(SCHEMAS, 'TaxFields:\n', "TaxFields:\n  allOf: [{ $ref: '#/Tax' }]\n");
    const report = await sources.report();
    expect(report[0]).toContain(`${sources.placeOf(SCHEMAS, 'TaxFields:\n')}  no-circles`);
    expect(report.join('\n')).toContain('"Tax" refers to itself');
    expect(report[0]).toContain('"TaxFields" refers to itself, by its $ref or its allOf.\n  → Remove the reference');
  });

  it('a schema that is itself', async () => {
    sources.write(SCHEMAS, `${sources.read(SCHEMAS)}\nLoop:\n  $ref: '#/Loop'\n`);
    expect(await sources.report()).toEqual([expect.stringContaining('"Loop" refers to itself')]);
  });

  it('a line that is not in the notation of what is documented', async () => {
    const file = 'openapi/documented/taxes.yaml';
    sources.replace(file, /tax_name +string/, 'tax_name string!');
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(
      `${sources.placeOf(file, 'tax_name string!').replace(/:\d+$/, '')}:1  documented-notation`,
    );
    expect(problem).toMatch(/"tax_name string!.*" is not in the notation of these lists\.\n {2}→ /);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'a key that is none',
      'not-shown:',
      'not-showm:',
      '"not-showm" is no key of these lists. Did you mean "not-shown"?',
    ],
    ['an operation without a call', / {4}call: .*\n/, '', 'createTax has no "call".'],
    ['a method in small letters', 'call: POST', 'call: post', 'call must match pattern'],
    ['a text for a list', /not-shown: \[.*\]/, 'not-shown: scope', 'not-shown must be array.'],
    [
      'a part that is none',
      /not-shown: \[.*\]/,
      'not-shown: [body]',
      'must be equal to one of the allowed values: path, ',
    ],
    ['a type that is none', /tax_name +string/, 'tax_name strng', '"tax_name strng" is not in the notation'],
    ['a record without fields', / {2}UpdatedTax: \|\n(?: {4}.*\n)+/, '  UpdatedTax:\n', '"UpdatedTax" has no value.'],
  ])('what is documented, in another form: %s', async (_, text, by, message) => {
    const file = 'openapi/documented/taxes.yaml';
    sources.replace(file, text, by);
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(message);
    expect(problem).toMatch(/^openapi\/documented\/taxes\.yaml:\d+:\d+ {2}[\s\S]*\n {2}→ ./);
    expect(others).toEqual([]);
  });

  it('what is documented, in two ways', async () => {
    const file = 'openapi/documented/warehouses.yaml';
    sources.replace(file, 'operations:\n', 'operations:\n  getTax:\n    call: GET /a\n');
    expect(await sources.report()).toEqual([
      expect.stringMatching(
        /documented-twice\n {2}openapi\/documented\/taxes\.yaml lists getTax in another way\.\n {2}→ Make the two the same/,
      ),
    ]);
  });

  it('what is mentioned of a tag that there is not', async () => {
    sources.write(
      'openapi/documented/taxes.yaml',
      `${sources.read('openapi/documented/taxes.yaml')}mentioned: { Taxis: [a] }\n`,
    );
    expect((await sources.report()).join()).toMatch(
      /names the tag "Taxis".*\n.*→ Write one of its tags: Organizations, /,
    );
  });

  it.each([
    [SCHEMAS, / {4}tax_name:\n(?: {6}.*\n)+/, '    tax_name:\n', 'tax_name'],
    [PATHS, '    security:', '    x-transition:\n    security:', 'x-transition'],
    [PATHS, '    security:', '    x-rules: [~]\n    security:', '0'],
    [PATHS, / {4}security:\n.*\n/, '    security:\n', 'security'],
    ['openapi/openapi.yaml', / {2}\/settings\/taxes: .*\n/, '  /settings/taxes:\n', '/settings/taxes'],
  ])('a key of %s without a value', async (file, text, by, key) => {
    sources.replace(file, text, by);
    const [problem, ...others] = await sources.report();
    expect(problem).toMatch(new RegExp(`^${file}:\\d+:\\d+  no-value`));
    expect(problem).toContain(`"${key}" has no value.\n  → Write its value, or take it away`);
    expect(others).toEqual([]);
  });

  it('a URL that is none, with what to do', async () => {
    sources.replace('openapi/openapi.yaml', '  /settings/taxes:', '  settings/taxes:');
    const [problem] = await sources.report();
    expect(problem).toContain('Property `settings/taxes` is not expected here.');
    expect(problem).toContain('→ Correct it by the OpenAPI 3.1 specification');
  });

  it('the text of a resource that is no tag', async () => {
    sources.write('openapi/resources/bills/README.md', 'Bills.\n');
    const [problem, ...others] = await sources.report();
    expect(problem).toContain('openapi/resources/bills/README.md:1:1  no-unused-sources');
    expect(problem).toContain(
      '→ Add the tag of the resource to `tags` of openapi/openapi.yaml, as `- name: …` with `description: { $ref: resources/bills/README.md }`, and its name to `x-tagGroups`',
    );
    expect(others).toEqual([]);
  });

  it('a $ref to a text that is not there, and not what follows from it', async () => {
    sources.replace('openapi/openapi.yaml', 'warehouses/README.md', 'warehouses/ABOUT.md');
    expect(await sources.report()).toEqual([
      expect.stringMatching(
        /^openapi\/openapi\.yaml:\d+:\d+ {2}no-unresolved-refs\n {2}"resources\/warehouses\/ABOUT\.md"/,
      ),
    ]);
  });

  it('a $ref with a template', async () => {
    sources.replace('openapi/openapi.yaml', 'taxes~1{tax_id}', 'taxes~1{tax}');
    expect((await sources.report()).join('\n')).toContain('settings~1taxes~1{tax}" leads nowhere.');
  });

  it('a $ref to a file that is not there', async () => {
    sources.replace(PATHS, 'samples/createTax.request.json', 'samples/createTaxes.request.json');
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(PATHS, '$ref: samples/createTaxes.request.json'));
    expect(problem).toContain('"samples/createTaxes.request.json" leads nowhere.');
    expect(problem).toContain('→ Write this file, or correct its path');
  });

  it('a duplicate schema name', async () => {
    const warehouses = 'openapi/resources/warehouses/schemas.yaml';
    sources.write(warehouses, `${sources.read(warehouses)}\nTax:\n  type: object\n  description: Another tax.\n`);
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(warehouses, 'Tax:\n'));
    const [schema] = /^Tax:\n.*/m.exec(sources.read(SCHEMAS))!;
    const first = sources.placeOf(SCHEMAS, schema);
    expect(problem).toContain(`"Tax" is already defined at ${first}`);
    expect(problem).toContain('Rename one of the two');
  });

  it('a misspelt field of a sample, with the field that was probably meant', async () => {
    const sample = `${SAMPLES}/listTaxes.response.json`;
    sources.replace(sample, '"is_default_tax": true', '"is_defualt_tax": true');
    const [problem, ...others] = await sources.report();
    expect(problem).toContain(sources.placeOf(sample, '"is_defualt_tax"'));
    expect(problem).toContain('The sample has the field "is_defualt_tax", which its schema does not name.');
    expect(problem).toContain('Did you mean "is_default_tax"?');
    expect(problem).toContain(sources.placeOf(SCHEMAS, 'is_default_tax:'));
    expect(others).toEqual([]);
  });

  it('a field of a sample that is like no other', async () => {
    const sample = `${SAMPLES}/getTax.response.json`;
    sources.replace(sample, '"tax_name"', '"zzz": 1, "tax_name"');
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(sample, '"zzz"'));
    expect(problem).not.toContain('Did you mean');
    expect(problem).toContain('Leave the field out, or add it to the schema');
  });

  it('a scope outside the registry', async () => {
    sources.replace(PATHS, 'ServiceAPI.taxes.UPDATE', 'ServiceAPI.taxes.EDIT');
    const [problem] = await sources.report();
    expect(problem).toContain(sources.placeOf(PATHS, 'security:\n      - accessToken: [ServiceAPI.taxes.EDIT]'));
    expect(problem).toContain('Scope "ServiceAPI.taxes.EDIT" is not in the registry');
    expect(problem).toContain('List the one documented scope');
  });

  it('schemas that only refer to each other', async () => {
    const draft = (name: string, other: string) =>
      `\n${name}:\n  description: A draft.\n  properties:\n    other:\n      $ref: '#/${other}'\n`;
    sources.write(SCHEMAS, sources.read(SCHEMAS) + draft('TaxDraft', 'TaxOutline') + draft('TaxOutline', 'TaxDraft'));
    expect(await sources.report()).toEqual([
      expect.stringContaining('"TaxDraft" is defined and never used'),
      expect.stringContaining('"TaxOutline" is defined and never used'),
    ]);
  });

  it('a sample that nothing refers to', async () => {
    sources.write(`${SAMPLES}/voidTax.response.json`, '{}');
    sources.write(`${SAMPLES}/deleteTax.request.json`, '{}');
    const [second, first, ...others] = await sources.report();
    expect(first).toContain('taxes/samples/voidTax.response.json:1:1');
    expect(first).toContain('→ Correct its name, since there is no operation voidTax');
    expect(second).toContain(
      '→ Refer to it with `example: { $ref: samples/deleteTax.request.json }` in the request of deleteTax',
    );
    expect(others).toEqual([]);
  });

  it('a named sample of no operation, or of a body that there is not', async () => {
    sources.write(`${SAMPLES}/voidTax.response.paid.json`, '{}');
    sources.write(`${SAMPLES}/deleteTax.request.empty.json`, '{}');
    const [second, first, ...others] = await sources.report();
    expect(first).toContain('taxes/samples/voidTax.response.paid.json:1:1');
    expect(first).toContain('The contract has no operation voidTax');
    expect(second).toContain('deleteTax has no JSON request');
    expect(second).toContain('Name it <operationId>.request.<name>.json');
    expect(others).toEqual([]);
  });

  it('a named sample that does not match', async () => {
    const sample = `${SAMPLES}/getTax.response.numericId.json`;
    sources.replace(sample, '"tax_name"', '"tax_nmae"');
    expect((await sources.report())[0]).toContain(sources.placeOf(sample, '"tax_nmae"'));
  });

  it('the usual sample next to a named one', async () => {
    const sample = `${SAMPLES}/getTax.response.json`;
    sources.replace(sample, '"tax_percentage": 18', '"tax_percentage": "18"');
    expect((await sources.report())[0]).toContain(sources.placeOf(sample, '"tax_percentage"'));
  });

  it('a finding in a schema stands at the schema', async () => {
    const id = '        tax_id:\n          ';
    sources.replace(SCHEMAS, `${id}$ref: ../../common/schemas.yaml#/Id`, `${id}type: string`);
    // What refers to the id is refused as well.
    const problem = (await sources.report()).find((text) => text.includes('inventory/shared-schemas'));
    expect(problem).toContain(sources.placeOf(SCHEMAS, 'tax_id:'));
  });
});

it.each([
  ['bad YAML', 'rules: [\n', { line: 2, rule: 'yaml' }],
  [
    'a plugin that is not there',
    'plugins: [./none.js]\napis: { main: { root: a.yaml } }\n',
    { line: 1, rule: 'settings', message: 'Plugin "./none.js" not found.' },
  ],
  [
    'a rule that Redocly does not have',
    'apis: { main: { root: a.yaml } }\nrules:\n  info-licence: off\n',
    {
      line: 3,
      rule: 'settings',
      message: 'Property `info-licence` is not expected here.',
    },
  ],
  [
    'a severity that does not exist',
    'apis: { main: { root: a.yaml } }\nrules:\n  info-license: offf\n',
    {
      line: 3,
      rule: 'settings',
      message: '`info-license` can be one of the following only: "error", "warn", "off".',
    },
  ],
])('settings with %s are named, with what to do', async (_, text, problem) => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  try {
    mkdirSync(path.join(root, 'scripts/build'), { recursive: true });
    writeFileSync(path.join(root, 'scripts/build/redocly.yaml'), text);
    await expect(openSources(projectAt(root), new Map())).rejects.toMatchObject({
      stage: 'read settings',
      problems: [{ file: 'scripts/build/redocly.yaml', hint: expect.stringContaining('Correct'), ...problem }],
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
