import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { readDocumentFile } from '../../src/contract/node/read-file.ts';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import { changesBetween, documentOf, json, lineOf, record } from './fixture.ts';

const text = { type: 'string' };
const bundle = await readDocumentFile(shippedFile('generated/openapi.json'));

function copy(): OpenApiDocument {
  return structuredClone(bundle);
}

describe('the bundle', () => {
  it('does not differ from itself', () => {
    expect(diffDocuments(bundle, copy())).toEqual([]);
  });

  it('names a shared field once for each side, with every operation that it reaches', () => {
    const after = copy();
    delete after.components.schemas['ContactAddress']!.properties!['city'];
    const changes = diffDocuments(bundle, after);
    expect(changes.map(lineOf)).toEqual([
      'breaking field-removed readers ContactAddress.city: field removed',
      'breaking field-removed callers ContactAddress.city: field removed',
    ]);
    expect(changes.map(({ operations }) => operations)).toEqual([
      ['listContacts', 'createContact', 'getContact', 'updateContact'],
      ['createContact', 'updateContact'],
    ]);
  });

  it('names everything that is taken away with an operation', () => {
    const after = copy();
    delete after.paths['/settings/taxes/{tax_id}']!['delete'];
    expect(diffDocuments(bundle, after).map(lineOf)).toEqual([
      'breaking operation-removed callers deleteTax: DELETE /settings/taxes/{tax_id} removed',
    ]);
  });
});

describe('references', () => {
  const children = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
  const recursive = (name: object) => ({
    response: { $ref: '#/components/schemas/Thing' },
    schemas: { Thing: record({ name: { ...name }, children }) },
  });

  it('may lead in circles', () => {
    expect(changesBetween(recursive(text), recursive({ type: 'number' }))).toEqual([
      'breaking type-changed readers Thing.name: type string → number',
    ]);
    expect(changesBetween(recursive(text), recursive(text))).toEqual([]);
  });

  it('may lead in circles through alternatives', () => {
    const tree = (...leaves: object[]) => ({
      response: { $ref: '#/components/schemas/Tree' },
      schemas: { Tree: { oneOf: [...leaves, { type: 'array', items: { $ref: '#/components/schemas/Tree' } }] } },
    });
    expect(changesBetween(tree(text), tree(text))).toEqual([]);
    expect(changesBetween(tree(text), tree(text, { type: 'number' }))).toEqual([
      'breaking type-changed readers Tree (alternative 2): type array → number',
      'breaking alternative-added readers Tree: alternative added: array',
    ]);
  });

  it('are followed where only what they lead to has changed', () => {
    const parts = (type: string) => ({
      request: record({ thing: { $ref: '#/components/schemas/Thing' } }),
      schemas: { Thing: record({ id: { $ref: '#/components/schemas/Id' } }), Id: { type } },
    });
    expect(changesBetween(parts('string'), parts('integer'))).toEqual([
      'breaking type-changed callers Id: type string → integer',
    ]);
  });

  it('to shared responses are named by those', () => {
    const parts = (schema: object) => ({
      operation: { responses: { 400: { $ref: '#/components/responses/Refusal' } } },
      document: { components: { responses: { Refusal: { description: 'No.', ...json({ ...schema }) } } } },
    });
    expect(changesBetween(parts(record({ a: text })), parts(record({})))).toEqual([
      'breaking field-removed readers response Refusal.a: field removed',
    ]);
  });

  it.each([
    ['other.yaml#/Thing', 'leads out of the document. Bundle it into one file first.'],
    ['#/components/schemas/Missing', 'leads to nothing in the document.'],
  ])('to %s are refused', ($ref, message) => {
    expect(() => diffDocuments(documentOf(), documentOf({ request: text }))).not.toThrow();
    expect(() => diffDocuments(documentOf({ request: text }), documentOf({ request: { $ref } }))).toThrow(
      `${$ref} ${message}`,
    );
  });
});
