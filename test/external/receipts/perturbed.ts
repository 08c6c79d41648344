import { TABLES } from '../../../sandbox/resources/index.ts';

/** What a rule runs: a function, or values and functions by field. */
type Run = ((...args: never[]) => unknown) | Readonly<Record<string, unknown>>;

interface PlainRule {
  id: string;
  basis: object;
  run: Run;
}

/** The slots whose rules give values, by whether they give them by field. */
const GIVING = { defaults: true, completed: true, computed: true, prepare: false } as const;

/**
 * Custom rules that take the place of one: it gives other values. Numbers are larger, dates later, texts longer, yes is no.
 *
 * @returns Undefined if the rule gives no values.
 */
export function perturbed(id: string): object | undefined {
  const tables = TABLES.flatMap((table) => {
    const slots = Object.entries(GIVING).flatMap(([slot, isByField]) => {
      const rules = ((table as unknown as Record<string, PlainRule[] | undefined>)[slot] ?? []).filter(
        (rule) => rule.id === id,
      );
      const changed = rules.map((rule) => ({ ...rule, run: isByField ? byField(rule.run) : onDraft(rule.run) }));
      return changed.length > 0 ? [[slot, changed]] : [];
    });
    return slots.length > 0 ? [[table.resource, Object.fromEntries(slots)]] : [];
  });
  return tables.length > 0 ? Object.fromEntries(tables) : undefined;
}

function byField(run: Run): Run {
  return Object.fromEntries(
    Object.entries(run).map(([field, value]) => [
      field,
      typeof value === 'function' ? (...args: unknown[]) => other(value(...args), field) : other(value, field),
    ]),
  );
}

function onDraft(run: Run): Run {
  return (draft: Record<string, unknown>, ...args: unknown[]) => {
    const before = structuredClone(draft);
    (run as (...all: unknown[]) => void)(draft, ...args);
    for (const [field, value] of Object.entries(draft)) draft[field] = otherThan(before[field], value, field);
  };
}

/** A value with others in place of what a rule has changed in it. */
function otherThan(before: unknown, after: unknown, field: string): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.map((entry, index) => otherThan(before[index], entry, field));
  if (isObject(before) && isObject(after))
    return Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, otherThan(before[name], value, name)]),
    );
  return other(after, field);
}

function other(value: unknown, field: string): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map((entry) => other(entry, field));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, other(inner, name)]));
  // What names a record would name none.
  if (typeof value !== 'string' || /_ids?$/.test(field)) return value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return new Date(Date.parse(value) + 86_400_000).toISOString().slice(0, 10);
  return /^-?\d+(\.\d+)?$/.test(value) ? String(Number(value) + 1) : `${value} (other)`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
