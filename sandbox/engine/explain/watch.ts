import type { CoreContext } from '../record/context.ts';
import type { Facts } from '../values/record-facts.ts';
import { counted } from './in-few.ts';
import { createRun } from './run.ts';
import type { Trace } from './trace.ts';

/** Lets a trace hear of everything that rules look up and do in a context. */
export function watch(context: CoreContext, trace: Trace): void {
  const { get, all, find, children, users, sum, show, describe, refuse, each, create, update, set, append } = context;
  const { delete: remove, checkTransition, settled, within, on } = context;
  const { aside, look, bare, note } = trace;

  /** Records that were found for an id, with how many there are of each resource. */
  function found<One extends { resource: string; facts: Facts }>(records: readonly One[]): One[] {
    for (const resource of new Set(records.map((one) => one.resource))) {
      const count = records.filter((one) => one.resource === resource).length;
      note({ record: resource, value: counted(count, 'record', 'records') });
    }
    return records.map((one) => ({ ...one, facts: look(one.resource, one.facts) }));
  }

  /** Writes a record for a rule, which has then given what no other rule gave. */
  function written(resource: string, id: string | undefined, fields: Facts, write: () => Facts): Facts {
    const giver = trace.running;
    const before = id === undefined ? undefined : get(resource, id);
    const after = trace.bare(aside(write));
    if (before) trace.provenance.replaced(before, after);
    if (giver) trace.provenance.passedOn(before, after, Object.keys(fields), giver);
    return look(resource, after);
  }

  Object.assign(context, {
    get(resource, id) {
      const record = get(resource, id);
      if (!record && id !== undefined) note({ record: `${resource} ${id}`, value: null });
      return look(resource, record);
    },
    all: (resource) => all(resource).map((record) => look(resource, record)),
    find: (resource, isWanted) =>
      look(
        resource,
        aside(() => find(resource, isWanted)),
      ),
    children(resource, parent) {
      const records = children(resource, parent);
      if (records.length === 0) note({ record: resource, value: counted(0, 'record', 'records') });
      return found(records.map((facts) => ({ resource, facts }))).map(({ facts }) => facts);
    },
    users: (id) => found(users(id)),
    sum(ledger, key) {
      const value = sum(ledger, key);
      trace.noteSum(ledger, key, value);
      return value;
    },
    show(resource, id, field) {
      const value = aside(() => show(resource, id, field));
      const record = get(resource, id);
      if (record && value !== undefined) trace.noteField(resource, record, field, value);
      return value;
    },
    describe: (resource, record) => aside(() => describe(resource, record)),
    refuse(...given) {
      try {
        return refuse(...given);
      } catch (refusal) {
        trace.refuse(refusal as object);
        throw refusal;
      }
    },
    each: (entries, work) => each(entries, (one, index) => trace.part(`#${index}`, () => work(one, index))),
    part: (path, work) => trace.part(path, work),
    derived(record, work, from) {
      const [value, fields] = aside(() => {
        const result = work();
        return [result, from?.(result) ?? {}] as const;
      });
      trace.noteFields(record, fields);
      return value;
    },
    create: (resource, sent) => written(resource, undefined, sent, () => create(resource, bare(sent))),
    update: (resource, id, sent) => written(resource, id, sent, () => update(resource, id, bare(sent))),
    set: (resource, id, fields) => written(resource, id, fields, () => set(resource, id, bare(fields))),
    append: (resource, entry) => aside(() => append(resource, bare(entry))),
    delete: (resource, id) => aside(() => remove(resource, id)),
    checkTransition: (resource, operation, id) => aside(() => checkTransition(resource, operation, id)),
    settled(draft) {
      const record = settled(draft);
      trace.provenance.replaced(draft, record);
      return record;
    },
    within: (rule, work, field) => trace.within(createRun(rule), () => within(rule, work, field)),
    on: (rule, subject, work, field) => trace.on(createRun(rule), subject, (seen) => on(rule, seen, work, field)),
  } satisfies Partial<CoreContext>);

  watchClock(context, trace);
}

/** What of the clock and of the organization is read. */
function watchClock(context: CoreContext, trace: Trace): void {
  const plain = Object.getOwnPropertyDescriptors(context);
  const read = <Name extends 'now' | 'today' | 'timestamp' | 'decimals' | 'organization'>(
    name: Name,
  ): CoreContext[Name] => trace.aside(() => plain[name].get!() as CoreContext[Name]);
  Object.defineProperties(context, {
    organization: { get: () => trace.look('organizations', read('organization')) },
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
