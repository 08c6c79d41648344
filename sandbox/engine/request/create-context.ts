import { suggestion } from '../../../src/contract/index.ts';
import { isRuleReason, RULE_REASONS } from '../../../src/service/index.ts';
import type { Trace } from '../explain/trace.ts';
import { watchContext } from '../explain/watch.ts';
import type { CoreContext, Place } from '../record/context.ts';
import { finished } from '../record/draft.ts';
import { fieldOf } from '../record/field.ts';
import { createRecord, deleteRecord, type Rules, updateRecord } from '../record/records.ts';
import { childrenIndex, type Resource, USERS } from '../record/resource.ts';
import { type Reason, Refusal, refuseTogether } from '../refusal.ts';
import { clockOf } from '../store/clock.ts';
import { nextId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { frozen } from '../store/store.ts';
import { AmountError } from '../values/money.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import { dateTime, day } from '../values/time-zone.ts';

/**
 * Makes the context of an organization.
 *
 * @param rename Gives each new id; by default it stays as it was counted.
 * @param trace Hears of all that rules look up and do.
 */
export function createContext(
  behavior: Rules,
  contents: Store,
  organizationId: string,
  rename: (id: Id) => Id = (id) => id,
  trace?: Trace,
): CoreContext {
  const { tables, conventions, freezes } = behavior;
  const store = trace?.store ?? contents;
  const clock = clockOf(store);
  let at: At = { rule: undefined, field: undefined, base: '', below: '' };

  function doing<Result>(next: Partial<At>, work: () => Result): Result {
    const outer = at;
    at = { ...at, ...next };
    store.note(at.rule);
    try {
      return work();
    } catch (error) {
      throw error instanceof AmountError ? refusalOfAmount(error) : error;
    } finally {
      at = outer;
      store.note(outer.rule);
    }
  }

  function refusal(reason: Reason, message: string, field: Place | undefined, rule = at.rule): Refusal {
    const fields = [field].flat().flatMap((one) => joined(at.base, one) ?? []);
    const result = new Refusal(reason, message, fields);
    result.rule = rule;
    return result;
  }

  const refusalOfAmount = ({ message, field = at.field, rule }: AmountError): Refusal =>
    refusal('invalid', `${message}.`, field, rule);

  /** Does something with a record. One that a rule creates or updates was not sent, unless the rule says where. */
  const written = <Result>(work: () => Result): Result =>
    doing({ base: at.below, below: undefined, field: undefined }, work);

  function tableOf(resource: string): Resource {
    const table = tables.get(resource);
    if (!table) throw new RangeError(`There is no resource ${resource}.${suggestion(resource, [...tables.keys()])}`);
    return table;
  }

  function existingResource(resource: string): string {
    tableOf(resource);
    return resource;
  }

  const finish = (draft: RecordData): RecordData => (freezes ? frozen(finished(draft)) : finished(draft));

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
    get: (resource, id) => store.get(existingResource(resource), id),
    all: (resource) => store.all(existingResource(resource)).map(({ data }) => data),
    find: (resource, isWanted) => store.all(existingResource(resource)).find(({ data }) => isWanted(data))?.data,
    children: (resource, parent) =>
      store.members(childrenIndex(existingResource(resource)), parent).map(({ id }) => store.get(resource, id)!),
    users: (id) =>
      store.members(USERS, id).map((member) => ({ ...member, data: store.get(member.resource, member.id)! })),
    members: store.members,
    sum: store.sum,
    show(resource, id, field) {
      const [record, compiled] = [store.get(resource, id), tableOf(resource)];
      const rule = compiled.computed.get(field)?.rule ?? at.rule;
      return record && doing({ rule, field: undefined }, () => fieldOf(record, field, compiled, context));
    },
    compute: (_, record, work) => work(record),
    noun: (resource) => tableOf(resource).table.noun,
    describe(resource, record) {
      const { noun, title, idField } = tableOf(resource).table;
      return `the ${noun} ${title(record) ?? String(record[idField])}`;
    },
    reject(reason, message, field = at.field) {
      if (!isRuleReason(reason)) {
        throw new RangeError(`There is no reason ${String(reason)}.${suggestion(String(reason), RULE_REASONS)}`);
      }
      throw refusal(reason, message, field);
    },
    rejectAll: (entries, work) => refuseTogether(entries.map((one, index) => () => work(one, index))),
    ignore(field) {
      const path = joined(at.base, field);
      if (path !== undefined) context.ignored.push(path);
    },
    ignored: [],
    refused: [],
    isChanging: store.isChanging,
    explainPart: (_, work) => work(),
    explainDerived: (_, work) => work(),
    newId: () => rename(nextId(store, organizationId)),
    create: (resource, sent) => written(() => createRecord(tableOf(resource), store, context, sent)),
    update: (resource, id, sent) =>
      written(() => updateRecord(tableOf(resource), store, context, conventions, id, sent)),
    append(resource, entry) {
      const [id, time] = [context.newId(), context.timestamp];
      const { idField } = tableOf(resource).table;
      store.put(resource, id, { [idField]: id, created_time: time, last_modified_time: time, ...entry });
    },
    set(resource, id, fields) {
      const record = finish({ ...store.get(resource, id)!, ...fields, last_modified_time: context.timestamp });
      store.put(resource, id, record);
      return record;
    },
    checkTransition(resource, operation, id) {
      for (const { id: rule, run } of tableOf(resource).table.transitions?.[operation] ?? []) {
        context.runRuleOn(rule, store.get(resource, id)!, (record) => run(record, context));
      }
    },
    delete: (resource, id) => deleteRecord(behavior, store, context, resource, id),
    withSentPath: (path, work) => doing({ below: joined(at.base, path) }, work),
    finish,
    runRule: (rule, work, field) => doing({ rule, field, below: undefined }, work),
    runRuleOn: (rule, subject, work, field) => doing({ rule, field, below: undefined }, () => work(subject)),
  };
  if (trace) watchContext(context, trace);
  return context;
}

interface At {
  /** The rule that is running. */
  rule: string | undefined;
  /** The field that the rule is about, if it is about one. */
  field: string | undefined;
  /** Where in the body the record is that is written: empty for the body itself, undefined if it was not sent. */
  base: string | undefined;
  /** The same of records that are created or updated now. */
  below: string | undefined;
}

/** A field of a record that was sent at a path; without a field, the path. */
function joined(base: string | undefined, field: string | undefined): string | undefined {
  if (base === undefined || field === undefined) return base || undefined;
  return base === '' || field === '' ? base || field : `${base}.${field}`;
}
