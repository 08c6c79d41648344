import { changedPaths, isAtOrBelow, valueAt } from '../values/paths.ts';
import type { RecordData } from '../values/record-data.ts';
import type { Run } from './run.ts';

/** Which rule has given what of the records that explained calls write. It is keyed by the stored objects, so it goes with them. */
export interface Provenance {
  /** A rule has changed a record in place. */
  changed(before: RecordData, record: RecordData, run: Run): void;
  /** Facts have taken the place of others. */
  replaced(before: RecordData, after: RecordData): void;
  /** What no other rule gave of some fields was given by this one, which had the record written. */
  passedOn(before: RecordData | undefined, after: RecordData, fields: readonly string[], run: Run): void;
  /** The paths of a record that rules have given, with the last rule that did. */
  of(record: RecordData): ReadonlyMap<string, Run>;
  /** A rule has had a record created. */
  created(record: RecordData, run: Run): void;
  /** The rule that had a record created, with those that it rests on; none if a request did. */
  creatorOf(record: RecordData): readonly string[];
  /** The rules that a value of a record, or what is in it or around it, rests on. */
  behind(record: RecordData, path: string): readonly string[];
}

const NOTHING: ReadonlyMap<string, Run> = new Map();

const creators = new WeakMap<RecordData, Run>();
const runsByRecord = new WeakMap<RecordData, Map<string, Run>>();

/** What is known of all records. */
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
    created: (record, run) => void creators.set(record, run),
    creatorOf(record) {
      const run = creators.get(record);
      return run ? [run.rule, ...run.behind] : [];
    },
    replaced(before, after) {
      const creator = creators.get(before);
      if (creator) creators.set(after, creator);
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
    behind: (record, path) =>
      [...(runsByRecord.get(record) ?? NOTHING)].flatMap(([at, { rule, behind }]) =>
        isAtOrBelow(at, path) || isAtOrBelow(path, at) ? [rule, ...behind] : [],
      ),
  };
}
