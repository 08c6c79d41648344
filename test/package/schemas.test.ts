import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standaloneSchema, writeSchemas } from '../../scripts/package/write-schemas.ts';
import { sampledBodies } from '../support/bodies.ts';
import { contract } from '../support/document.ts';
import { strictAjv } from './strict-ajv.ts';

const page = readFileSync('docs/schemas.md', 'utf8').replaceAll('\n', ' ');

/** Most bytes of all schemas. */
const MOST = 550_000;

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
beforeAll(() => void writeSchemas(contract, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has a file for each JSON body', () => {
  const bodies = sampledBodies(contract).filter(({ name }) => name.split(' ').length === 2);
  expect(readdirSync(folder).sort()).toEqual(bodies.map(({ name }) => `${name.replace(' ', '.')}.json`).sort());
});

it('has schemas that are closed in themselves, in the dialect that they name, and small', () => {
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const ajv = strictAjv();
  for (const file of new Set(files)) {
    const schema = JSON.parse(file);
    const references = [...file.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference!);
    const used = references.map((reference) => reference.replace('#/$defs/', ''));
    expect(new Set(used)).toEqual(new Set(Object.keys(schema.$defs ?? {})));
    expect(file).not.toMatch(/"x-[a-z-]+":/);
    expect(ajv.validateSchema(schema)).toBe(true);
  }
  expect(files.join('').length).toBeLessThan(MOST);
});

it('describes what requests hold, and not what responses do', () => {
  const files = readdirSync(folder);
  const isDescribed = (file: string): boolean => /"description":"/.test(readFileSync(path.join(folder, file), 'utf8'));
  expect(files.filter(isDescribed)).toEqual(files.filter((file) => file.endsWith('.request.json')));
});

it('has a variant of a schema that accepts more where a type is a guess, as docs/schemas.md names it', () => {
  const [, variant = ''] = /uses a variant there, such as `(\w+)` in `\$defs`/.exec(page) ?? [];
  const schemas = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const names = new Set(schemas.flatMap(({ $defs = {} }) => Object.keys($defs as object)));
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
