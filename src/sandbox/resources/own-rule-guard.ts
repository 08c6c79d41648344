import { isNode } from '../../contract/index.ts';
import {
  AmountError,
  type CoreContext,
  type Facts,
  type Form,
  frozen,
  isAmount,
  isPercentage,
  type ObjectForm,
  Refusal,
  readStored,
} from '../engine/index.ts';
import { type Kept, type KeptOf, type OwnContext, ownContext, silence } from './own-rule-context.ts';

/** What a function of a rule may return: what it must, in words, and whether a value is that. */
export interface Result {
  must: string;
  /** @param given What the function was given. */
  isRight(value: unknown, given: readonly unknown[]): boolean;
  /** Takes what was returned, so that nobody else can change it; by default as a copy. */
  taken?(value: unknown): unknown;
}

/** A function of a rule. */
type Run = (...given: readonly unknown[]) => unknown;

export const NOTHING: Result = {
  must: 'nothing: it refuses with context.refuse',
  isRight: (value) => value === undefined,
};
export const BOOLEAN: Result = { must: 'true or false', isRight: (value) => typeof value === 'boolean' };
export const RECORDS: Result = {
  must: 'a list of records that it was given',
  isRight: (value, [records]) => {
    const known = new Set(records as readonly unknown[]);
    return Array.isArray(value) && new Set(value).size === value.length && value.every((record) => known.has(record));
  },
  taken: (value) => (Array.isArray(value) ? [...(value as unknown[])] : value),
};
export const ROWS: Result = {
  must: 'a list of rows, each with ledger, key and an integer as amount',
  isRight: (value) =>
    Array.isArray(value) &&
    value.every(
      (row) =>
        isNode(row) &&
        isName(row['ledger']) &&
        isText(row['key']) &&
        Number.isSafeInteger(row['amount']) &&
        (row['found'] === undefined || isKey(row['found'])),
    ),
};
export const KEYS: Result = {
  must: 'a list of keys, each with index and key',
  isRight: (value) => Array.isArray(value) && value.every(isKey),
};

/** What an action of a resource answers. */
export function answerOf(resource: string): Result {
  return {
    must: 'show with the id of a record, fields, a file with type, name and bytes, or nothing',
    isRight: (value, [, context]) =>
      value === undefined ||
      (isNode(value) &&
        (isText(value['show'])
          ? (context as CoreContext).get(resource, value['show']) !== undefined
          : 'file' in value
            ? isFile(value['file'])
            : isNode(value['fields']) && isJson(value['fields']))),
  };
}

/** A value of a field: nothing, or what the field can hold. */
export function fieldValue(form: Form | undefined): Result {
  return {
    must: `nothing, or a value that the field can hold${form && form.kind !== 'any' ? `, of the kind ${form.kind}` : ''}`,
    isRight: (value) => value === undefined || (isJson(value) && fits(value, form)),
  };
}

/** The same of a value that is stored. */
export function storedValue(field: string, form: ObjectForm | undefined): Result {
  const { must, isRight } = fieldValue(form?.fields.get(field));
  return {
    must,
    isRight: (value, given) =>
      isRight(value, given) && (form === undefined || typeof readStored({ [field]: value }, form) !== 'string'),
  };
}

/** How many rules of one's own may run within each other: one that creates a record runs those of that record. */
const MAX_WITHIN = 100;

let within = 0;

/**
 * A function of a rule of somebody else's, which may throw or return anything. What it refuses, it refuses.
 *
 * @throws Refusal that names the rule, if it throws something else or returns what it must not.
 */
export function guarded(id: string, run: Run, resultOf: () => Result, keptOf: KeptOf): Run {
  return (...given) => {
    let own: OwnContext | undefined;
    const at = given.findIndex(isContext);
    if (at >= 0) own = ownContext(given[at] as CoreContext, keptOf);
    return attempt(id, () => {
      const result = run(...(own ? given.with(at, own.context) : given));
      own?.end();
      const { must, isRight, taken = copied } = resultOf();
      const mine = taken(result);
      if (!isRight(mine, given)) throw failure(id, `returned ${named(result)}, and must return ${must}`);
      return mine;
    });
  };
}

/** The same of one that changes a draft: what it puts there must be what the fields can hold. */
export function guardedDraft(id: string, run: Run, resource: string, keptOf: KeptOf): Run {
  const guard = guarded(id, run, () => NOTHING, keptOf);
  return (draft, ...given) => {
    const before: Facts = { ...(draft as Facts) };
    // What it holds within is shared with what was sent, and with the record as it was.
    for (const value of Object.values(before)) frozen(value);
    guard(draft, ...given);
    attempt(id, () => checkDraft(id, draft as Record<string, unknown>, before, keptOf(resource)));
  };
}

