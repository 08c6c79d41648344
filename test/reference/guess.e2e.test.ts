import { beforeAll, describe, expect, it } from 'vitest';
import { createGuess } from '../../src/search/index.ts';
import { madeSearch } from './found.ts';

let guess: ReturnType<typeof createGuess>;
beforeAll(async () => {
  const { entries, search } = await madeSearch();
  guess = createGuess(entries, search);
});

describe('the pages that an address may have meant', () => {
  it.each([
    ['operations/createInvoce.html', 'operations/createInvoice.html'],
    ['operations/create-invoice', 'operations/createInvoice.html'],
    ['operations/voidinvoice.html', 'operations/voidInvoice.html'],
    ['resources/invoice.html', 'resources/invoices.html'],
    ['resources/creditnotes/', 'resources/credit-notes.html'],
    ['guides/first-invoce.html', 'guides/first-invoice.html'],
    ['convensions.html', 'conventions.html'],
    ['reference/contacts/delete', 'operations/deleteContact.html'],
  ])('are for %s led by %s', (path, address) => {
    expect(guess(path)[0]?.address).toBe(address);
  });

  it('are whole pages, a few, each once', () => {
    const addresses = guess('operations/createInvoce.html').map((entry) => entry.address);
    expect(addresses.filter((one) => one.includes('#'))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeLessThan(5);
  });

  it.each(['', '/', '12345', '%E0%A4%A', 'zzzzqqqqxxxx.html', 'index.html', 'x'.repeat(100_000)])(
    'are none where %j names nothing',
    (path) => {
      expect(guess(path)).toEqual([]);
    },
  );
});
