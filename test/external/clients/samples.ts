import { resolveSchema } from '../../../src/contract/references.ts';
import { samplesOf } from '../../../src/contract/samples.ts';
import { contract, operations } from '../../support/document.ts';

/** A sample of a body, which clients read and write. */
export interface Sample {
  /** Name of the schema of the body, and so of its type in clients. */
  schema: string;
  value: unknown;
}

/**
 * The samples of all bodies of JSON, requests and responses of every status, each value once. Bodies of which no field is
 * documented are left out: clients have maps for them, and no types.
 */
export const samples: readonly Sample[] = [
  ...new Map(
    operations
      .flatMap(({ object }) => [object.requestBody, ...Object.values(object.responses)])
      .flatMap((body) => body?.content?.['application/json'] ?? [])
      .filter(({ schema }) => schema.$ref !== undefined && resolveSchema(contract, schema).properties !== undefined)
      .flatMap((media) =>
        samplesOf(media).map(({ value }) => ({ schema: media.schema.$ref!.split('/').pop()!, value })),
      )
      .map((sample) => [JSON.stringify(sample), sample]),
  ).values(),
  ...exact(),
];

/** Amounts, rates and ids that change where a client reads them with 32 bits, or ids as floating point. */
function exact(): Sample[] {
  const [amount, rate, id] = [99_999_999.99, 83.123456, '4815162342481523001'];
  const line = { line_item_id: id, item_id: id, rate: amount, bcy_rate: amount, item_total: amount, quantity: rate };
  const invoice = { invoice_id: id, exchange_rate: rate, sub_total: amount, payment_made: amount, line_items: [line] };
  const contact = { contact_id: id, outstanding_receivable_amount: 9_999_999_999 };
  return [
    { schema: 'InvoiceResponse', value: { code: 0, message: 'success', invoice } },
    { schema: 'ContactResponse', value: { code: 0, message: 'success', contact } },
  ];
}

/** What is not as it was in what a client has read and written again, such as `Contact/notes is lost`. */
export function differencesOf({ schema, value }: Sample, written: unknown): string[] {
  return typeof written === 'string' ? [`${schema}: ${written}`] : [...differences(value, written, schema)];
}

function* differences(before: unknown, after: unknown, place: string): Generator<string> {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    if (before !== after) yield `${place} is ${JSON.stringify(after)}, not ${JSON.stringify(before)}`;
    return;
  }
  const [had, has] = [before, after] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of Object.keys({ ...had, ...has })) {
    const part = Array.isArray(before) ? `${place}[]` : `${place}/${key}`;
    if (!(key in has)) yield `${part} is lost`;
    else if (!(key in had)) yield `${part} is added`;
    else yield* differences(had[key], has[key], part);
  }
}