function checkDraft(id: string, draft: Record<string, unknown>, before: Facts, { idField, form }: Kept): void {
  const fields = Object.values(Object.getOwnPropertyDescriptors(draft));
  if (!Object.isExtensible(draft) || fields.some(({ writable, configurable }) => !writable || !configurable))
    throw failure(id, 'left a draft that cannot be changed, and must only set its fields');
  if (draft[idField] !== before[idField])
    throw failure(id, `set ${idField} to ${named(draft[idField])}, and must leave it as it is`);
  for (const [field, value] of Object.entries(draft)) {
    if (value === before[field]) continue;
    if (form?.fields.has(field) === false) throw failure(id, `set ${field}, and there is no such field`);
    const { isRight, must } = storedValue(field, form);
    if (!isRight((draft[field] = copied(value)), []))
      throw failure(id, `set ${field} to ${named(value)}, and must set ${must}`);
  }
}

/** A rule that posts rows or keys gives the same for the same record, whatever it goes by: sums could not be taken back. */
export function remembered(run: Run): Run {
  const known = new WeakMap<object, unknown>();
  return (record) => {
    if (!known.has(record as object)) known.set(record as object, run(record));
    return known.get(record as object);
  };
}

function attempt<Value>(id: string, work: () => Value): Value {
  within += 1;
  try {
    if (within > MAX_WITHIN) throw new RangeError('rules run within each other without end');
    return work();
  } catch (error) {
    if (isOurs(error)) throw error;
    throw failure(id, `threw ${thrown(error)}`);
  } finally {
    within -= 1;
  }
}

/** Whether a rule has refused. What was thrown may be anything, also what cannot be looked at. */
function isOurs(error: unknown): boolean {
  try {
    return error instanceof Refusal || error instanceof AmountError;
  } catch {
    return false;
  }
}

function thrown(error: unknown): string {
  try {
    return cut(error instanceof Error ? `${error.name}: ${error.message}` : named(error));
  } catch {
    return 'what cannot be read';
  }
}

/** Longest text that a message shows of what a rule gave. */
const MAX_SHOWN = 300;

function cut(text: string): string {
  return text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}...`;
}

function failure(id: string, what: string): Refusal {
  const refusal = new Refusal('ownRule', `The rule ${id}, one of yours, ${/[.?!]$/.test(what) ? what : `${what}.`}`);
  refusal.rule = id;
  return refusal;
}

function named(value: unknown): string {
  if (silence(value)) return 'a Promise';
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return cut(String(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A space divides the name of a ledger or an index from a key. */
function isName(value: unknown): boolean {
  return isText(value) && /^\S+$/.test(value);
}

function isKey(value: unknown): boolean {
  return isNode(value) && isName(value['index']) && isText(value['key']);
}

function isFile(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { type, name, bytes } = value;
  return isText(type) && /^[\w.+-]+\/[ -~]+$/.test(type) && isText(name) && bytes instanceof Uint8Array;
}

function isContext(value: unknown): boolean {
  return isNode(value) && typeof value['refuse'] === 'function';
}

/** Deepest nesting of what a rule may give. */
const MAX_DEPTH = 16;

/** A copy of a value of JSON, which nobody else can change; of something else, itself. */
function copied(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || silence(value)) return value;
  if (depth > MAX_DEPTH) throw new RangeError('a value is nested too deeply, or holds itself');
  if (Array.isArray(value)) return value.map((inner) => copied(inner, depth + 1));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copied(inner, depth + 1)]));
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (!isNode(value)) return value === null || typeof value === 'string' || typeof value === 'boolean';
  return isPlain(value) && Object.values(value).every((inner) => inner === undefined || isJson(inner));
}

function fits(value: unknown, form: Form | undefined): boolean {
  switch (form?.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'id':
    case 'text':
      return typeof value === 'string';
    case 'number':
    case 'integer':
      return isAmount(value);
    case 'amountOrPercentage':
      return isAmount(value) || isPercentage(value);
    case 'array':
      return Array.isArray(value) && value.every((entry) => fits(entry, form.items));
    case 'object':
      return isNode(value) && Object.entries(value).every(([name, inner]) => holds(inner, form.fields.get(name)));
    default:
      return true;
  }
}

/** Whether a field of an object may have a value. It may have none. */
function holds(value: unknown, form: Form | undefined): boolean {
  return value === undefined || value === null || value === '' || fits(value, form);
}
