import { describe, expect, it } from 'vitest';
import { readFields } from '../../scripts/documented/notation.ts';
import { nameOf } from '../../src/contract/references.ts';
import { contract, operations } from '../support/document.ts';
import { documented, documentedBodies, documentedRecords } from '../support/documented.ts';
import { CONTRADICTIONS, compareDocument } from './compare.ts';

describe('the contract against the documents of the service', () => {
  it('has every operation, record, body and field, and no other', () => {
    expect(compareDocument(contract, documented)).toEqual(CONTRADICTIONS);
  });

  it('lists the documented scopes', () => {
    const scheme = contract.components.securitySchemes['accessToken'] as { 'x-scopes': unknown };
    expect(scheme['x-scopes']).toEqual(documented.scopes);
  });

  it('has no schema that is neither documented, nor inferred, nor a response or a form', () => {
    const used = new Set([...Object.keys(documentedRecords), ...Object.keys(documentedBodies)]);
    const unexplained = Object.entries(contract.components.schemas).filter(([name, schema]) => {
      const isObject = schema.type === 'object' || schema.allOf !== undefined;
      return isObject && !used.has(name) && !isMarked(name) && !isForm(name) && !isResponse(name);
    });
    expect(unexplained.map(([name]) => name)).toEqual([]);
  });
});

describe('the lists', () => {
  it('can be read', () => {
    for (const notation of [...Object.values(documentedRecords), ...Object.values(documentedBodies)]) {
      expect(readFields(notation).length).toBeGreaterThan(0);
    }
  });
});

function isMarked(name: string): boolean {
  return contract.components.schemas[name]!['x-inferred'] !== undefined;
}

/** Whether a schema is the form of an upload, whose field is compared with the operation. */
function isForm(name: string): boolean {
  return operations.some(({ object }) => {
    const form = object.requestBody?.content['multipart/form-data']?.schema;
    return nameOf(form?.$ref ?? '') === name;
  });
}

/** Whether a schema is the response of an operation, whose payload is compared there. */
function isResponse(name: string): boolean {
  return operations.some(({ object }) =>
    Object.values(object.responses).some(({ content }) =>
      Object.values(content ?? {}).some(({ schema }) => nameOf(schema.$ref ?? '') === name),
    ),
  );
}
