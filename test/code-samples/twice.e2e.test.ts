import { describe, expect, it } from 'vitest';
import { operations } from '../support/document.ts';
import { expectAcceptedTwice } from '../support/samples-twice.ts';
import { ALL_TWICE, testTwice } from './twice.ts';

/** One that sends a file, one that answers a file, and two that take their record once. */
const SPECIAL = ['addInvoiceAttachment', 'exportInvoices', 'deleteTax', 'voidInvoice'];

// The client samples run only in the long suite, as do most of the others.
testTwice(
  operations.filter(({ id }, index) => index % 120 === 0 || SPECIAL.includes(id)),
  ['fetch'],
);

describe('the check of samples that are run twice', () => {
  it('finds one that is refused at first, one that is refused again, and a move that is not', () => {
    const [all, again] = ALL_TWICE;
    expect(() => expectAcceptedTwice(all, again)).not.toThrow();
    expect(() => expectAcceptedTwice({ ...all, createTax: 'taken' }, again)).toThrow(/createTax: taken/);
    expect(() => expectAcceptedTwice(all, { ...again, createTax: 'taken' })).toThrow(/createTax: taken/);
    expect(() => expectAcceptedTwice(all, { ...again, voidInvoice: 'ok' })).toThrow(/voidInvoice/);
  });
});
