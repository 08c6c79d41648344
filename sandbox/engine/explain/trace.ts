import type { Resource } from '../record/resource.ts';
import type { Store } from '../store/store.ts';
import { below } from '../values/paths.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import type { Source } from './explanation.ts';
import { createProvenance, type Provenance } from './provenance.ts';
import { createRun, type Run } from './run.ts';
import { type Readings, watchedRecord } from './watched-record.ts';

/** Rules that run during one call, with the values that they read and give. Only created for a call that asks for explanations. */
export interface Trace {
  /** The store, into which nothing gets that is watched. */
  readonly store: Store;
  /** The rule that is running; undefined while the engine works for it. */
  readonly running: Run | undefined;
  /** The rule that has ended last. */
  readonly ended: Run | undefined;
  readonly provenance: Provenance;
  /** Does what belongs to a rule. What it reads is noted. */
  runRule<Result>(run: Run, work: () => Result): Result;
  /** Does a part of what the running rule does. What it reads is noted for that part alone. */
  explainPart<Result>(path: string, work: () => Result): Result;
  /** A record as a rule sees it, and no other; at a path, what a record, the root, holds there. */
  watched<Subject extends object>(run: Run, subject: Subject, path?: string, root?: object): Subject;
  /** Runs a rule on a record. What it changes there is given by it. */
  runRuleOn<Subject extends object, Result>(run: Run, subject: Subject, work: (subject: Subject) => Result): Result;
  /** Computes a field of a record. The running rule then rests on the rule that does so. */
  compute<Value>(rule: string, record: RecordData, work: (record: RecordData) => Value): Value;
  /** Does what the engine does for a rule, and gives the rules that the result rests on. */
  gather<Result>(work: () => Result): [result: Result, behind: ReadonlySet<string>];
  /** Does what the engine does for a rule, so that nothing is noted. */
  untraced<Result>(work: () => Result): Result;
  /** Notes what the running rule reads. */
  note(source: Source): void;
  /** Notes a field of a record. */
  noteField(resource: string, record: RecordData, field: string, value: unknown): void;
  /** The rules that have deleted records. No value of an answer shows that. */
  readonly deleting: ReadonlySet<string>;
  /** Notes that the running rule deletes a record. */
  noteDeletion(): void;
  /** Notes that the running rule rests on records being there. */
  noteExistence(records: readonly RecordData[]): void;
  /** Notes what fields of a record come to that the running rule reads. */
  noteFields(record: object, fields: object): void;
  /** Notes the rows that a sum consists of. */
  noteSum(ledger: string, key: string, sum: number): void;
  /** A record that a rule looks up, and reads. */
  watch<Found extends RecordData | undefined>(resource: string, record: Found): Found;
  /** A value without what watches. */
  unwrap<Value>(value: Value): Value;
  /** Notes a refusal of the running rule. */
  refuse(refusal: object): void;
  /** The rule that refused, with what it had read. */
  refusedBy(refusal: object): Run | undefined;
}

/** Name of a record in explanations; empty for the record that the rule is about. */
type Name = Pick<Source, 'record' | 'title'>;

