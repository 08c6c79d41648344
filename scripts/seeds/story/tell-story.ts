import {
  createEngine,
  type RecordData,
  readStored,
  type Store,
  shippedContract,
  valuesAt,
} from '../../../sandbox/engine/index.ts';
import { TABLES } from '../../../sandbox/resources/index.ts';
import { seedStore } from '../../../sandbox/seed/index.ts';
import { directCalls } from '../../../sandbox/state/index.ts';
import type { EventName, OperationId } from '../../../sandbox/types/index.ts';
import { suggestion } from '../../../src/contract/index.ts';
import { DROP, type Step, StoryError } from './read-story.ts';

/** The records of a story by resource, oldest first. */
export type Story = Readonly<Record<string, readonly RecordData[]>>;

const ORGANIZATION = '10234695';
const SECOND = 1000;

/**
 * Tells a story to an organization that has nothing but the settings of the seed `empty`.
 *
 * @returns All records that it has in the end.
 * @throws StoryError if a step is refused, or gives more or fewer ids than it has.
 */
export function tellStory(steps: readonly Step[]): Story {
  const contract = shippedContract();
  const engine = createEngine({ plans: contract.plans, tables: TABLES });
  const store = seedStore(engine, 'empty', ORGANIZATION, 0);
  let ids = createIds([]);
  const context = engine.contextOf(store, ORGANIZATION, (counted) => ids.give(counted));
  const { call, simulate } = directCalls(contract, engine, { store, context });
  const used = new Set<string>();
  let resources: readonly string[] = [];

  function tell(step: Step): void {
    const { time, operation, path, query, body, event, id, drops = [], records = {}, first = {}, order } = step;
    for (const given of step.ids) {
      const isUsed = used.has(given) || store.resources().some((name) => store.get(name, given));
      if (isUsed) throw new Error(`The id ${given} is in use. Give another one in \`ids\`.`);
      if (given !== DROP) used.add(given);
    }
    const isCall = operation !== undefined || event !== undefined;
    // A call moves the clock by a second.
    store.setCounter('now', isCall ? time - SECOND : time);
    if (operation !== undefined)
      call(operation as OperationId, { ...(path && { path }), ...(query && { query }), ...(body && { body }) });
    if (event !== undefined) simulate(event as EventName, id!);
    for (const [resource, rows] of Object.entries(records)) for (const row of rows) plant(resource, row);
    for (const [resource, its] of Object.entries(first)) moveUp(resource, its, store);
    ids.check(store);
    for (const field of drops) dropField(field, step.ids, store);
    for (const dropped of ids.dropped) for (const resource of store.resources()) store.remove(resource, dropped);
    resources = order ?? resources;
  }

  /** Stores a record as it is. One that is there already keeps its other fields. */
  function plant(resource: string, row: RecordData): void {
    const form = engine.forms.get(resource);
    if (!form) throw new Error(`There is no resource ${resource}.${suggestion(resource, [...engine.forms.keys()])}`);
    const { idField } = engine.projections.get(resource)!;
    const id = row[idField];
    if (typeof id !== 'string') throw new Error(`A record of ${resource} needs its ${idField}.`);
    const times = { created_time: context.timestamp, last_modified_time: context.timestamp };
    const read = readStored({ ...times, ...store.get(resource, id), ...row }, form);
    if (typeof read === 'string') throw new Error(`${resource}: ${read}`);
    const [unknown] = read.unknown;
    if (unknown !== undefined)
      throw new Error(`${resource} has no field ${unknown}.${suggestion(unknown, [...form.fields.keys()])}`);
    store.put(resource, id, read.fields);
  }

  for (const step of steps) {
    ids = createIds(step.ids);
    try {
      tell(step);
    } catch (error) {
      throw new StoryError(`${step.where}: ${(error as Error).message}`, { cause: error });
    }
  }
  return storyOf(store, resources);
}

/** Gives the ids of a step, and those of what the story leaves out as they were counted. */
function createIds(ids: readonly string[]) {
  const given: string[] = [];
  const dropped: string[] = [];
  return {
    dropped,
    give(counted: string): string {
      const id = ids[given.length] ?? DROP;
      if (id === DROP) dropped.push(counted);
      given.push(id === DROP ? counted : id);
      return given.at(-1)!;
    },
    /** @throws Error if the step gives more or fewer ids. */
    check(store: Store): void {
      if (given.length === ids.length) return;
      const owners = given.map((id) => ownerOf(id, store)).join(', ');
      throw new Error(
        `\`ids\` needs an entry for each of [${owners}], in this order, and has ${ids.length}. Write the last digits of an id, or \`${DROP}\` for a record that the story leaves out.`,
      );
    },
  };
}

function ownerOf(id: string, store: Store): string | undefined {
  const resources = store.resources();
  const part = resources.find((name) => JSON.stringify(store.all(name)).includes(`"${id}"`));
  return resources.find((name) => store.get(name, id)) ?? (part && `part of ${part}`);
}

/** Takes a field such as `invoices.line_items[].account_id` off the records with some ids. */
function dropField(field: string, ids: readonly string[], store: Store): void {
  const [resource, path] = [field.slice(0, field.indexOf('.')), field.slice(field.indexOf('.') + 1)];
  const records = ids.filter((id) => valuesAt(store.get(resource, id) ?? {}, path).length > 0);
  if (records.length === 0) throw new Error(`Take ${field} off \`drops\`: no record of the step has it.`);
  for (const id of records) store.put(resource, id, without(store.get(resource, id)!, path.split('.')));
}

function without(data: RecordData, [first = '', field]: readonly string[]): RecordData {
  const name = first.replace('[]', '');
  const { [name]: value, ...others } = data;
  if (field === undefined) return others;
  const shorter = (entry: RecordData): RecordData => without(entry, [field]);
  return { ...others, [name]: Array.isArray(value) ? value.map(shorter) : shorter(value as RecordData) };
}

/** Puts some records of a resource before the others. */
function moveUp(resource: string, first: readonly string[], store: Store): void {
  const data = new Map(store.all(resource).map((entry) => [entry.id, entry.data]));
  const missing = first.find((id) => !data.has(id));
  if (missing !== undefined) throw new Error(`There is no record ${missing} among ${resource}.`);
  for (const id of data.keys()) store.remove(resource, id);
  for (const id of new Set([...first, ...data.keys()])) store.put(resource, id, data.get(id)!);
}

function storyOf(store: Store, resources: readonly string[]): Story {
  const missing = store.resources().find((name) => store.all(name).length > 0 && !resources.includes(name));
  if (missing !== undefined) throw new StoryError(`sandbox/story/settings.yaml: Add ${missing} to \`order\`.`);
  return Object.fromEntries(resources.map((resource) => [resource, store.all(resource).map(({ data }) => data)]));
}
