import { isAtOrBelow } from '../values/paths.ts';
import type { Source } from './explanation.ts';

/** Characters of a string that is read. */
const LONG = 100;

/** Sources of one kind that are listed each. Of more, their number says enough. */
const FEW = 5;

/** Sources without those that others say more closely, and with a number where there are many of a kind. */
export function summarize(sources: readonly Source[]): Source[] {
  const closest = sources.filter((one) => !sources.some((other) => isMoreSpecific(other, one)));
  const byKey = joined(
    closest,
    ({ ledger, key }) => ledger && `${ledger} ${key}`,
    ([{ ledger, key }], group) => ({
      ledger,
      key,
      rows: group.length,
      value: group.reduce((sum, { value }) => sum + Number(value), 0),
    }),
  );
  const byLedger = joined(
    byKey,
    ({ ledger }) => ledger,
    ([{ ledger }], group) => ({
      ledger,
      rows: group.reduce((sum, { rows = 1 }) => sum + rows, 0),
    }),
  );
  const byEntry = joined(byLedger, entryFieldOf, ([{ value: _, ...first }], group) => ({
    ...first,
    field: anyEntry(first.field!),
    value: counted(group.length, 'entry', 'entries'),
  }));
  return joined(byEntry, resourceFieldOf, ([{ record, field }], group) => ({
    record: resourceOf(record!),
    ...(field !== undefined && { field }),
    value: counted(group.length, 'record', 'records'),
  }));
}

/** A short form of a value. */
export function briefly(value: unknown): unknown {
  if (Array.isArray(value)) return counted(value.length, 'entry', 'entries');
  if (typeof value === 'object' && value !== null) return counted(Object.keys(value).length, 'field', 'fields');
  return typeof value === 'string' && value.length > LONG ? `${value.slice(0, LONG)}…` : value;
}

/** A number with its noun. */
export function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

function isMoreSpecific(inner: Source, outer: Source): boolean {
  const [innerField, outerField] = [inner.field, outer.field];
  return (
    inner.record === outer.record &&
    innerField !== undefined &&
    outerField !== undefined &&
    innerField !== outerField &&
    isAtOrBelow(innerField, outerField)
  );
}

/** The same field of every entry: `line_items[].rate`; undefined if the source isn't a field of an entry. */
function entryFieldOf({ record, ledger, field }: Source): string | undefined {
  return ledger === undefined && field?.includes('[') ? `${record} ${anyEntry(field)}` : undefined;
}

/** The same field of every record of a resource; undefined if the source isn't a record. */
function resourceFieldOf({ record, ledger, field }: Source): string | undefined {
  return record === undefined || ledger !== undefined ? undefined : `${resourceOf(record)} ${field}`;
}

function anyEntry(field: string): string {
  return field.replaceAll(/\[\d+\]/g, '[]');
}

function resourceOf(record: string): string {
  return record.split(' ')[0]!;
}

/** Puts one source where there are many with the same key; what has none stays. */
function joined(
  sources: readonly Source[],
  keyOf: (source: Source) => string | undefined,
  join: (group: readonly [Source, ...Source[]], same: readonly Source[]) => Source,
): Source[] {
  const groups = new Map<string | undefined, Source[]>();
  for (const source of sources) groups.set(keyOf(source), [...(groups.get(keyOf(source)) ?? []), source]);
  return sources.flatMap((source) => {
    const key = keyOf(source);
    const group = groups.get(key)!;
    if (key === undefined || group.length <= FEW) return source;
    return source === group[0] ? join([source, ...group.slice(1)], group) : [];
  });
}
