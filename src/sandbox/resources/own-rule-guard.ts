import { isNode } from '../../contract/index.ts';
import {
  AmountError,
  type Facts,
  type Form,
  frozen,
  isAmount,
  isPercentage,
  type ObjectForm,
  Refusal,
} from '../engine/index.ts';

/** What a function of a rule may return: what it must, in words, and whether a value is that. */
export interface Result {
  must: string;
  /** @param given What the function was given. */
  isRight(value: unknown, given: readonly unknown[]): boolean;
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
    return Array.isArray(value) && value.every((record) => known.has(record));
  },
};
export const ROWS: Result = {
  must: 'a list of rows, each with ledger, key and an integer as amount',
  isRight: (value) =>
    Array.isArray(value) &&
    value.every(
      (row) => isNode(row) && isText(row['ledger']) && isText(row['key']) && Number.isSafeInteger(row['amount']),
    ),
};
export const KEYS: Result = {
  must: 'a list of keys, each with index and key',
  isRight: (value) =>
    Array.isArray(value) && value.every((one) => isNode(one) && isText(one['index']) && isText(one['key'])),
};
export const ANSWER: Result = {
  must: 'show with an id, fields, a file, or nothing',
  isRight: (value) =>
    value === undefined ||
    (isNode(value) &&
      (isText(value['show']) || (isNode(value['fields']) && isJson(value['fields'])) || isNode(value['file']))),
};

/** A value of a field: nothing, or what the field can hold. */
export function fieldValue(form: Form | undefined): Result {
  return {
    must: `nothing, or a value that the field can hold${form && form.kind !== 'any' ? `, of the kind ${form.kind}` : ''}`,
    isRight: (value) => value === undefined || (isJson(value) && fits(value, form)),
  };
}

/**
 * A function of a rule of somebody else's, which may throw or return anything. What it refuses, it refuses.
 *
 * @throws Refusal that names the rule, if it throws something else or returns what it must not.
 */
export function guarded(id: string, run: Run, resultOf: () => Result): Run {
  return (...given) => {
    const result = attempt(id, () => run(...given));
    const { must, isRight } = resultOf();
    silence(result);
    if (!isRight(result, given)) throw failure(id, `returned ${named(result)}, and must return ${must}`);
    return result;
  };
}

/** The same of one that changes a draft: what it puts there must be what the fields can hold. */
export function guardedDraft(id: string, run: Run, idField: string, formOf: () => ObjectForm | undefined): Run {
  const guard = guarded(id, run, () => NOTHING);
  return (draft, ...given) => {
    const before: Facts = { ...(draft as Facts) };
    // What it holds within is shared with what was sent, and with the record as it was.
    for (const value of Object.values(before)) frozen(value);
    guard(draft, ...given);
    if ((draft as Facts)[idField] !== before[idField]) {
      throw failure(id, `set ${idField} to ${named((draft as Facts)[idField])}, and must leave it as it is`);
    }
    for (const [field, value] of Object.entries(draft as Facts)) {
      silence(value);
      const { isRight, must } = fieldValue(formOf()?.fields.get(field));
      if (value !== before[field] && !isRight(value, [])) {
        throw failure(id, `set ${field} to ${named(value)}, and must set ${must}`);
      }
    }
  };
}

function attempt<Value>(id: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal || error instanceof AmountError) throw error;
    throw failure(id, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : named(error)}`);
  }
}

function failure(id: string, what: string): Refusal {
  const refusal = new Refusal('ownRule', `The rule ${id}, one of yours, ${/[.?!]$/.test(what) ? what : `${what}.`}`);
  refusal.rule = id;
  return refusal;
}

/** What an async function will throw, nobody waits for: without a handler it would end the process. */
function silence(value: unknown): void {
  if (value instanceof Promise) value.catch(() => undefined);
}

function named(value: unknown): string {
  if (value instanceof Promise) return 'a Promise';
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (!isNode(value)) return value === null || typeof value === 'string' || typeof value === 'boolean';
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  return isPlain && Object.values(value).every((inner) => inner === undefined || isJson(inner));
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
