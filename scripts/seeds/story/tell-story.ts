import { isNode, suggestion } from '../../../src/contract/index.ts';
import {
  createEngine,
  type Facts,
  type Projections,
  type Store,
  shippedContract,
} from '../../../src/sandbox/engine/index.ts';
import { TABLES } from '../../../src/sandbox/resources/index.ts';
import { seedStore } from '../../../src/sandbox/seed/index.ts';
import { directCalls } from '../../../src/sandbox/state/index.ts';
import type { EventName, OperationId } from '../../../src/sandbox/types/index.ts';
import { DROP, type Step, StoryError } from './read-story.ts';

/** The records of a story by resource, oldest first. */
export type Story = Readonly<Record<string, readonly Facts[]>>;

const ORGANIZATION = '10234695';
const ZONE = '+05:30';
const SECOND = 1000;

/** The resources whose records say when they were created and changed. The story leaves that out of all others. */
const TIMED: ReadonlySet<string> = new Set([
  'bundles',
  'contacts',
  'creditNotes',
  'invoices',
  'itemGroups',
  'packages',
  'purchaseOrders',
  'purchaseReceives',
  'retainerInvoices',
  'salesOrders',
  'salesReturns',
  'shipmentOrders',
  'vendorCredits',
]);

/**
 * Tells a story to an organization that has nothing but the settings of the seed `empty`.
 *
 * @returns All records that it has in the end.
 * @throws StoryError if a call is refused, or gives more or fewer ids than its step has.
 */
export function tellStory(steps: readonly Step[]): Story {
  const contract = shippedContract();
  const engine = createEngine({ plans: contract.plans, tables: TABLES });
  const store = seedStore(engine, 'empty', ORGANIZATION, 0);
  let ids = createIds([]);
  const context = engine.contextOf(store, ORGANIZATION, (counted) => ids.give(counted));
  const { call, simulate } = directCalls(contract, engine, { store, context });

  let resources: readonly string[] = [];

  function tell({ at, operation, path, query, body, event, id, records = {}, first = {}, order }: Step): void {
    const time = Date.parse(`${at.replace(' ', 'T')}:00${ZONE}`);
    const isMoving = operation !== undefined || event !== undefined;
    // A call and an event move the clock by a second.
    store.setCounter('now', isMoving ? time - SECOND : time);
    if (operation !== undefined)
      call(operation as OperationId, { ...(path && { path }), ...(query && { query }), ...(body && { body }) });
    if (event !== undefined) simulate(event as EventName, id!);
    for (const [resource, rows] of Object.entries(records)) plant(resource, rows);
    for (const [resource, its] of Object.entries(first)) moveUp(resource, its, store);
    resources = order ?? resources;
  }

  /** Stores records as they are. One that is there already keeps its other fields. */
  function plant(resource: string, rows: readonly Facts[]): void {
    const known = [...engine.projections.keys()];
    const projection = engine.projections.get(resource);
    if (!projection) throw new Error(`There is no resource ${resource}.${suggestion(resource, known)}`);
    const times = { created_time: context.timestamp, last_modified_time: context.timestamp };
    for (const row of rows) {
      const id = row[projection.idField];
      if (typeof id !== 'string') throw new Error(`A record of ${resource} needs ${projection.idField}.`);
      store.put(resource, id, { ...times, ...store.get(resource, id), ...row });
    }
  }

  for (const step of steps) {
    ids = createIds(step.ids ?? []);
    try {
      tell(step);
      ids.check(store);
    } catch (error) {
      throw new StoryError(`${step.where}: ${(error as Error).message}`, { cause: error });
    }
    for (const field of step.drops ?? []) dropField(step, field, store);
    for (const id of ids.dropped) for (const resource of store.resources()) store.remove(resource, id);
  }
  return storyOf(store, resources);
}

/** Gives the ids of a step, and says whether there are as many as the step asks for. */
function createIds(ids: readonly string[]) {
  const given: string[] = [];
  const dropped: string[] = [];
  return {
    dropped,
    give(counted: string): string {
      const id = ids[given.length] ?? DROP;
      const own = id === DROP ? counted : id;
      if (id === DROP) dropped.push(own);
      given.push(own);
      return own;
    },
    check(store: Store): void {
      if (given.length === ids.length) return;
      const names = given.map((id) => ownerOf(id, store)).join(', ');
      throw new Error(
        `\`ids\` has ${ids.length} ids, and the step gives ${given.length}: [${names}]. Write the last digits of each, or \`${DROP}\` for a record that the story leaves out.`,
      );
    },
  };
}

/** Says what an id was given to: a record of a resource, or a part of one. */
function ownerOf(id: string, store: Store): string {
  const all = store.resources().flatMap((resource) => store.all(resource).map((entry) => ({ ...entry, resource })));
  const record = all.find((entry) => entry.id === id);
  if (record) return record.resource;
  const whole = all.find(({ facts }) => JSON.stringify(facts).includes(`"${id}"`));
  return whole ? `part of ${whole.resource}` : 'nothing';
}

/** Takes a field off the records that a step makes. */
function dropField({ where, ids = [] }: Step, field: string, store: Store): void {
  const [resource = '', ...names] = field.replaceAll('[]', '').split('.');
  const records = ids.flatMap((id) => store.get(resource, id) ?? []);
  const shorter = records.map((record) => without(record, names));
  if (records.length === 0 || JSON.stringify(shorter) === JSON.stringify(records))
    throw new StoryError(`${where}: Take ${field} off \`drops\`: the step does not give it.`);
  for (const [index, id] of ids.filter((one) => store.get(resource, one)).entries())
    store.put(resource, id, shorter[index]!);
}

/** A value without a field, which may be in the entries of an array. */
function without<Value>(value: Value, [name = '', ...further]: readonly string[]): Value {
  if (Array.isArray(value)) return value.map((entry) => without(entry, [name, ...further])) as Value;
  if (!isNode(value)) return value;
  const { [name]: inner, ...others } = value;
  return { ...others, ...(further.length > 0 && { [name]: without(inner, further) }) } as Value;
}

/** Puts some records of a resource before the others. */
function moveUp(resource: string, first: readonly string[], store: Store): void {
  const facts = new Map(store.all(resource).map((entry) => [entry.id, entry.facts]));
  const missing = first.find((id) => !facts.has(id));
  if (missing !== undefined) throw new Error(`There is no record ${missing} of ${resource}.`);
  for (const id of facts.keys()) store.remove(resource, id);
  for (const id of new Set([...first, ...facts.keys()])) store.put(resource, id, facts.get(id)!);
}

function storyOf(store: Store, resources: readonly string[]): Story {
  const missing = store.resources().find((name) => store.all(name).length > 0 && !resources.includes(name));
  if (missing !== undefined) throw new StoryError(`Add ${missing} to the \`order\` in seeds/story/settings.yaml.`);
  return Object.fromEntries(
    resources.map((resource) => {
      const records = store.all(resource).map(({ facts }) => facts);
      return [resource, TIMED.has(resource) ? records : records.map(untimed)];
    }),
  );
}

function untimed({ created_time: _created, last_modified_time: _changed, ...facts }: Facts): Facts {
  return facts;
}
