import { describe, expect, it } from 'vitest';
import { whatCanFollow } from '../../src/mcp/answer-notes.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { MOVES } from '../../src/mcp/state-moves.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { contract } from '../support/document.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';
import { testMoves } from './state-moves.ts';

const { find } = createCatalogue(contract, undefined);

function following(operationId: string, status: string): string[] {
  return whatCanFollow(find(operationId), { code: 0, message: 'success', record: { status } });
}

describe('what moves a record', () => {
  testMoves(5);

  it('names operations of the contract only, in states that differ from where they lead', () => {
    for (const [id, from, to] of Object.values(MOVES).flat())
      expect([find(id).operation.id, from.includes(to)]).toEqual([id, false]);
  });
});

describe('what the reference does not try', () => {
  const customer_id = '4815162342481514001';
  const lines = [{ name: 'Tent', rate: 100, quantity: 1 }];

  it.each(['sent', 'viewed', 'partially_paid', 'overdue'])('moves an invoice that is %s', async (state) => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    const made = (await ok(call('createInvoice', {}, { customer_id, line_items: lines })))['invoice'] as Json;
    const invoice_id = String(made['invoice_id']);
    const note = { customer_id, date: new Date(sandbox.clock.now()).toISOString().slice(0, 10), line_items: lines };
    const credit = (await ok(call('createCreditNote', {}, note)))['creditnote'] as Json;
    const pay = (amount: number): Json => ({
      customer_id,
      payment_mode: 'cash',
      amount,
      invoices: [{ invoice_id, amount_applied: amount }],
    });
    const applied = [{ creditnote_id: credit['creditnote_id'], amount_applied: 40 }];
    const statusOf = (one: typeof sandbox) => one.records('invoices').get(invoice_id)!.status;
    await ok(call('markInvoiceSent', { invoice_id }));
    if (state === 'viewed') sandbox.simulate('invoices.view', invoice_id);
    if (state === 'partially_paid') await ok(call('createCustomerPayment', {}, pay(10)));
    if (state === 'overdue') sandbox.clock.advance({ days: 60 });
    expect(statusOf(sandbox)).toBe(state);
    const bodies = {
      createCustomerPayment: [pay(40), /^(partially_paid|overdue)$/],
      applyInvoiceCredits: [{ apply_creditnotes: applied }, /^(partially_paid|overdue)$/],
      writeOffInvoice: [undefined, /^paid$/],
      voidInvoice: [undefined, /^void$/],
    } as const;
    for (const [id, [body, status]] of Object.entries(bodies)) {
      const copy = sandbox.fork();
      await ok(callerOf(copy)(id, { invoice_id }, body as Json | undefined));
      expect(statusOf(copy), id).toMatch(status);
      expect(following('getInvoice', state).join()).toContain(`${id} (status: `);
    }
  });
});

describe('what is said of a record', () => {
  it.each([
    ['createCreditNote', 'draft', ['markCreditNoteOpen (status: open)', 'voidCreditNote (status: void)']],
    ['getCreditNote', 'closed', []],
    ['getInvoice', 'void', ['markInvoiceDraft (status: draft)']],
    // A state that the sandbox does not have.
    [
      'getCreditNote',
      'pending_approval',
      ['voidCreditNote (status: void)', 'markCreditNoteDraft (status: draft)', 'markCreditNoteOpen (status: open)'],
    ],
    ['deleteInvoice', 'draft', []],
  ])('by %s, that is %s', (operationId, status, expected) => {
    expect(following(operationId, status).sort()).toEqual([...expected].sort());
  });
});
