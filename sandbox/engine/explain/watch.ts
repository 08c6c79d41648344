import type { CoreContext } from '../record/context.ts';
import type { RecordData } from '../values/record-data.ts';
import { createRun } from './run.ts';
import { counted } from './summarize.ts';
import type { Trace } from './trace.ts';

/** Lets a trace hear of everything that rules look up and do in a context. */
export function watchContext(context: CoreContext, trace: Trace): void {
  const { get, all, find, children, users, sum, show, describe, reject, rejectAll, create, update, set, append } =
    context;
  const { delete: remove, checkTransition, finish, runRule, runRuleOn } = context;
  const { untraced, watch, unwrap, note } = trace;

  /** Watches records, and notes how many there are of each resource. */
  function watchRecords<One extends { resource: string; data: RecordData }>(records: readonly One[]): One[] {
    for (const resource of new Set(records.map((one) => one.resource))) {
      const count = records.filter((one) => one.resource === resource).length;
      note({ record: resource, value: counted(count, 'record', 'records') });
    }
    trace.noteExistence(records.map(({ data }) => data));
    return records.map((one) => ({ ...one, data: watch(one.resource, one.data) }));
  }

  /** Writes a record for a rule, which has then given what no other rule gave. */
  function written(resource: string, id: string | undefined, fields: RecordData, write: () => RecordData): RecordData {
    // While the engine gathers what a result rests on, no rule gives anything.
    const giver = trace.running?.rule === '' ? undefined : trace.running;
    const before = id === undefined ? undefined : get(resource, id);
    const after = trace.unwrap(untraced(write));
    if (before) trace.provenance.replaced(before, after);
    if (giver && id === undefined) trace.provenance.created(after, giver);
    if (giver) trace.provenance.passedOn(before, after, Object.keys(fields), giver);
    return watch(resource, after);
  }

  Object.assign(context, {
    get(resource, id) {
      const record = get(resource, id);
      if (!record && id !== undefined) note({ record: `${resource} ${id}`, value: null });
      return watch(resource, record);
    },
    all: (resource) => all(resource).map((record) => watch(resource, record)),
    find(resource, isWanted) {
      const [record, behind] = trace.gather(() => find(resource, isWanted));
      trace.running?.restOn(behind);
      return watch(resource, record);
    },
    children(resource, parent) {
      const records = children(resource, parent);
      if (records.length === 0) note({ record: resource, value: counted(0, 'record', 'records') });
      return watchRecords(records.map((data) => ({ resource, data }))).map(({ data }) => data);
    },
    users: (id) => watchRecords(users(id)),
    sum(ledger, key) {
      const value = sum(ledger, key);
      trace.noteSum(ledger, key, value);
      return value;
    },
    show(resource, id, field) {
      const record = get(resource, id);
      const [value, behind] = trace.gather(() => show(resource, id, field));
      trace.running?.restOn(behind);
      if (record && value !== undefined) trace.noteField(resource, record, field, value);
      return value;
    },
    compute: (rule, record, work) => trace.compute(rule, record, work),
    describe: (resource, record) => untraced(() => describe(resource, record)),
    reject(...args) {
      try {
        return reject(...args);
      } catch (refusal) {
        trace.refuse(refusal as object);
        throw refusal;
      }
    },
    rejectAll: (entries, work) =>
      rejectAll(entries, (one, index) => trace.explainPart(`#${index}`, () => work(one, index))),
    explainPart: (path, work) => trace.explainPart(path, work),
    explainDerived(record, work, from) {
      const [[value, fields], behind] = trace.gather(() => {
        const result = work();
        return [result, from?.(result) ?? {}] as const;
      });
      trace.running?.restOn(behind);
      trace.noteFields(record, fields);
      return value;
    },
    create: (resource, sent) => written(resource, undefined, sent, () => create(resource, unwrap(sent))),
    update: (resource, id, sent) => written(resource, id, sent, () => update(resource, id, unwrap(sent))),
    set: (resource, id, fields) => written(resource, id, fields, () => set(resource, id, unwrap(fields))),
    append: (resource, entry) => untraced(() => append(resource, unwrap(entry))),
    delete(resource, id) {
      trace.noteDeletion();
      untraced(() => remove(resource, id));
    },
    checkTransition: (resource, operation, id) => untraced(() => checkTransition(resource, operation, id)),
    finish(draft) {
      const record = finish(draft);
      trace.provenance.replaced(draft, record);
      return record;
    },
    runRule: (rule, work, field) => trace.runRule(createRun(rule), () => runRule(rule, work, field)),
    runRuleOn: (rule, subject, work, field) =>
      trace.runRuleOn(createRun(rule), subject, (seen) => runRuleOn(rule, seen, work, field)),
  } satisfies Partial<CoreContext>);

  watchClock(context, trace);
}

function watchClock(context: CoreContext, trace: Trace): void {
  const plain = Object.getOwnPropertyDescriptors(context);
  const read = <Name extends 'now' | 'today' | 'timestamp' | 'decimals' | 'organization'>(
    name: Name,
  ): CoreContext[Name] => trace.untraced(() => plain[name].get!() as CoreContext[Name]);
  Object.defineProperties(context, {
    organization: { get: () => trace.watch('organizations', read('organization')) },
    now: { get: () => noted('now', read('timestamp'), read('now')) },
    timestamp: { get: () => noted('now', read('timestamp'), read('timestamp')) },
    today: { get: () => noted('today', read('today'), read('today')) },
    decimals: {
      get() {
        const { organization } = context;
        return organization['price_precision'] === undefined ? read('decimals') : organization['price_precision'];
      },
    },
  });

  function noted<Value>(clock: 'now' | 'today', shown: string, value: Value): Value {
    trace.note({ clock, value: shown });
    return value;
  }
}
