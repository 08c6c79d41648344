import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standaloneSchema } from '../../scripts/package/write-schemas.ts';
import { contract } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { shippedSchemas } from '../support/shipped-schemas.ts';
import { bodies, expectSamplesAccepted } from './schema-samples.ts';

const page = readFileSync('docs/package.md', 'utf8').replaceAll('\n', ' ');

/** Most bytes of all schemas. */
const MOST = 550_000;

it('has a file for each JSON body', () => {
  expect([...shippedSchemas.keys()].sort()).toEqual(bodies.map(({ file }) => file).sort());
});

it('has schemas that a strict Ajv compiles, and that accept the samples', () => {
  expectSamplesAccepted(everyNth(bodies, 10));
});

it('has schemas that are closed in themselves, and small', () => {
  const files = [...shippedSchemas.values()];
  for (const file of new Set(files)) {
    const schema = JSON.parse(file);
    const references = [...file.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference!);
    const used = references.map((reference) => reference.replace('#/$defs/', ''));
    expect(new Set(used)).toEqual(new Set(Object.keys(schema.$defs ?? {})));
    expect(file).not.toMatch(/"x-[a-z-]+":/);
  }
  expect(files.join('').length).toBeLessThan(MOST);
});

it('describes what requests hold, and not what responses do', () => {
  const files = [...shippedSchemas.keys()];
  const isDescribed = (file: string): boolean => shippedSchemas.get(file)!.includes('"description":"');
  expect(files.filter(isDescribed)).toEqual(files.filter((file) => file.endsWith('.request.json')));
});

it('has a variant of a schema that accepts more where a type is a guess, as docs/package.md names it', () => {
  const [, variant = ''] = /`\$defs` has a variant of it, such as `(\w+)`/.exec(page) ?? [];
  const names = new Set([...shippedSchemas.values()].flatMap((text) => Object.keys(JSON.parse(text).$defs ?? {})));
  expect([...names]).toEqual(expect.arrayContaining([variant, variant.replace('Likely', '')]));
});

it('suggests the values that are known among others', () => {
  const { properties, $defs } = standaloneSchema(contract, 'Contact', 'response') as Record<
    string,
    Record<string, object>
  >;
  expect(properties!['status']).toMatchObject({ type: 'string', examples: ['active', 'inactive'] });
  expect($defs!['GstTreatment']).toHaveProperty('enum');
});
