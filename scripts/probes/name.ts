import { isNode } from '../../src/contract/index.ts';
import {
  BINDABLE,
  later,
  type ProbedOperation,
  type SharedName,
  type Shown,
  type Step,
  type Variables,
} from '../../verifier/probe/index.ts';
import type { Played } from './play.ts';

/** Values in a response by path. Values that differ between accounts have names. */
export type View = ReadonlyMap<string, Shown>;

/** Fields that depend on who calls, when and where, or on how values are written for people. */
const IGNORED = /(_formatted|_symbol|_url|^explain|^message|^code|_time|^last_modified|_by|_by_id|^date_description)$/;
const ID_KEY = /(^|_)ids?\d*$/;

/** Names the values of the answers of one session, as far as they are ids, numbers or days of the account. */
export function createNamer({ run, today, shared = new Map() }: Pick<Variables, 'run' | 'today' | 'shared'>) {
  const ids = new Map<string, string>();
  const numbers = new Map<string, string>();

  /** Names the ids that an answer shows first, by the shortest pointer. */
  function learn(step: string, body: unknown): void {
    const found = new Map<string, string>();
    const visit = (value: unknown, pointer: string, key: string): void => {
      if (typeof value === 'object' && value !== null) {
        const isList = Array.isArray(value);
        for (const [name, inner] of Object.entries(value)) visit(inner, `${pointer}/${name}`, isList ? key : name);
      } else if (typeof value === 'string' && ID_KEY.test(key) && /^\d{10,}$/.test(value) && !named(value)) {
        const other = found.get(value);
        const isBetter = other === undefined || order(pointer) < order(other);
        if (isBetter) found.set(value, pointer);
      } else if (typeof value === 'string' && /_number$/.test(key) && !value.includes(run) && !numbers.has(value)) {
        if (nextOf(value) === undefined) numbers.set(value, `${step}${pointer}`);
      }
    };
    visit(body, '', '');
    for (const [id, pointer] of found) ids.set(id, `{$${step}${pointer}}`);
  }

  /** The name of a number that comes soon after one that was shown before. */
  function nextOf(value: string): string | undefined {
    for (let count = 1; count < 10; count += 1) {
      const before = [...numbers].find(([number]) => /\d$/.test(number) && later(number, count) === value);
      if (before) return `{$${before[1]}+${count}}`;
    }
    return undefined;
  }

  /** The name of an id that a session knows. */
  function named(id: string): string | undefined {
    for (const [name, record] of shared) if (record.id === id) return `{shared.${name}}`;
    return ids.get(id);
  }

  /** A text without names of this run. The owner of a record that is bound has named it. */
  function withoutNames(text: string): string {
    let replaced = text.replaceAll(run, '{run}');
    for (const [name, record] of shared)
      if (!BINDABLE.includes(name as SharedName)) replaced = replaced.replaceAll(record.name, `{shared.${name}.name}`);
    return replaced;
  }

  function nameOf(value: unknown, key: string): Shown | undefined {
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value !== 'string') return typeof value === 'object' ? undefined : (value as Shown);
    const known = named(value);
    if (known !== undefined) return known;
    if (ID_KEY.test(key) && /^\d{10,}$/.test(value)) return '{id}';
    if (/^\d{4}-\d\d-\d\d[T ]/.test(value)) return '{time}';
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return relativeTo(value, today);
    if (/_number$/.test(key)) {
      const own = numbers.get(value);
      if (own !== undefined) return `{$${own}}`;
      const next = nextOf(value);
      if (next !== undefined) return next;
    }
    return withoutNames(value);
  }

  /** Returns the view of a response. Lists of the account contain only the records that the session created. */
  function view(step: Step, answer: Played, { rows }: ProbedOperation): View {
    const shown = new Map<string, Shown>();
    const isTaken = answer.status < 300;
    shown.set('outcome', isTaken ? 'taken' : 'refused');
    if (!isTaken) return shown;
    const body = answer.body;
    const isOfAccount = rows !== undefined && step.path === undefined;
    if (!isOfAccount) learn(step.id, body);
    const visit = (value: unknown, where: string, key: string): void => {
      if (IGNORED.test(key)) return;
      if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, `${where}/${index}`, key));
      else if (isNode(value)) for (const [name, inner] of Object.entries(value)) visit(inner, `${where}/${name}`, name);
      else {
        const named = nameOf(value, key);
        if (named !== undefined) shown.set(where, named);
      }
    };
    if (!isOfAccount) {
      visit(body, '', '');
      return shown;
    }
    const { [rows.key]: list, ...rest } = body as Record<string, unknown>;
    visit(rest, '', '');
    const order: string[] = [];
    for (const row of Array.isArray(list) ? list.filter(isNode) : []) {
      const name = named(String(row[rows.id]));
      if (name === undefined) continue;
      order.push(name);
      shown.set(`/${rows.key}/[${name}]`, 'listed');
      visit(row, `/${rows.key}/[${name}]`, '');
    }
    if (order.length > 1) shown.set(`/${rows.key}#order ${order.toSorted().join(' ')}`, order.join(' '));
    return shown;
  }

  return { view };
}

/** Shorter pointers come first, then those that come first in the alphabet. */
function order(pointer: string): string {
  return `${String(pointer.split('/').length).padStart(3, '0')}${pointer}`;
}

function relativeTo(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (Number.isNaN(days) || Math.abs(days) > 500) return day;
  return days === 0 ? '{today}' : `{today${days > 0 ? '+' : ''}${days}}`;
}
