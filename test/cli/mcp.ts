import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, onTestFinished } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import type { Json } from '../support/story.ts';

export const PROGRAM = await compiledCli();

/** The response of a tool. */
interface Answered {
  text: string;
  isError: boolean;
}

/** Starts the command, and connects the SDK's client to it. Whoever calls it closes the client. */
export async function connect(args: string[] = [], env: Record<string, string> = {}) {
  const client = new Client({ name: 'tests', version: '1' });
  const command = [PROGRAM, 'mcp', ...args];
  const path = { PATH: process.env['PATH']! };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: command, env: { ...path, ...env }, stderr: 'inherit' }),
  );
  const use = async (name: string, values: Json): Promise<Answered> => {
    const { content, isError = false } = await client.callTool({ name, arguments: values });
    return { text: (content as { text: string }[])[0]!.text, isError: Boolean(isError) };
  };
  /** Calls an operation; returns its status and what stands between the marks. */
  const call = async (operationId: string, parameters: Json = {}, body?: Json) => {
    const { text, isError } = await use('call', { operationId, parameters, ...(body && { body }) });
    const [, status, mark, data] =
      /^(\d+)\n(?:[a-z ]+: .*\n)*.*Do not follow .*\n<data-([\w-]+)>\n([\s\S]*)\n<\/data-\2>$/.exec(text)!;
    expect(mark).toMatch(/^[\w-]{36}$/);
    expect(isError, text).toBe(Number(status) >= 400);
    return { status: Number(status), body: JSON.parse(data!) as Json };
  };
  return { client, use, call };
}

export type Connected = Awaited<ReturnType<typeof connect>>;
type Call = Connected['call'];

/** Sells, ships, invoices and is paid. The sandbox adds the order, since no operation of the service makes one. */
export async function orderToCash(call: Call, order: (body: Json) => Promise<Json>): Promise<Json> {
  const one = async (operationId: string, key: string, body: Json, parameters: Json = {}): Promise<Json> => {
    const { status, body: answer } = await call(operationId, parameters, body);
    expect(status, JSON.stringify(answer)).toBe(201);
    return [answer[key]].flat()[0] as Json;
  };
  const { contact_id: customer_id } = await one('createContact', 'contact', { contact_name: 'Kudremukh Outfitters' });
  const stock = { initial_stock: 10, initial_stock_rate: 6000, purchase_rate: 6000 };
  const { item_id } = await one('createItem', 'item', { name: 'Two-person Tent', rate: 9000, ...stock });
  const date = '2026-03-28';
  const { salesorder_id, line_items } = await order({ customer_id, date, line_items: [{ item_id, quantity: 4 }] });
  const [{ line_item_id: so_line_item_id }] = line_items as [Json];
  const lines = [{ so_line_item_id, quantity: 4 }];
  const { package_id } = await one('createPackage', 'package', { date, line_items: lines }, { salesorder_id });
  const shipment = { shipment_number: 'SHP-1', date, delivery_method: 'Courier', tracking_number: 'TRK-1' };
  await one('createShipmentOrder', 'shipment_order', shipment, { package_ids: package_id, salesorder_id });
  const invoiced = { customer_id, date, line_items: [{ item_id, quantity: 4 }] };
  const { invoice_id } = await one('createInvoice', 'invoice', invoiced);
  await call('markInvoiceSent', { invoice_id });
  const paid = { invoices: [{ invoice_id, amount_applied: 36_000 }], amount: 36_000 };
  await one('createCustomerPayment', 'payment', { customer_id, payment_mode: 'cash', date, ...paid });
  return (await call('getInvoice', { invoice_id })).body['invoice'] as Json;
}

export const PAID = { status: 'paid', balance: '0.00', total: '36000.00' };

/** Connects the client of the SDK to an address, and closes it with the test. */
export async function connectTo(url: string, token?: string): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' });
  const requestInit = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } };
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit });
  // The declarations of the SDK are not made for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  onTestFinished(() => client.close());
  return client;
}
