import { expect } from 'vitest';
import { OUTSTANDING } from '../../sandbox/common/index.ts';
import type { Call } from '../../sandbox/engine/call.ts';
import type { AnyTable } from '../../sandbox/engine/record/resource.ts';
import { assumed, customRule as rule } from '../../sandbox/engine/record/rule.ts';
import { createEngine, type Engine } from '../../sandbox/engine/request/engine.ts';
import type { Store } from '../../sandbox/engine/store/store.ts';
import type { RecordData } from '../../sandbox/engine/values/record-data.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import { seedStore } from '../../sandbox/seed/index.ts';
import { operationOf } from '../support/mock-calls.ts';
import { plans, renamed, sampleOf } from '../support/plans.ts';
import { castId, type Json } from '../support/story.ts';

const BASIS = assumed('No debt may arise.', 'This test needs a rule that sees every debt.');
const GUARD = 'test.no-debt';
const ORGANIZATION = '1';
/** A line of a document. */
const LINE = { name: 'Survey', quantity: 1, rate: 10 };

type Guard = NonNullable<AnyTable['deletion']>[number]['run'];
type Action = NonNullable<NonNullable<AnyTable['actions']>[string]>['run'];

/** The tables, with a rule that refuses everything where a rule on debts of a resource has to be. */
function guardedTables(tables: readonly AnyTable[], guarded: string): AnyTable[] {
  const guard = rule<Guard>(GUARD, BASIS, (_, context) => context.reject('state', 'No debt may arise.'));
  const operations = [...plans.values()].filter(({ kind, resource }) => kind === 'transition' && resource === guarded);
  return tables.map((table): AnyTable => {
    if (table.resource !== guarded) return table;
    const transitions = operations.map(({ operation }) => [
      operation,
      [...(table.transitions?.[operation] ?? []), guard],
    ]);
    return { ...table, checks: [...(table.checks ?? []), guard], transitions: Object.fromEntries(transitions) };
  });
}

/** What a record itself adds to what customers owe. Payments and credits take off, so taking them back adds nothing. */
function debtsIn(store: Store, { projections }: Engine): Map<string, { resource: string; owed: number }> {
  const debts = new Map<string, { resource: string; owed: number }>();
  for (const [resource, { ledgerEntries }] of projections) {
    for (const { id, data } of store.all(resource)) {
      const rows = ledgerEntries(data).filter(({ ledger, amount }) => ledger === OUTSTANDING && amount > 0);
      if (rows.length > 0) debts.set(id, { resource, owed: rows.reduce((sum, { amount }) => sum + amount, 0) });
    }
  }
  return debts;
}

/** Something that may happen, and whether it was done: a call, an event, a record that a test adds. */
interface Attempt {
  name: string;
  run(engine: Engine, store: Store): { isDone: boolean; rule: string | undefined };
}

function attemptOf(call: Omit<Call, 'organization'>): Attempt {
  return {
    name: call.operation,
    run(engine, store) {
      const context = engine.contextOf(store, ORGANIZATION);
      const { status, headers = {} } = engine.answer({ organization: ORGANIZATION, ...call }, store, context);
      return { isDone: status < 400, rule: headers['x-sandbox-rule'] };
    },
  };
}

/** Does what no call does, in a transaction. */
function attemptTo(name: string, work: (context: ReturnType<Engine['contextOf']>, engine: Engine) => void): Attempt {
  return {
    name,
    run(engine, store) {
      try {
        store.transaction(() => work(engine.contextOf(store, ORGANIZATION), engine));
        return { isDone: true, rule: undefined };
      } catch (error) {
        return { isDone: false, rule: (error as { rule?: string }).rule };
      }
    },
  };
}

