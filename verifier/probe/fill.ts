import { isNode } from '../../src/contract/index.ts';

/** The values that templates refer to. */
export interface Variables {
  /** Prefix of names, unique to this run of this probe. */
  run: string;
  /** The day in the account, as `2026-03-28`. */
  today: string;
  /** True if the account has shown this day. Otherwise, it comes from this machine's clock. False by default. */
  isDayShown?: boolean | undefined;
  /** The ids of records that no call makes, by their names: `currency`, `account.sales`. */
  binds: Readonly<Record<string, string>>;
  /** Stands for every email address that is sent; undefined where no email is sent. */
  mailTo?: string | undefined;
  /** The bodies of the answers so far, by the ids of the steps. */
  answers: ReadonlyMap<string, unknown>;
  /** The records that the sessions of a run share. None if it is left out. */
  shared?: ReadonlyMap<string, { id: string; name: string }> | undefined;
}

/** A string refers to something that no answer has shown. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

const TEMPLATE = /\{(run|today|bind\.|shared\.|\$)([^{}]*)\}/g;
const DAY = 86_400_000;

/**
 * Replaces the templates in all strings of a value.
 *
 * @throws MissingValue if an answer does not show what a template refers to.
 */
export function fill<Value>(value: Value, variables: Variables): Value {
  if (typeof value === 'string') return fillText(value, variables) as Value;
  if (Array.isArray(value)) return value.map((entry) => fill(entry, variables)) as Value;
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, variables)])) as Value;
}

/** The ids of the steps that a value refers to. */
export function referred(value: unknown): Set<string> {
  const text = JSON.stringify(value) ?? '';
  return new Set([...text.matchAll(/\{\$(\w+)\//g)].map(([, step]) => step!));
}

const ADDRESS = /[\w.+-]+@[\w.-]+\.\w+/g;

function fillText(text: string, variables: Variables): string {
  const addressed = variables.mailTo === undefined ? text : text.replace(ADDRESS, variables.mailTo);
  return addressed.replace(TEMPLATE, (_, kind: string, rest: string) => {
    if (kind === 'run') return variables.run;
    if (kind === 'bind.') return bound(rest, variables);
    if (kind === 'shared.') return sharedValue(rest, variables);
    if (kind === 'today') return dayAfter(variables.today, Number(rest || 0));
    return referenced(rest, variables);
  });
}

function bound(name: string, { binds }: Variables): string {
  const id = binds[name];
  if (id === undefined) throw new MissingValue(`${name} is not bound`);
  return id;
}

/** The id of a shared record, or its name: `customer.name`. */
function sharedValue(reference: string, { shared }: Variables): string {
  const [name = '', field] = reference.split('.');
  const record = shared?.get(name);
  if (!record) throw new MissingValue(`there is no ${name}`);
  return field === 'name' ? record.name : record.id;
}

/** Bound records that the runner finds by calls that read. An owner names the others. */
export const FOUND_BY_CALLS = /^(currency|warehouse\.primary|template\.(invoice|creditnote|retainer))$/;

/** The names of the bound records that a value refers to. */
export function boundIn(value: unknown): Set<string> {
  const text = JSON.stringify(value) ?? '';
  return new Set([...text.matchAll(/\{bind\.([\w.]+)\}/g)].map(([, name]) => name!));
}

/** The day so many days after another. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The value that `a/invoice/invoice_number+1` stands for. */
function referenced(reference: string, { answers }: Variables): string {
  const [, step = '', pointer = '', more = '0'] = /^(\w+)(\/[^+]*)(?:\+(\d+))?$/.exec(reference) ?? [];
  const value = at(answers.get(step), pointer);
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new MissingValue(`the response to step ${step} has no ${pointer}`);
  return more === '0' ? String(value) : later(String(value), Number(more));
}

/** The number of a document that comes so many after another: `INV-000031` and 1 is `INV-000032`. */
export function later(number: string, count: number): string {
  return number.replace(/\d{1,15}$/, (digits) => String(Number(digits) + count).padStart(digits.length, '0'));
}

/** Returns the value at a JSON Pointer. Some services show a record where others show an array with it. Both count as the same. */
export function at(value: unknown, pointer: string): unknown {
  let current = value;
  for (const key of pointer.split('/').slice(1)) {
    const isIndex = /^\d+$/.test(key);
    if (Array.isArray(current)) current = isIndex ? current[Number(key)] : at(current[0], `/${key}`);
    else if (!isNode(current)) return undefined;
    else if (Object.hasOwn(current, key)) current = current[key];
    else if (key !== '0') return undefined;
  }
  return current;
}
