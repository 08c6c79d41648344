import { below, entriesOf, isAtOrBelow } from '../values/paths.ts';
import type { Source } from './explanation.ts';
import { briefly, summarize } from './summarize.ts';

/** Sources that an explanation lists. */
const LISTED = 10;

/** A rule while it runs, with what it reads. */
export interface Run {
  readonly rule: string;
  /** The run of the rule itself, if this is that of a part of what it gives. */
  readonly whole: Run;
  /** Notes what the rule reads, once. */
  note(source: Source): void;
  /** The other rules that what it reads rests on. */
  readonly behind: ReadonlySet<string>;
  /** Notes that what it reads was given by rules. */
  restOn(rules: Iterable<string>): void;
  /** The run of a part, by its path in this one. */
  part(path: string): Run;
  /** The paths of what a value consists of, if it was given in parts; otherwise its own. */
  pathsIn(path: string, value: unknown): readonly string[];
  /** Returns the sources that the rule has read so far for a value, except the value itself if it was in the same field of the record. */
  sourcesOf(path: string, value: unknown): { from: readonly Source[]; more?: number };
}

/** A part of what a rule gives: what was read for it alone. */
interface Part {
  at: string;
  run: Run;
  read: Map<string, Source>;
}

/** Begins a run of a rule. */
export function createRun(rule: string): Run {
  const parts = new Map<string, Part>();
  const behind = new Set<string>();
  let last: Source | undefined;
  const whole = begun('', []).run;
  return whole;

  /** The parts that a value consists of, or else the closest that it is part of. */
  function partsFor(path: string): readonly Part[] {
    const candidates = [...parts.values()];
    const inner = candidates.filter((one) => isAtOrBelow(one.at, path));
    const outer = candidates
      .filter((one) => isAtOrBelow(path, one.at))
      .sort((one, other) => other.at.length - one.at.length);
    return inner.length > 0 ? inner : outer.slice(0, 1);
  }

  /** @param around The parts around it, which a refusal by this one rests on, too. */
  function begun(at: string, around: readonly Part[]): Part {
    const read: Part['read'] = new Map();
    const run: Run = {
      rule,
      behind,
      restOn(rules) {
        for (const other of rules) if (other !== rule) behind.add(other);
      },
      get whole() {
        return whole;
      },
      note({ value, ...where }) {
        const key = JSON.stringify(where);
        if (where.ledger !== undefined) last = where;
        if (!read.has(key)) read.set(key, value === undefined ? where : { ...where, value: briefly(value) });
      },
      part(path) {
        const inner = parts.get(below(at, path)) ?? begun(below(at, path), [...around, part]);
        parts.set(inner.at, inner);
        return inner.run;
      },
      pathsIn(path, value) {
        const isInParts = [...parts.keys()].some((one) => one !== path && isAtOrBelow(one, path));
        return isInParts
          ? entriesOf(value, path).flatMap(([innerPath, innerValue]) => run.pathsIn(innerPath, innerValue))
          : [path];
      },
      sourcesOf(path, value) {
        const isSelf = (source: Source): boolean =>
          source.record === undefined && source.field === path && source.value === briefly(value);
        const meant = partsFor(path);
        const byKey = new Map((meant.length > 0 ? meant : [...around, part]).flatMap((one) => [...one.read]));
        const sources = summarize([...byKey.values()].filter((source) => !isSelf(source)));
        sources.sort((one, other) => rank(one, last) - rank(other, last));
        const more = sources.length - LISTED;
        return { from: sources.slice(0, LISTED), ...(more > 0 && { more }) };
      },
    };
    const part: Part = { at, run, read };
    return part;
  }
}

/**
 * Ranks the most telling sources first. The record itself comes late, since it has many fields, and a response shows most of
 * them.
 *
 * @param last A row of the sum that was read last. A rule that refuses has stopped at it.
 */
function rank({ clock, ledger, key, record }: Source, last: Source | undefined): number {
  if (clock !== undefined) return 0;
  if (ledger !== undefined) return ledger === last?.ledger && key === last.key ? 1 : 2;
  return record === undefined ? 4 : 3;
}
