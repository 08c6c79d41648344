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
  return {
    rule,
    note({ value, ...where }) {
      const key = JSON.stringify(where);
      if (!sources.has(key)) sources.set(key, value === undefined ? where : { ...where, value: briefly(value) });
    },
    sourcesOf(path, value) {
      const own = (source: Source): boolean =>
        source.record === undefined && source.field === path && source.value === briefly(value);
      const all = [...sources.values()].filter((source) => !own(source));
      const more = all.length - LISTED;
      return { from: all.slice(0, LISTED), ...(more > 0 && { more }) };
    },
  };
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
