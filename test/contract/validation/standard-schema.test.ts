import { describe, expect, it } from 'vitest';
import { jsonBodies } from '../../../scripts/package/operation-bodies.ts';
import { samplesOf } from '../../../src/contract/index.ts';
import { SchemaError, standardSchema } from '../../../src/public/standard-schema.ts';
import { operations } from '../../support/document.ts';
import { shippedSchemas } from '../../support/shipped-schemas.ts';

const schemaIn = (file: string): object => JSON.parse(shippedSchemas.get(file)!);
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

  it('accepts every sample with the schema that ships for it', () => {
    const issues = operations.flatMap((operation) =>
      jsonBodies(operation).flatMap(({ direction, media }) => {
        const { validate } = standardSchema(schemaIn(`${operation.id}.${direction}.json`))['~standard'];
        return samplesOf(media).flatMap(({ value }) => validate(value).issues ?? []);
      }),
    );
    expect(issues).toEqual([]);
  });
});
