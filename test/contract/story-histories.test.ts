import { describe, expect, it } from 'vitest';
import { allBodies, type Json, rows } from '../support/story.ts';
import { missingMoves, settledIn } from './histories.ts';

function sampleOf(name: string): Json {
  const found = allBodies.find((body) => body.name === name);
  if (!found) throw new Error(`There is no sample ${name}`);
  return found.sample;
}

/** Each record with a history: where the record is, its entries, and the lists of what was settled with it. */
const HISTORIES = [
  {
    record: ['getInvoice.response', 'invoice'],
    comments: 'listInvoiceComments.response',
    settled: [
      ['Payment', 'listInvoicePayments.response'],
      ['Credit', 'listInvoiceAppliedCredits.response.applied'],
    ],
  },
  {
    record: ['getRetainerInvoice.response', 'retainerinvoice'],
    comments: 'listRetainerInvoiceComments.response',
    settled: [],
  },
  {
    record: ['getCreditNote.response', 'creditnote'],
    comments: 'listCreditNoteComments.response',
    settled: [
      ['Credit', 'listCreditNoteInvoices.response.applied'],
      ['Refund', 'listCreditNoteRefunds.response'],
    ],
  },
  {
    record: ['getVendorCredit.response', 'vendor_credit'],
    comments: 'listVendorCreditComments.response',
    settled: [
      ['Credit', 'listVendorCreditBills.response'],
      ['Refund', 'listVendorCreditRefunds.response'],
    ],
  },
] as const;

const histories = HISTORIES.map(({ record: [sample, key], comments, settled }) => ({
  name: comments,
  record: sampleOf(sample)[key] as Json,
  settled: settled.map(([what, list]) => settledIn(what, sampleOf(list))),
  comments: rows(sampleOf(comments)['comments']),
}));

describe('a history has an entry for each move that its record shows', () => {
  it.each(histories)('$name', ({ record, settled, comments }) => {
    expect(missingMoves(record, settled, comments)).toEqual([]);
  });

  it('and an invoice shows all of them', () => {
    const [{ record, settled }] = histories as [(typeof histories)[number]];
    expect(missingMoves(record, settled, [])).toEqual([
      'created, 2026-03-05T11:30',
      'sent',
      'viewed, 2026-03-06T12:40',
      'reminded, 2026-03-18',
      'paid 18408.00, 2026-03-20',
      'Payment of 18408.00, 2026-03-20',
      'Credit of 1416.00',
    ]);
  });

  it('and one that is applied and not shown any more was taken off', () => {
    expect(rows(sampleOf('listInvoiceAppliedCredits.response')['credits'])).toEqual([]);
    const texts = histories.flatMap(({ comments }) => comments.map(({ description }) => description));
    expect(texts).toContain('Credit of 1416.00 from CN-00002 removed.');
    expect(texts).toContain('Credit of 1416.00 removed from INV-000031.');
  });
});

describe('a move without its entry is found', () => {
  const needed = histories.flatMap(({ name, comments, ...rest }) =>
    comments
      .filter(
        ({ comment_type: type, description }) => type === 'system' && !/updated|removed/.test(String(description)),
      )
      .map((entry) => ({
        what: `${name}: ${entry['description']}`,
        others: comments.filter((one) => one !== entry),
        ...rest,
      })),
  );

  it.each(needed)('$what', ({ record, settled, others }) => {
    expect(missingMoves(record, settled, others)).not.toEqual([]);
  });

  it('at another minute', () => {
    const [{ record, settled, comments }] = histories as [(typeof histories)[number]];
    const late = comments.map((entry) =>
      /viewed/.test(String(entry['description'])) ? { ...entry, time: '12:41 PM' } : entry,
    );
    expect(missingMoves(record, settled, late)).toEqual(['viewed, 2026-03-06T12:40']);
  });
});
