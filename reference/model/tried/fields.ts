import type { Sandbox } from '../../../sandbox/index.ts';
import { sampleCall } from '../../../src/code-samples/index.ts';
import { kindOf, type OpenApiDocument, type Operation } from '../../../src/contract/index.ts';
import type { Explanation } from '../../../src/public/sandbox.ts';
import { sandboxOf, tryCall } from './call-sandbox.ts';

/** The sandbox's handling of a body field, as observed at build time. */
export interface TriedField {
  /** The rule by which it refuses a call without the field. */
  neededBy?: string;
  /** Value used if the field is left out, and the rule that sets it. */
  leftOut?: { rule: string; value: string | undefined };
}

/** Observed body fields by operationId and path in the body, such as `line_items.rate`. */
export type TriedFields = ReadonlyMap<string, ReadonlyMap<string, TriedField>>;

/**
 * Sends the least body of each operation to a sandbox, and again without each of its fields: what is refused then is needed. A
 * new record tells what its fields are where they are left out, and why.
 */
export async function tryFields(document: OpenApiDocument, operations: readonly Operation[]): Promise<TriedFields> {
  const sandbox = sandboxOf(document);
  const found = new Map<string, ReadonlyMap<string, TriedField>>();
  for (const operation of operations) {
    const fields = await fieldsOf(sandbox, document, operation);
    if (fields.size > 0) found.set(operation.id, fields);
  }
  return found;
}

async function fieldsOf(sandbox: Sandbox, document: OpenApiDocument, operation: Operation) {
  const call = sampleCall(document, operation);
  const found = new Map<string, TriedField>();
  if (!call.body || !('json' in call.body)) return found;
  const { json } = call.body;
  for (const place of placesOf(json)) {
    const { isDone, refusal, rule } = await tryCall(sandbox, { ...call, body: { json: without(json, place) } });
    if (isDone) sandbox.reset();
    else if (rule !== undefined && refusal.includes('missing')) found.set(place.join('.'), { neededBy: rule });
  }
  if (kindOf(operation) !== 'create') return found;
  const { isDone, reasons } = await tryCall(sandbox, call, true);
  if (isDone) sandbox.reset();
  for (const reason of reasons) {
    const place = placeIn(reason);
    if (place !== undefined && !found.has(place) && !isSent(json, place)) found.set(place, leftOut(reason, json));
  }
  return found;
}

/** An id that was made for the record. */
const OWN_ID = /^\d{15,}$/;

/** Returns the rule that fills a missing field. Includes the value only if it is always the same and not copied from the request. */
function leftOut({ rule, from, value }: Explanation, json: unknown): TriedField {
  const isCopy = typeof value === 'string' && value !== '' && JSON.stringify(json).includes(JSON.stringify(value));
  const isSame = from.length === 0 && !isCopy && !OWN_ID.test(String(value));
  const isFixed = isSame && ['string', 'number', 'boolean'].includes(typeof value);
  return { leftOut: { rule, value: isFixed ? String(value) : undefined } };
}

/** Where a value of a record stands: `line_items.rate` for `invoice.line_items[0].rate`; undefined where it is no field of it. */
function placeIn({ path, refused }: Explanation): string | undefined {
  const [, place] = /^\w+(?:\[0\])?\.(\w+(?:\[0\]\.\w+|\.\w+)*)$/.exec(path ?? '') ?? [];
  return refused === undefined ? place?.replaceAll('[0]', '') : undefined;
}

/** The places of the fields in a body: of an array, those of its first entry. */
function placesOf(value: unknown): string[][] {
  const inner = Array.isArray(value) ? value[0] : value;
  if (typeof inner !== 'object' || inner === null) return [];
  return Object.entries(inner).flatMap(([name, field]) => [
    [name],
    ...placesOf(field).map((place) => [name, ...place]),
  ]);
}

function without(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return [without(value[0], [name!, ...rest]), ...value.slice(1)];
  const { [name!]: field, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [name!]: without(field, rest) };
}

function isSent(json: unknown, place: string): boolean {
  return placesOf(json).some((names) => names.join('.') === place);
}
