import { clockOf } from './clock.ts';
import { type Compiled, childrenIndex, USERS } from './compile-tables.ts';
import type { CoreContext } from './context.ts';
import { settled } from './draft.ts';
import type { Trace } from './explain/trace.ts';
import { watch } from './explain/watch.ts';
import { fieldOf } from './filter.ts';
import { nextId } from './ids.ts';
import type { Id } from './record-facts.ts';
import { type Behaviour, createRecord, deleteRecord, updateRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { dateTime, day } from './time-zone.ts';

/**
 * Makes the context of an organization.
 *
 * @param rename Gives each new id; by default it stays as it was counted.
 * @param trace Hears of all that rules look up and do.
 */
export function createContext(
  { tables, conventions }: Behaviour,
  contents: Store,
  organizationId: string,
  rename: (id: Id) => Id = (id) => id,
  trace?: Trace,
): CoreContext {
  const store = trace?.store ?? contents;
  const clock = clockOf(store);
  let rule: string | undefined;

  function within<Result>(id: string, work: () => Result): Result {
    const outer = rule;
    rule = id;
    try {
      return work();
    } finally {
      rule = outer;
    }
  }

  function tableOf(resource: string): Compiled {
    const table = tables.get(resource);
    if (!table) throw new Error(`There is no table of ${resource}`);
    return table;
  }

  const zone = (): string => (context.organization['time_zone'] as string | undefined) ?? 'UTC';

  const context: CoreContext = {
    organizationId,
    get organization() {
      return store.get('organizations', organizationId) ?? {};
    },
    get now() {
      return clock.now();
    },
    get today() {
      return day(clock.now(), zone());
    },
    get timestamp() {
      return dateTime(clock.now(), zone());
    },
    get decimals() {
      return (context.organization['price_precision'] as number | undefined) ?? 2;
    },
    get: store.get,
    all: (resource) => store.all(resource).map(({ facts }) => facts),
    find: (resource, isWanted) => store.all(resource).find(({ facts }) => isWanted(facts))?.facts,
    children: (resource, parent) =>
      store.members(childrenIndex(resource), parent).map(({ id }) => store.get(resource, id)!),
    users: (id) =>
      store.members(USERS, id).map((member) => ({ ...member, facts: store.get(member.resource, member.id)! })),
    members: store.members,
    sum: store.sum,
    show(resource, id, field) {
      const record = store.get(resource, id);
      return record && fieldOf(record, field, tableOf(resource), context);
    },
    noun: (resource) => tableOf(resource).table.noun,
    describe(resource, record) {
      const { noun, title, idField } = tableOf(resource).table;
      return `the ${noun} ${title(record) ?? String(record[idField])}`;
    },
    refuse(reason, message) {
      const refusal = new Refusal(reason, message);
      refusal.rule = rule;
      throw refusal;
    },
    newId: () => rename(nextId(store, organizationId)),
    create: (resource, sent) => createRecord(tableOf(resource), store, context, sent),
    update: (resource, id, sent) => updateRecord(tableOf(resource), store, context, conventions, id, sent),
    append(resource, entry) {
      const [id, time] = [context.newId(), context.timestamp];
      const { idField } = tableOf(resource).table;
      store.put(resource, id, { [idField]: id, created_time: time, last_modified_time: time, ...entry });
    },
    set(resource, id, fields) {
      const record = settled({ ...store.get(resource, id)!, ...fields, last_modified_time: context.timestamp });
      store.put(resource, id, record);
      return record;
    },
    checkTransition(resource, operation, id) {
      for (const { id: rule, run } of tableOf(resource).table.transitions?.[operation] ?? []) {
        context.on(rule, store.get(resource, id)!, (record) => run(record, context));
      }
    },
    delete: (resource, id) => deleteRecord({ tables, conventions }, store, context, resource, id),
    settled,
    within,
    on: (id, subject, work) => within(id, () => work(subject)),
  };
  if (trace) watch(context, trace);
  return context;
}
