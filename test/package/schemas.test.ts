import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standaloneSchema, writeSchemas } from '../../scripts/package/schemas.ts';
import { nameOf } from '../../src/contract/references.ts';
import { createAjv } from '../../src/contract/validation/ajv.ts';
import { standalone } from '../../src/contract/validation/schemas.ts';
import { sampledBodies } from '../support/bodies.ts';
import { contract } from '../support/document.ts';

/** Most bytes of all schemas. */
const MOST = 400_000;

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
beforeAll(() => void writeSchemas(contract, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ajv as docs/schemas.md sets it up, and without a word on standard error. */
function strictAjv(): Ajv2020 {
  const logger = { log: refuse, warn: refuse, error: refuse };
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false, logger });
  formatsPlugin.default(ajv);
  return ajv;
}

function refuse(message: string): never {
  throw new Error(message);
}

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

it('accepts what the contract accepts, and nothing else', () => {
  const [shared, strict] = [createAjv(contract), strictAjv()];
  const validators = new Map<string, [ValidateFunction, ValidateFunction]>();
  const judged = { accepted: 0, refused: 0 };
  for (const { name, schema, value } of sampledBodies(contract)) {
    const reference = nameOf(schema.$ref!);
    if (!validators.has(reference)) {
      const one = strict.compile(standaloneSchema(contract, reference, 'request'));
      validators.set(reference, [one, shared.compile(standalone(schema))]);
    }
    const [own, other] = validators.get(reference)!;
    const verdict = own(value);
    if (verdict !== other(value)) expect.fail(`${name} is ${verdict ? 'accepted' : 'refused'}`);
    judged[verdict ? 'accepted' : 'refused'] += 1;
  }
  expect(judged.accepted).toBeGreaterThan(10_000);
  expect(judged.refused).toBeGreaterThan(10_000);
});

it('suggests the values that are known among others', () => {
  const { properties, $defs } = standaloneSchema(contract, 'Contact', 'response') as Record<
    string,
    Record<string, object>
  >;
  expect(properties!['status']).toMatchObject({ type: 'string', examples: ['active', 'inactive'] });
  expect($defs!['GstTreatment']).toHaveProperty('enum');
});
