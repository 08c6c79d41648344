import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

const models = readFileSync('generated/models.ts', 'utf8');

/** The types of schemas by their names, each with the comment before it. */
const types = new Map(
  [
    ...`${models}export `.matchAll(
      /((?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)^export (?:interface|type) (\w+) [\s\S]*?(?=^(?:\/\*\*|export ))/gm,
    ),
  ].map(([body, own = '', name]) => [name!, { body, own }]),
);

/** The comment of the type of a schema, and those of its fields. */
function commentsOf(name: string): { own: string; fields: ReadonlyMap<string, string> } {
  const { body, own } = types.get(name) ?? { body: '', own: '' };
  const fields = body.matchAll(/((?:^ {4}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)^ {4}(\w+)\??:/gm);
  return { own, fields: new Map([...fields].map(([, comment, field]) => [field!, comment!])) };
}

const marksOf = (schema: Schema): unknown[] => [schema['x-not-documented'] ?? []].flat();

describe('the types show the marks of the document', () => {
  const schemas = Object.entries(contract.components.schemas);
  const inferred = schemas.filter(([, schema]) => schema['x-inferred'] !== undefined);

  it.each(inferred)('on the type of %s, with the reason', (name, schema) => {
    expect(commentsOf(name).own.replace(/\s*\*\s*/g, ' ')).toContain(`Inferred: ${String(schema['x-inferred'])}`);
  });

  it('on every field', () => {
    let marked = 0;
    const silent = schemas.flatMap(([name, schema]) => {
      const { fields } = commentsOf(name);
      return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
        const isInferred = (schema['x-inferred'] ?? property['x-inferred']) !== undefined;
        const isOfEnvelope = ['code', 'message'].includes(field) && property['x-inferred'] === undefined;
        const words = [
          ...(field === 'customer_id' && name === 'InvoiceCreate' ? ['needed by the sandbox'] : []),
          ...(isInferred && !isOfEnvelope ? ['inferred'] : []),
          ...(marksOf(property).includes('type') ? ['type inferred'] : []),
          ...(marksOf(property).includes('reference') ? ['record inferred'] : []),
          ...(property.items?.['x-inferred'] === undefined ? [] : ['entries inferred']),
        ];
        if (words.length === 0) return [];
        marked += 1;
        return fields.get(field)?.includes(`${words.join('; ')})`) ? [] : [`${name}.${field}`];
      });
    });
    expect(marked).toBeGreaterThan(900);
    expect(silent).toEqual([]);
  });

  it('on what takes the empty text', () => {
    const open = schemas.filter(([, schema]) => marksOf(schema).includes('empty-text')).map(([name]) => name);
    expect(open).toHaveLength(7);
    expect(open.filter((name) => !commentsOf(name).own.includes('(empty text inferred)'))).toEqual([]);
  });

  it('and say who checks a key that is a guess and is not optional', () => {
    expect(commentsOf('ContactListResponse').own).toContain(
      'The client checks that `contacts` is there; calls by path do not.',
    );
    expect(commentsOf('TaxListResponse').own).not.toContain('The client checks');
  });

  it('and the values of a field whose type is named', () => {
    expect(commentsOf('Invoice').fields.get('status')).toContain('Known values: `sent`, `draft`, `overdue`');
    expect(commentsOf('ContactUpdate').fields.get('gst_treatment')).toContain('Values: `business_gst`, ');
  });
});
