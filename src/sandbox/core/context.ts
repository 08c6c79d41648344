import { clockOf } from './clock.ts';
import { type Compiled, childrenIndex, USERS } from './compile.ts';
import type { Conventions } from './conventions.ts';
import { defined } from './defined.ts';
import type { Facts, Id } from './facts.ts';
import { nextId } from './ids.ts';
import { createRecord, deleteRecord, updateRecord } from './records.ts';
import { type Reason, Refusal } from './refusal.ts';
import type { Member, Store } from './store.ts';
import { dateTime, day } from './time-zone.ts';

/** What an engine knows of behaviour. */
export interface Behaviour {
  /** The tables by resource. */
  tables: ReadonlyMap<string, Compiled>;
  conventions: Conventions;
}

/** A record that names another one. */
export interface User {
  resource: string;
  id: Id;
  facts: Facts;
}

/** What rules may look up and do in one organization. */
export interface CoreContext {
  readonly organizationId: string;
  /** The record of the organization. */
  readonly organization: Facts;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
  /** The day that it is in the organization's time zone. */
  readonly today: string;
  /** The present as the service writes it. */
  readonly timestamp: string;
  /** Decimal places of amounts. */
  readonly places: number;
  get(resource: string, id: Id): Facts | undefined;
  /** The records of a resource, oldest first. */
  all(resource: string): Facts[];
  /** The records of a resource within a record, oldest first. */
  children(resource: string, parent: Id): Facts[];
  /** The records that name a record, oldest first. */
  users(id: Id): User[];
  /** The records that have a key in an index, oldest first. */
  members(index: string, key: string): Member[];
  /** The sum of a key of a ledger. */
  sum(ledger: string, key: string): number;
  /** The value of a field as a caller is shown it, computed if need be. */
  show(resource: string, id: Id, field: string): unknown;
  /** What messages call the records of a resource: `tax`. */
  noun(resource: string): string;
  /** What messages call a record: `the tax IGST18`. */
  describe(resource: string, record: Facts): string;
  /** Refuses the call, and undoes what it changed. */
  refuse(reason: Reason, message: string): never;
  /** A new id. */
  newId(): Id;
  create(resource: string, sent: Facts): Facts;
  update(resource: string, id: Id, sent: Facts): Facts;
  /** Changes stored fields without the rules of an update; undefined clears one. */
  set(resource: string, id: Id, fields: Facts): Facts;
  delete(resource: string, id: Id): void;
  /** Does what belongs to a rule, so that a refusal can name it. */
  within<Result>(rule: string, work: () => Result): Result;
}

/** Makes the context of an organization. */
export function createContext({ tables, conventions }: Behaviour, store: Store, organizationId: string): CoreContext {
  const clock = clockOf(store);
  let rule: string | undefined;

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
    get places() {
      return (context.organization['price_precision'] as number | undefined) ?? 2;
    },
    get: store.get,
    all: (resource) => store.all(resource).map(({ facts }) => facts),
    children: (resource, parent) =>
      store.members(childrenIndex(resource), parent).map(({ id }) => store.get(resource, id)!),
    users: (id) =>
      store.members(USERS, id).map((member) => ({ ...member, facts: store.get(member.resource, member.id)! })),
    members: store.members,
    sum: store.sum,
    show(resource, id, field) {
      const record = store.get(resource, id);
      const compute = tableOf(resource).computed.get(field);
      return record && (compute ? compute(record, context) : record[field]);
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
    newId: () => nextId(store, organizationId),
    create: (resource, sent) => createRecord(tableOf(resource), store, context, sent),
    update: (resource, id, sent) => updateRecord(tableOf(resource), store, context, conventions, id, sent),
    set(resource, id, fields) {
      const record = defined({ ...store.get(resource, id)!, ...fields, last_modified_time: context.timestamp });
      store.put(resource, id, record);
      return record;
    },
    delete: (resource, id) => deleteRecord({ tables, conventions }, store, context, resource, id),
    within(id, work) {
      const outer = rule;
      rule = id;
      const result = work();
      rule = outer;
      return result;
    },
  };
  return context;
}
