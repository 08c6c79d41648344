import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../src/contract/samples.ts';
import { operations } from '../support/document.ts';

const links = operations.flatMap((operation) => {
  const response = operation.object.responses[operation.successStatus]!;
  return Object.entries(response.links ?? {}).map(([name, link]) => ({ operation, response, name, link }));
});

describe('the links of responses', () => {
  it('lead from a record to the operations on it, and to the records that it refers to', () => {
    const of = (id: string): string[] => links.filter(({ operation }) => operation.id === id).map(({ name }) => name);
    expect(of('createPackage')).toContain('getContact');
    expect(of('getCreditNote')).toEqual(
      expect.arrayContaining(['getContact', 'getInvoice', 'updateCreditNote', 'voidCreditNote']),
    );
    expect(of('getCreditNote')).not.toContain('getCreditNote');
    expect(of('listInvoices')).toEqual([]);
  });

  it.each(links.map(({ operation, name, ...rest }) => [`${operation.id} → ${name}`, { operation, ...rest }] as const))(
    '%s gives each parameter of the URL',
    (_, { operation, response, link }) => {
      const target = operations.find(({ id }) => id === link.operationId)!;
      const inPath = target.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
      expect(Object.keys(link.parameters)).toEqual(expect.arrayContaining(inPath));
      const sample = sampleOf(response.content!['application/json']);
      const pointers = Object.values(link.parameters).flatMap((value) => value.split('$response.body#')[1] ?? []);
      expect(pointers.length).toBeGreaterThan(0);
      // A sample may leave out what a link is made from, but not hold it in another form.
      for (const pointer of pointers) expect(typeof valueAt(sample, pointer), operation.id).not.toBe('object');
    },
  );
});

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}
