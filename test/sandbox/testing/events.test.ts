import { describe, expect, it } from 'vitest';
import { createSandbox, type SandboxEvent } from '../../../src/public/sandbox.ts';
import { recordEvents } from '../../../src/public/sandbox-testing.ts';
import { callerOf, ok } from '../../support/sandbox-calls.ts';
import type { Json } from '../../support/story.ts';

describe('on', () => {
  it('tells what happens, counted, with what did it', async () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const events: SandboxEvent[] = [];
    const stop = sandbox.on((event) => events.push(event));
    const call = callerOf(sandbox);
    await ok(call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 }));
    await call('createTax', {}, { tax_name: 'VAT', tax_percentage: 5 });
    sandbox.records('taxes').update(sandbox.records('taxes').list()[0]!.tax_id!, { tax_name: 'GST' });
    sandbox.clock.advance({ days: 1 });
    sandbox.organization('7');
    sandbox.organization('7').reset();
    stop();
    sandbox.reset();
    expect(
      events.map(({ number, organizationId, kind, cause, changes }) => [
        number,
        organizationId,
        kind,
        cause,
        changes.length,
      ]),
    ).toEqual([
      [1, '10234695', 'changed', 'createTax', 1],
      [2, '10234695', 'changed', undefined, 1],
      [3, '10234695', 'changed', undefined, 0],
      [4, '7', 'replaced', undefined, 0],
      [5, '7', 'replaced', undefined, 0],
    ]);
  });

  it('numbers what happens while it is told', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const numbers: number[][] = [[], []];
    sandbox.on(({ number }) => {
      numbers[0]!.push(number);
      if (number === 1) sandbox.records('taxes').add({ tax_name: 'B', tax_percentage: 1 });
    });
    sandbox.on(({ number }) => numbers[1]!.push(number));
    sandbox.records('taxes').add({ tax_name: 'A', tax_percentage: 1 });
    expect(numbers).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});

describe('recorded events', () => {
  it('say what changed, field by field, and by which rule', async () => {
    const sandbox = createSandbox();
    const events = recordEvents(sandbox);
    const call = callerOf(sandbox);
    const { contact } = await ok(call('createContact', {}, { contact_name: 'Hubballi Outdoors' }));
    const customer_id = (contact as Json)['contact_id'];
    const { invoice } = await ok(call('createInvoice', {}, { customer_id, line_items: [{ name: 'Tent', rate: 50 }] }));
    const { invoice_id } = invoice as { invoice_id: string };
    const { last } = events;
    await ok(call('markInvoiceSent', { invoice_id }));
    sandbox.simulate('invoices.view', invoice_id);
    const told = events.after(last).events;
    expect(told).toMatchObject([
      { number: last + 1, kind: 'changed', cause: 'markInvoiceSent', time: '2026-03-28T06:30:03.000Z' },
      { number: last + 2, kind: 'changed', cause: 'invoices.view' },
    ]);
    const sent = told[0]!.changes.find(({ resource }) => resource === 'invoices');
    expect(sent).toMatchObject({
      id: invoice_id,
      kind: 'changed',
      fields: { status: { before: 'draft', after: 'sent' } },
    });
    expect(sent).not.toHaveProperty('rule');
    expect(Object.keys(sent!.fields).sort()).toEqual(['last_modified_time', 'status']);
    const history = told[0]!.changes.find(({ resource }) => resource === 'invoiceComments');
    expect(history).toMatchObject({ kind: 'added', rule: 'documents.history' });
    expect(told[1]!.changes.map(({ rule }) => rule)).toContain('documents.client-view');
  });

  it('are dropped when there are too many, which is said', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const events = recordEvents(sandbox, { maxEvents: 2 });
    for (const tax_name of ['A', 'B', 'C', 'D']) sandbox.records('taxes').add({ tax_name, tax_percentage: 1 });
    expect(events.last).toBe(4);
    expect(events.after(0)).toMatchObject({ gap: { from: 1, to: 2 }, events: [{ number: 3 }, { number: 4 }] });
    expect(events.after(1)).toMatchObject({ gap: { from: 2, to: 2 } });
    expect(events.after(2)).not.toHaveProperty('gap');
    expect(events.after(4)).toEqual({ events: [] });
    events.close();
    sandbox.reset();
    expect(events.last).toBe(4);
  });

  it('are dropped when they take too much room, even the last', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const events = recordEvents(sandbox, { maxBytes: 2000 });
    sandbox.records('contacts').add({ contact_name: 'A', notes: 'x'.repeat(5000) });
    expect(events.after(0)).toEqual({ gap: { from: 1, to: 1 }, events: [] });
  });

  it('are those of an organization, also where it was recorded late', () => {
    const sandbox = createSandbox({ seed: 'empty' });
    sandbox.records('taxes').add({ tax_name: 'A', tax_percentage: 1 });
    const events = recordEvents(sandbox);
    expect(events.last).toBe(0);
    sandbox.organization('7').records('taxes').add({ tax_name: 'B', tax_percentage: 1 });
    sandbox.records('taxes').add({ tax_name: 'C', tax_percentage: 1 });
    const { gap, events: own } = events.after(0, '10234695');
    expect(gap).toEqual({ from: 1, to: 1 });
    expect(own.map(({ number }) => number)).toEqual([4]);
  });
});
