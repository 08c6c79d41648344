import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeSchemas } from '../../../scripts/package/write-schemas.ts';
import { samplesOf } from '../../../src/contract/index.ts';
import { SchemaError, standardSchema } from '../../../src/public/standard-schema.ts';
import { strictAjv } from '../../package/strict-ajv.ts';
import { contract, operations } from '../../support/document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'standard-schema-'));
writeSchemas(contract, folder);
afterAll(() => rmSync(folder, { recursive: true }));

const schemaIn = (file: string): object => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object;
const issuesOf = (file: string, value: unknown) => standardSchema(schemaIn(file))['~standard'].validate(value).issues;
const TAX = { tax_name: 'VAT', tax_percentage: 5 };

describe('a validator of a schema', () => {
  it('returns what it takes as it is', () => {
    const validator = standardSchema<typeof TAX>(schemaIn('createTax.request.json'));
    expect(validator['~standard']).toMatchObject({ version: 1, vendor: 'inventory-service-api' });
    expect(validator['~standard'].validate(TAX)).toEqual({ value: TAX });
  });

  it('says what is wrong, and where', () => {
    expect(issuesOf('createTax.request.json', { tax_name: 5, tax_type: 'x' })).toEqual([
      { message: expect.stringContaining('must be'), path: ['tax_name'] },
      { message: expect.stringContaining('must be'), path: ['tax_type'] },
    ]);
    expect(issuesOf('createPackage.request.json', { line_items: [{}, 5] })).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: ['line_items', 1] })]),
    );
    expect(issuesOf('createTax.request.json', 'a text')).toEqual([{ message: 'must be an object', path: [] }]);
  });

  it('throws for what is no schema', () => {
    expect(() => standardSchema({ type: 'object', required: 5 })).toThrow(SchemaError);
  });

  it('is one for Vitest', () => {
    const schema = standardSchema(schemaIn('createTax.request.json'));
    expect(TAX).toEqual(expect.schemaMatching(schema));
    expect({ ...TAX, tax_name: 5 }).not.toEqual(expect.schemaMatching(schema));
  });

  it('judges every sample, whole and with each field spoilt, as Ajv does', () => {
    const ajv = strictAjv();
    const files = new Set(readdirSync(folder));
    let [taken, refused] = [0, 0];
    for (const operation of operations) {
      const file = `${operation.id}.request.json`;
      const content = operation.object.requestBody?.content?.['application/json'];
      if (!files.has(file) || !content) continue;
      const theirs = ajv.compile(schemaIn(file));
      const ours = standardSchema(schemaIn(file))['~standard'];
      for (const sample of samplesOf(content)) {
        const fields = Object.keys(sample.value as object);
        const spoilt = fields.flatMap((field) =>
          [null, { a: 1 }, [[]], 'x'.repeat(3000)].map((value) => ({ ...(sample.value as object), [field]: value })),
        );
        for (const body of [sample.value, {}, ...spoilt]) {
          const { issues } = ours.validate(body);
          expect([file, body, issues === undefined]).toEqual([file, body, theirs(body)]);
          if (issues) {
            refused += 1;
            expect(issues.length).toBeGreaterThan(0);
          } else taken += 1;
        }
      }
    }
    expect(taken).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(500);
  });
});
