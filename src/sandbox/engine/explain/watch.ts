import type { CoreContext } from '../context.ts';
import type { Facts } from '../record-facts.ts';
import { createRun } from './run.ts';
import type { Trace } from './trace.ts';

/** Lets a trace hear of everything that rules look up and do in a context. */
export function watch(context: CoreContext, trace: Trace): void {
  const { get, all, find, children, users, sum, show, describe, refuse, create, update, set, append } = context;
  const { delete: remove, checkTransition, settled, within, on } = context;
  const { aside, look } = trace;

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
    get: (resource, id) => look(resource, get(resource, id)),
    all: (resource) => all(resource).map((record) => look(resource, record)),
    find: (resource, isWanted) =>
      look(
        resource,
        aside(() => find(resource, isWanted)),
      ),
    children: (resource, parent) => children(resource, parent).map((record) => look(resource, record)),
    users: (id) => users(id).map((user) => ({ ...user, facts: look(user.resource, user.facts) })),
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
    create: (resource, sent) => written(resource, undefined, sent, () => create(resource, sent)),
    update: (resource, id, sent) => written(resource, id, sent, () => update(resource, id, sent)),
    set: (resource, id, fields) => written(resource, id, fields, () => set(resource, id, fields)),
    append: (resource, entry) => aside(() => append(resource, entry)),
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
