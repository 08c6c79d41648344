import { describe, expect, it, vi } from 'vitest';
import { readTable } from '../../src/client/operation.ts';
import { createResources } from '../../src/client/resources.ts';
import { methodName, resourceName } from '../../src/contract/names.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { testMethods } from './operations.ts';

// A prime, so that methods of all kinds have their turn.
testMethods(everyNth(operations, 5));

describe('the names of methods', () => {
  it('leave out the resource behind the verb', () => {
    const name = (id: string): string => methodName(operations.find((operation) => operation.id === id)!);
    expect(name('createTax')).toBe('create');
    expect(name('markInvoiceSent')).toBe('markSent');
    expect(name('listInvoiceComments')).toBe('listComments');
    expect(name('writeOffInvoice')).toBe('writeOff');
    expect(name('emailInvoice')).toBe('email');
    expect(name('listAllCreditNoteRefunds')).toBe('listAllRefunds');
  });

  it('are those of the contract where it names them', () => {
    const named = operations.filter(({ object }) => object['x-method'] !== undefined);
    expect(named.map((operation) => [operation.id, methodName(operation)])).toEqual([
      ['enableMultiWarehouse', 'enableMultiWarehouse'],
      ['exportInvoices', 'exportMany'],
      ['printInvoices', 'printMany'],
      ['emailInvoices', 'emailMany'],
    ]);
    const unnamed = ({ object, ...operation }: Operation): Operation => ({
      ...operation,
      object: { ...object, 'x-method': undefined } as unknown as Operation['object'],
    });
    expect(named.filter((operation) => methodName(unnamed(operation)) === methodName(operation))).toEqual([]);
  });

  it('are unique within a resource', () => {
    const names = operations.map((operation) => `${resourceName(operation.tag)}.${methodName(operation)}`);
    expect(new Set(names).size).toBe(operations.length);
  });
});

it('the table of operations is read row by row, as methods are called', () => {
  const row = { replace: vi.fn(() => 'GET /taxes/{tax_id}') };
  const { taxes } = readTable({ taxes: { $: '/taxes/{tax_id} taxes', get: row as never } });
  expect(row.replace).not.toHaveBeenCalled();
  const operation = taxes!['get']!();
  expect(operation).toMatchObject({ operationId: 'getTax', name: 'taxes.get', verb: 'GET', ids: ['tax_id'] });
  expect(taxes!['get']!()).toBe(operation);
  expect(row.replace).toHaveBeenCalledTimes(1);
});

it('a deprecated operation warns on the console once, and still works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const table = readTable({ taxes: { $: '/taxes/{tax_id} taxes', get: '', delete: 'DELETE $ sunset:2027-06-30' } });
  const sent: string[] = [];
  const perform = (operation: { verb: string }) => {
    sent.push(operation.verb);
    return Promise.reject(new Error('No service answers here.'));
  };
  const run = ((_call, _options, work) => work({} as never)) as Parameters<typeof createResources>[1];
  const { taxes } = createResources(table, run, perform as never, {});
  for (const method of ['get', 'delete', 'delete'] as const)
    await expect(taxes[method]('1')).rejects.toThrow('No service answers here.');
  expect(sent).toEqual(['GET', 'DELETE', 'DELETE']);
  expect(warn.mock.calls).toEqual([['taxes.delete is deprecated: it may be removed on or after 2027-06-30.']]);
  warn.mockRestore();
});
