import type { Source } from './explanation.ts';

/** Sources that an explanation lists. */
const LISTED = 10;

/** Characters of a text that is read. */
const LONG = 100;

/** A rule while it runs, with what it reads. */
export interface Run {
  readonly rule: string;
  /** Notes what the rule reads, once. */
  note(source: Source): void;
  /** What the rule has read so far, apart from the value that it gave to a field of the record itself. */
  sourcesOf(path: string, value: unknown): { from: readonly Source[]; more?: number };
}

/** Begins a run of a rule. */
export function createRun(rule: string): Run {
  const sources = new Map<string, Source>();
  let last: Source | undefined;
  return {
    rule,
    note({ value, ...where }) {
      const key = JSON.stringify(where);
      if (where.ledger !== undefined) last = where;
      if (!sources.has(key)) sources.set(key, value === undefined ? where : { ...where, value: briefly(value) });
    },
    sourcesOf(path, value) {
      const own = (source: Source): boolean =>
        source.record === undefined && source.field === path && source.value === briefly(value);
      const all = [...sources.values()]
        .filter((source) => !own(source))
        .sort((one, other) => rank(one, last) - rank(other, last));
      const more = all.length - LISTED;
      return { from: all.slice(0, LISTED), ...(more > 0 && { more }) };
    },
  };
}

/**
 * What tells most comes first: the record itself has many fields, and an answer shows most of them.
 *
 * @param last A row of the sum that was read last. A rule that refuses has stopped at it.
 */
function rank({ clock, ledger, key, record }: Source, last: Source | undefined): number {
  if (clock !== undefined) return 0;
  if (ledger !== undefined) return ledger === last?.ledger && key === last.key ? 1 : 2;
  return record === undefined ? 4 : 3;
}

/** A value in few words. */
function briefly(value: unknown): unknown {
  if (Array.isArray(value)) return counted(value.length, 'entry', 'entries');
  if (typeof value === 'object' && value !== null) return counted(Object.keys(value).length, 'field', 'fields');
  return typeof value === 'string' && value.length > LONG ? `${value.slice(0, LONG)}…` : value;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
