/** A record as the service shows it, or what is sent to it. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Calls an operation, as the tool `call` does.
 *
 * @throws Error with what the tool says, if the call fails or its answer is lost.
 */
export type Call = (operationId: string, values?: { parameters?: Row; body?: Row }) => Promise<Row>;

/** A part of a run. It is passed what the steps before it returned, and finds all else by what the instruction says of it. */
export type Step = (call: Call, made: Row) => Promise<Row | undefined>;

/** Runs of a task, by what is special about them. */
export interface Runs {
  /** Two different ways to do it. */
  solutions: Record<string, Step[]>;
  /** With one thing wrong: a step that is left out, doubled, or done to another record. First comes what the grader says about it. */
  spoiled: Record<string, [reason: string, ...Step[]]>;
}

/** What every task calls today. */
export const TODAY = '2026-03-28';

/** The records that a list shows. */
export async function list(call: Call, operationId: string, parameters?: Row): Promise<Row[]> {
  const answer = await call(operationId, parameters && { parameters });
  return (Object.values(answer).find((value) => Array.isArray(value)) ?? []) as Row[];
}

/** The one record of a list that has some values. */
export async function find(call: Call, operationId: string, values: Row): Promise<Row> {
  return pick(await list(call, operationId), values);
}

/** The one row that has some values. */
export function pick(rows: readonly Row[], values: Row): Row {
  const found = rows.filter((row) => Object.entries(values).every(([name, value]) => row[name] === value));
  if (found.length !== 1) throw new Error(`${found.length} rows have ${JSON.stringify(values)}.`);
  return found[0]!;
}

/** The rows in a field of a record. Some documents show a single line without a list around it. */
export function rowsIn(record: Row, field: string): Row[] {
  return [record[field] ?? []].flat() as Row[];
}

/** Makes a record. Returns it as the service shows it. */
export async function make(call: Call, operationId: string, body: Row, parameters?: Row): Promise<Row> {
  const answer = await call(operationId, { body, ...(parameters && { parameters }) });
  return [Object.values(answer).find((value) => typeof value === 'object')].flat()[0] as Row;
}

/** The id of the customer or vendor with a name. */
export async function contactId(call: Call, contact_name: string): Promise<unknown> {
  return (await find(call, 'listContacts', { contact_name }))['contact_id'];
}

/** The id of the item with a name. */
export async function itemId(call: Call, name: string): Promise<unknown> {
  return (await find(call, 'listItems', { name }))['item_id'];
}

/** The invoice with a number. */
export async function invoiceOf(call: Call, invoice_number: string): Promise<Row> {
  return find(call, 'listInvoices', { invoice_number });
}

/** Calls an operation on an invoice: the one that was made, unless a number names another. */
export function onInvoice(operationId: string, invoice_number?: string, body?: Row): Step {
  return async (call, made) => {
    const { invoice_id } = invoice_number === undefined ? made : await invoiceOf(call, invoice_number);
    await call(operationId, { parameters: { invoice_id }, ...(body && { body }) });
  };
}