/** Every operation that writes, for every record that it may name, with bodies that change much; every event; new records. */
function attemptsIn(store: Store, engine: Engine, tables: readonly AnyTable[]): Attempt[] {
  const calls = [...plans.values()].flatMap(({ operation, resource, writes, idParameter, parent }) => {
    const table = tables.find((one) => one.resource === resource);
    if (!writes || !table) return [];
    const parameters = operationOf(operation).parameters.filter(({ name }) => name !== 'organization_id');
    const examples = (location: 'path' | 'query'): Record<string, string> =>
      Object.fromEntries(
        parameters
          .filter((one) => one.in === location && one.required)
          .map(({ name, example }) => [name, String(example)]),
      );
    const records = store.all(table.source?.resource ?? resource).map(({ data }) => data);
    const named = idParameter === undefined ? [{}] : records;
    return named.flatMap((record: RecordData) => {
      const path = {
        ...examples('path'),
        ...(idParameter !== undefined && { [idParameter]: String(record[table.idField]) }),
        ...(parent && table.parent && { [parent.parameter]: String(record[table.parent.field]) }),
      };
      const lines = record['line_items'] as Json[] | undefined;
      const more = lines && { line_items: lines.map((line) => ({ ...line, quantity: 100 })) };
      const newest = String(records.at(-1)?.[table.idField]);
      const own = Object.fromEntries((table.queries?.[operation] ?? []).map((name) => [name, newest]));
      const query = { ...examples('query'), ...own };
      const bodies: Json[] = [renamed(sampleOf(operation), '92'), {}, ...(more ? [more] : [])];
      return bodies.map((body) => attemptOf({ operation, path, query, body }));
    });
  });
  const events = [...engine.events].flatMap(([name, { table }]) =>
    store.all(table.resource).map(({ id, data }) =>
      attemptTo(name, (context, { events: all }) => {
        const { rule: event } = all.get(name)!;
        context.runRule(event.id, () => event.run(context.get(table.resource, id) ?? data, context, {}));
      }),
    ),
  );
  const added = tables.flatMap((table) =>
    store.all(table.resource).map(({ data }) => {
      const copy = { ...data, ...(Array.isArray(data['line_items']) && { line_items: [LINE] }) };
      const others = Object.entries(copy).filter(([field]) => field !== table.idField && !/_number$/.test(field));
      return attemptTo(`records('${table.resource}').add`, (context) =>
        context.create(table.resource, Object.fromEntries(others)),
      );
    }),
  );
  return [...calls, ...events, ...added];
}

/** The story with an invoice that is written off, and a draft. */
function storyOf(engine: Engine): Store {
  const store = seedStore(engine, 'story', ORGANIZATION, Date.parse('2026-03-28'));
  const context = engine.contextOf(store, ORGANIZATION);
  const fields = { customer_id: castId(14001), line_items: [LINE] };
  const { invoice_id } = context.create('invoices', { ...fields, status: 'sent', write_off_amount: 10 });
  expect(context.show('invoices', invoice_id as string, 'status')).toBe('paid');
  context.create('invoices', fields);
  return store;
}

/** Each operation, event and addition that lets a debt arise. */
export const RISES = [
  "records('invoices').add",
  'cancelInvoiceWriteOff',
  'emailInvoice',
  'emailInvoices',
  'markInvoiceSent',
  'updateInvoice',
].sort();

/**
 * What lets a debt arise, and whether a rule on debts of its resource would have refused it.
 *
 * @param names What is tried; everything, if there is none.
 */
export function debtsOf(
  tables: readonly AnyTable[],
  names?: readonly string[],
): { guarded: string[]; unguarded: string[] } {
  const engine = createEngine({ plans, tables });
  const story = storyOf(engine);
  const before = debtsIn(story, engine);
  const guards = new Map<string, Engine>();
  const found = { guarded: new Set<string>(), unguarded: new Set<string>() };
  for (const { name, run } of attemptsIn(story, engine, tables)) {
    if (names && !names.includes(name)) continue;
    const store = story.fork();
    if (!run(engine, store).isDone) continue;
    const risen = [...debtsIn(store, engine)].filter(([id, { owed }]) => owed > (before.get(id)?.owed ?? 0));
    for (const resource of new Set(risen.map(([, debt]) => debt.resource))) {
      const guard = guards.get(resource) ?? createEngine({ plans, tables: guardedTables(tables, resource) });
      guards.set(resource, guard);
      const { isDone, rule: refusing } = run(guard, story.fork());
      found[!isDone && refusing === GUARD ? 'guarded' : 'unguarded'].add(name);
    }
  }
  return { guarded: [...found.guarded].sort(), unguarded: [...found.unguarded].sort() };
}

/** Tables with an operation that goes around the rules on debts. */
export function tablesWithAround(): AnyTable[] {
  const around = rule<Action>('test.around', BASIS, ({ id }, context) => {
    context.set('invoices', id, { status: 'sent' });
    return undefined;
  });
  return TABLES.map(
    (table): AnyTable =>
      table.resource === 'invoices' ? { ...table, actions: { ...table.actions, setInvoiceTemplate: around } } : table,
  );
}
