import { changedPaths, isAtOrBelow, valueAt } from '../values/paths.ts';
import type { RecordData } from '../values/record-data.ts';
import type { Run } from './run.ts';

/** Which rule has given what of the records that a call writes. It is keyed by the stored objects, so it ends with the call. */
export interface Provenance {
  /** A rule has changed a record in place. */
  changed(before: RecordData, record: RecordData, run: Run): void;
  /** Facts have taken the place of others. */
  replaced(before: RecordData, after: RecordData): void;
  /** What no other rule gave of some fields was given by this one, which had the record written. */
  passedOn(before: RecordData | undefined, after: RecordData, fields: readonly string[], run: Run): void;
  /** The paths of a record that rules have given, with the last rule that did. */
  of(record: RecordData): ReadonlyMap<string, Run>;
}

const NOTHING: ReadonlyMap<string, Run> = new Map();

/** Begins with nothing. */
export function createProvenance(): Provenance {
  const runsByRecord = new WeakMap<RecordData, Map<string, Run>>();

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
    replaced(before, after) {
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
  };
}
