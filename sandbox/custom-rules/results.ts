import { isNode } from '../../src/contract/index.ts';
import { type CoreContext, type ObjectForm, readStored } from '../engine/index.ts';

export interface Result {
  must: string;
  /** @param args The function's arguments. */
  isRight(value: unknown, args: readonly unknown[]): boolean;
}

export const NOTHING: Result = {
  must: 'nothing: to reject, call context.reject',
  isRight: (value) => value === undefined,
};

export const BOOLEAN: Result = { must: 'true or false', isRight: (value) => typeof value === 'boolean' };

export const RECORDS: Result = {
  must: 'a list of records that it was given',
  isRight: (value, [records]) => {
    const inputs = new Set(records as readonly unknown[]);
    return Array.isArray(value) && new Set(value).size === value.length && value.every((record) => inputs.has(record));
  },
};

export const ROWS: Result = {
  must: 'a list of rows, each with ledger, key and an integer as amount',
  isRight: (value) =>
    Array.isArray(value) &&
    value.every(
      (row) =>
        isNode(row) &&
        isName(row['ledger']) &&
        typeof row['key'] === 'string' &&
        Number.isSafeInteger(row['amount']) &&
        (row['found'] === undefined || isKey(row['found'])),
    ),
};

export const KEYS: Result = {
  must: 'a list of keys, each with index and key',
  isRight: (value) => Array.isArray(value) && value.every(isKey),
};

export function answerOf(resource: string): Result {
  return {
    must: 'show with the ID of a record, fields, a file with type, name and bytes, or nothing',
    isRight: (value, [, context]) => {
      if (value === undefined) return true;
      if (!isNode(value)) return false;
      const { show, file, fields } = value;
      if (typeof show === 'string') return (context as CoreContext).get(resource, show) !== undefined;
      return file === undefined ? isNode(fields) && isJson(fields) : isFile(file);
    },
  };
}

/** A value of a field. */
export function fieldValue(field: string, form: ObjectForm | undefined): Result {
  const kind = form?.fields.get(field)?.kind ?? 'any';
  return {
    must: `nothing, or a value that the field can hold${kind === 'any' ? '' : `, of the kind ${kind}`}`,
    isRight: (value) =>
      value === undefined || !form?.fields.has(field) || typeof readStored({ [field]: value }, form) !== 'string',
  };
}

/** A space divides the name of a ledger or an index from a key. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^\S+$/.test(value);
}

function isKey(value: unknown): boolean {
  return isNode(value) && isName(value['index']) && typeof value['key'] === 'string';
}

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object' && value !== null)
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
}

function isFile(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { type, name, bytes } = value;
  return (
    typeof type === 'string' &&
    /^[\w.+-]+\/[ -~]+$/.test(type) &&
    typeof name === 'string' &&
    bytes instanceof Uint8Array
  );
}
