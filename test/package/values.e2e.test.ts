import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { valuesOf, writeValues } from '../../scripts/package/write-values.ts';
import { contract } from '../support/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'values-'));
beforeAll(() => {
  writeValues(contract, folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listed = new Map(valuesOf(contract).map((list) => [list.name, list]));

it('has the values of a field, by the names of schema and field', () => {
  expect(listed.get('invoiceStatus')).toMatchObject({ isComplete: false, values: expect.arrayContaining(['overdue']) });
  expect(listed.get('taxTaxType')).toEqual({ name: 'taxTaxType', isComplete: true, values: ['tax', 'compound_tax'] });
});

it('follows references, and has parameters as well', () => {
  expect(listed.get('contactGstTreatment')!.values).toEqual(listed.get('gstTreatment')!.values);
  expect(listed.get('packageFilterBy')!.values).toContain('Status.Shipped');
});

it('refuses two lists of one name', () => {
  const schemas = {
    Box: { properties: { lid_type: { enum: ['flat'] } } },
    BoxLidType: { enum: ['round'] },
  };
  const document = { ...contract, components: { ...contract.components, parameters: {}, schemas } };
  expect(() => valuesOf(document)).toThrow('Two lists of values are boxLidType');
});

it('exports each list as a constant', async () => {
  const module = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'index.js')).href)) as object;
  expect(Object.entries(module)).toEqual([...listed.values()].map(({ name, values }) => [name, values]));
});

it('says of each list whether it is complete', () => {
  const types = readFileSync(path.join(folder, 'index.d.ts'), 'utf8');
  const told = [...types.matchAll(/^\/\*\* (.*) \*\/\nexport declare const (\w+):/gm)];
  expect(told.map(([, comment, name]) => [name, comment])).toEqual(
    [...listed.values()].map(({ name, isComplete }) => [
      name,
      isComplete ? 'All values.' : 'Known values. The service may use others.',
    ]),
  );
});

it('lets a bundler keep the lists that are used', async () => {
  const stdin = {
    contents: "import { gstTreatment } from './index.js'; console.log(gstTreatment);",
    resolveDir: folder,
  };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', minify: true, write: false });
  expect(outputFiles[0]!.text).toContain('business_gst');
  expect(outputFiles[0]!.text).not.toContain('overdue');
});
