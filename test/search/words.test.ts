import { describe, expect, it } from 'vitest';
import { queryWords } from '../../src/search/index.ts';

function typedIn(query: string): string[] {
  return queryWords(query).map(({ typed }) => typed);
}

describe('the words of a query', () => {
  it('are at most 20 different ones of at most 32 letters, however long it is', () => {
    expect(typedIn('a '.repeat(100_000))).toEqual(['a']);
    expect(typedIn('(a+)+$'.repeat(10_000))).toEqual(['a']);
    expect(typedIn('invoice '.repeat(64))).toEqual(['invoice']);
    expect(typedIn('x'.repeat(100_000))).toEqual(['x'.repeat(32)]);
    expect(typedIn(Array.from({ length: 10_000 }, (_, index) => `word${index}`).join(' '))).toHaveLength(20);
  });

  it('are what the contract calls it, also in other forms, and with an article between', () => {
    expect(queryWords('a credit memo')).toMatchObject([{ own: ['credit note'] }]);
    expect(queryWords('took back goods')).not.toMatchObject([{ own: ['sales return'] }]);
    expect(queryWords('bill the clients')).toMatchObject([{ own: ['create invoice'], isPlural: true }]);
    expect(queryWords('shipped')[0]!.own).toContain('shipment order');
  });

  it('tell what is looked for from what only says with what, or of whom', () => {
    const words = queryWords('email the invoice to a customer with tax');
    expect(words.map(({ isQualifying }) => isQualifying)).toEqual([false, false, true, true]);
  });

  it('tell customers from vendors', () => {
    expect(queryWords('supplier owes')).toMatchObject([{ own: ['vendor credit'] }]);
    expect(queryWords('client owes').map(({ own }) => own)).toContainEqual(['invoice']);
  });
});
