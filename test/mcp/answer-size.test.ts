import { describe, expect, it } from 'vitest';
import { shownAnswer } from '../../src/mcp/answer-size.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { callTool, type Send } from '../../src/mcp/tools/call.ts';
import { contract } from '../support/document.ts';

const catalogue = createCatalogue(contract, undefined);

/** Calls a list of a service with so many invoices, which has pages if it is asked for them. */
async function listFrom(count: number, values: object, hasPages = true) {
  const sent: Record<string, string>[] = [];
  const send: Send = async ({ query }) => {
    sent.push(query);
    const size = hasPages ? Number(query['per_page']) : count;
    const invoices = Array.from({ length: Math.min(size, count) }, (_, index) => invoice(index));
    const page_context = { page: 1, per_page: size, has_more_page: size < count };
    const body = { code: 0, message: 'success', invoices, page_context };
    return { status: 200, body, unknown: [], following: undefined, assumptions: [], inferred: [] };
  };
  const tool = callTool(catalogue, { send, target: 'a service', allowed: undefined });
  const { text } = await tool.run({ operationId: 'listInvoices', ...values });
  const [, data = ''] = /<data-[\w-]+>\n(.*)\n<\/data-/s.exec(text) ?? [];
  return { text, sent, rows: (JSON.parse(data) as { invoices: Record<string, unknown>[] }).invoices };
}

/** An invoice as the service lists them: 2,000 characters, most of which say little. */
function invoice(index: number): Record<string, unknown> {
  const others = Array.from({ length: 50 }, (_, number) => [`other_${number}`, `${number}`.padEnd(20, 'x')]);
  const record = {
    invoice_id: `${index}`,
    invoice_number: `INV-${index}`,
    status: 'sent',
    customer_id: '7',
    total: 10,
  };
  return { ...record, ...Object.fromEntries(others), line_items: [{ name: 'Tent' }] };
}

describe('a list', () => {
  it('has 25 rows with the fields that say most, and says what is cut', async () => {
    const { text, sent, rows } = await listFrom(200, {});
    expect(sent).toEqual([{ per_page: '25' }]);
    expect(rows).toHaveLength(25);
    expect(rows[0]).toEqual({ invoice_id: '0', invoice_number: 'INV-0', status: 'sent', customer_id: '7', total: 10 });
    expect(text).toContain('\ncut: rows of further pages (set page), fields of rows (full: true shows all)\n');
    expect(text.length).toBeLessThan(4000);
  });

  it('has them also from a service that knows no pages', async () => {
    const { text, rows } = await listFrom(200, {}, false);
    expect(rows).toHaveLength(25);
    expect(text).toContain('\ncut: 175 of 200 rows (set per_page and page for others), ');
  });

  it('has the rows and fields that are asked for, as far as there is room', async () => {
    const { sent, rows } = await listFrom(200, { parameters: { per_page: 100, other_7: 'x', sort_column: 'other_9' } });
    expect(sent).toEqual([{ per_page: '100', other_7: 'x', sort_column: 'other_9' }]);
    expect(rows).toHaveLength(100);
    expect(Object.keys(rows[0]!)).toEqual(expect.arrayContaining(['other_7', 'other_9']));
    const full = await listFrom(200, { parameters: { per_page: 200 }, full: true });
    expect(full.rows[0]).toEqual(invoice(0));
    expect(full.rows.length).toBeGreaterThan(5);
    expect(full.text).toContain(`\ncut: ${200 - full.rows.length} of 200 rows (set per_page and page for others)\n`);
    expect(full.text.length).toBeLessThan(25_000);
  });

  it('is shown whole where it is short', async () => {
    const body = { code: 0, taxes: [{ tax_id: '1', tax_name: 'GST' }] };
    expect(shownAnswer(body, { perPage: undefined, fields: [] })).toEqual({
      body,
      text: JSON.stringify(body),
      cut: [],
    });
  });
});

it('names for an empty list the statuses of the first records alone where there are more than are looked at', async () => {
  const send: Send = async ({ query }) => {
    const invoices = query['status'] === undefined ? Array.from({ length: 200 }, (_, index) => invoice(index)) : [];
    return {
      status: 200,
      body: { code: 0, invoices },
      unknown: [],
      following: undefined,
      assumptions: [],
      inferred: [],
    };
  };
  const tool = callTool(catalogue, { send, target: 'a service', allowed: undefined });
  const { text } = await tool.run({ operationId: 'listInvoices', parameters: { status: 'unpaid' } });
  expect(text).toContain('\nfound: no record matches; status in the first 200 records: sent 200\n');
});

it('says of a record that is too long how much of it follows', () => {
  const { text, cut } = shownAnswer({ code: 0, tax: { tax_name: 'x'.repeat(20_000_000) } }, undefined);
  expect(text).toHaveLength(20_000);
  expect(cut).toEqual(['characters of the data (the first 20000 of 20000032 are shown)']);
});
