import { changedPaths, isAtOrBelow, valueAt } from '../values/paths.ts';
import type { RecordData } from '../values/record-data.ts';
import type { Run } from './run.ts';

/**
 * Rules that gave values to the records which explained calls write. Entries are keyed by the stored objects, so they
 * disappear with them.
 */
export interface Provenance {
  /** A rule has changed a record in place. */
  changed(before: RecordData, record: RecordData, run: Run): void;
  /** Facts have taken the place of others. */
  replaced(before: RecordData, after: RecordData): void;
  /** Credits a rule that had a record written with the fields that no other rule gave. */
  passedOn(before: RecordData | undefined, after: RecordData, fields: readonly string[], run: Run): void;
  /** The paths of a record that rules have given, with the last rule that did. */
  of(record: RecordData): ReadonlyMap<string, Run>;
  /** A rule has had a record created. */
  created(record: RecordData, run: Run): void;
  /** The rule that had a record created; none if a request did. */
  creatorOf(record: RecordData): readonly string[];
  /**
   * The rules that a value of a record rests on, or what it is in.
   *
   * @param isWhole Whether what is in it counts, too.
   */
  behind(record: RecordData, path: string, isWhole: boolean): readonly string[];
}

const NOTHING: ReadonlyMap<string, Run> = new Map();

const creators = new WeakMap<RecordData, string>();
const runsByRecord = new WeakMap<RecordData, Map<string, Run>>();

export function createProvenance(): Provenance {
  function pathsOf(record: RecordData): Map<string, Run> {
    const paths = runsByRecord.get(record) ?? new Map<string, Run>();
    runsByRecord.set(record, paths);
    return paths;
  }

  return {
    changed(before, record, run) {
      const paths = pathsOf(record);
      for (const path of changedPaths(before, record, '')) {
        for (const innerPath of paths.keys()) if (isAtOrBelow(innerPath, path)) paths.delete(innerPath);
        paths.set(path, run);
      }
    },
    created: (record, { rule }) => void creators.set(record, rule),
    creatorOf(record) {
      const rule = creators.get(record);
      return rule === undefined ? [] : [rule];
    },
    replaced(before, after) {
      const creator = creators.get(before);
      if (creator !== undefined) creators.set(after, creator);
      const paths = pathsOf(after);
      for (const [path, run] of runsByRecord.get(before) ?? []) {
        if (!paths.has(path) && valueAt(before, path) === valueAt(after, path)) paths.set(path, run);
      }
    },
    passedOn(before, after, fields, run) {
      const paths = pathsOf(after);
      for (const path of fields.flatMap((field) => changedPaths(before?.[field], after[field], field))) {
        if (!paths.has(path)) paths.set(path, run);
      }
    },
    of: (record) => runsByRecord.get(record) ?? NOTHING,
    behind: (record, path, isWhole) =>
      [...(runsByRecord.get(record) ?? NOTHING)].flatMap(([at, { rule, behind }]) =>
        isAtOrBelow(path, at) || (isWhole && (path === '' || isAtOrBelow(at, path))) ? [rule, ...behind] : [],
      ),
  };
}