/** Begins to trace a call. */
export function createTrace(tables: ReadonlyMap<string, Resource>, store: Store): Trace {
  let running: Run | undefined;
  let ended: Run | undefined;
  let postedTo: ReturnType<typeof ledgerRowsOf> | undefined;
  const records = new WeakMap<object, object>();
  const names = new WeakMap<object, Name & { at: string }>();
  const refusals = new WeakMap<object, Run>();
  const provenance = createProvenance();
  const deleting = new Set<string>();
  const unwrap = unwrapperOf(records);

  function runRule<Result>(run: Run | undefined, work: () => Result): Result {
    const outer = running;
    running = run;
    try {
      return unwrap(work());
    } finally {
      running = outer;
      if (run) ended = run;
      if (run && outer?.rule === '') outer.restOn([run.rule, ...run.behind]);
    }
  }

  function gather<Result>(work: () => Result): [result: Result, behind: ReadonlySet<string>] {
    const run = createRun('');
    const result = runRule(run, work);
    return [result, run.behind];
  }

  function nameOf(resource: string, record: RecordData): Name {
    const { table } = tables.get(resource)!;
    const [id, title] = [String(record[table.idField]), table.title(record)];
    return { record: `${resource} ${id}`, ...(title !== undefined && title !== id && { title }) };
  }

  /** @param isFor The rule that reads it, if no other is to: what a rule passes on is not its own any more. */
  function watched<Subject extends object>(
    record: Subject,
    name: Name,
    isFor?: Run,
    at?: string,
    root: object = record,
  ): Subject {
    const note = (source: Source): void => {
      if (!isFor || isFor === running?.whole) running?.note({ ...name, ...source });
    };
    // Unwrapping the entire record on each read would take most of the time of an explanation.
    const data = (records.get(root) ?? root) as RecordData;
    const restOn = (path: string, isWhole: boolean): void => running?.restOn(provenance.behind(data, path, isWhole));
    const readings: Readings = {
      read(field, value) {
        note({ field, value });
        // Without the rule that gave an empty list, there would be none, which comes to the same.
        if (!Array.isArray(value) || value.length > 0) restOn(field, false);
      },
      copied(path, value) {
        if (!isFor) note(path === '' ? {} : { field: path, value });
        restOn(path, true);
      },
      watches(proxy, object, path) {
        records.set(proxy, object);
        names.set(proxy, { ...name, at: path });
      },
      unwrap,
    };
    return watchedRecord(record, readings, at);
  }

  return {
    store: {
      ...store,
      put(resource, id, data) {
        postedTo = undefined;
        const record = unwrap(data);
        if (record !== data) provenance.replaced(data, record);
        store.put(resource, id, record);
      },
      remove(resource, id) {
        postedTo = undefined;
        store.remove(resource, id);
      },
    },
    get running() {
      return running;
    },
    get ended() {
      return ended;
    },
    provenance,
    deleting,
    noteDeletion() {
      if (running) deleting.add(running.rule);
    },
    runRule,
    explainPart: (path, work) => (running ? runRule(running.part(path), work) : work()),
    watched: (run, subject, path, root) => watched(unwrap(subject), {}, run, path, root),
    runRuleOn(run, subject, work) {
      const record = unwrap(subject) as RecordData;
      const before = { ...record };
      const result = runRule(run, () => work(watched(unwrap(subject), {}, run)));
      provenance.changed(before, record, run);
      return result;
    },
    compute(rule, record, work) {
      const run = createRun(rule);
      const value = runRule(run, () => work(watched(unwrap(record), {}, run)));
      running?.restOn([rule, ...run.behind]);
      return value;
    },
    gather,
    untraced: (work) => runRule(undefined, work),
    note: (source) => running?.note(source),
    noteField(resource, record, field, value) {
      running?.note({ ...nameOf(resource, record), field, value });
      running?.restOn(provenance.behind(record, field, true));
    },
    noteExistence(records) {
      for (const record of records) running?.restOn(provenance.creatorOf(unwrap(record)));
    },
    noteFields(record, fields) {
      const entry = names.get(record);
      if (!entry) return;
      const { at, ...name } = entry;
      for (const [field, value] of Object.entries(fields)) {
        if (value !== undefined) running?.note({ ...name, field: below(at, field), value });
      }
    },
    noteSum(ledger, key, sum) {
      if (!running) return;
      postedTo ??= ledgerRowsOf(tables, store);
      const rows = postedTo(ledger, key);
      if (rows.length === 0) running.note({ ledger, key, value: sum });
      for (const { resource, id, amount } of rows) {
        const record = store.get(resource, id)!;
        running.note({ ...nameOf(resource, record), ledger, key, value: amount });
        running.restOn(provenance.creatorOf(record));
        const { ruleOf, ledgerEntries } = tables.get(resource)!.projection;
        running.restOn([ruleOf(record, ledger)!, ...gather(() => ledgerEntries(watched(record, {})))[1]]);
      }
    },
    watch: (resource, record) =>
      record && running ? watched(unwrap(record), nameOf(resource, unwrap(record))) : record,
    unwrap,
    refuse(refusal) {
      if (running) refusals.set(refusal, running);
    },
    refusedBy: (refusal) => refusals.get(refusal),
  };
}

/**
 * Makes what replaces watched records, wherever they are in a value, by the records themselves.
 *
 * @param records The records by what watches them.
 */
function unwrapperOf(records: WeakMap<object, object>): <Value>(value: Value) => Value {
  return function unwrap<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    const record = records.get(value);
    if (record) return record as Value;
    const isList = Array.isArray(value);
    const inner = Object.entries(value);
    const bared = inner.map(([name, entry]) => [name, unwrap(entry)] as const);
    if (bared.every(([, entry], index) => entry === inner[index]![1])) return value;
    return (isList ? bared.map(([, entry]) => entry) : Object.fromEntries(bared)) as Value;
  };
}

export interface Posted {
  resource: string;
  id: Id;
  amount: number;
}

/** Finds the records whose rows a sum consists of, as long as nothing is written. */
function ledgerRowsOf(tables: ReadonlyMap<string, Resource>, store: Store): (ledger: string, key: string) => Posted[] {
  const sums = new Map<string, Map<Id, Posted>>();
  for (const resource of store.resources()) {
    for (const { id, data } of store.all(resource)) {
      for (const { ledger, key, amount } of tables.get(resource)?.projection.ledgerEntries(data) ?? []) {
        const name = `${ledger} ${key}`;
        const posted = sums.get(name) ?? new Map<Id, Posted>();
        sums.set(name, posted);
        posted.set(id, { resource, id, amount: (posted.get(id)?.amount ?? 0) + amount });
      }
    }
  }
  return (ledger, key) => [...(sums.get(`${ledger} ${key}`)?.values() ?? [])].filter(({ amount }) => amount !== 0);
}
