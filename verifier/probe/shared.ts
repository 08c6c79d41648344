import { isNode } from '../../src/contract/index.ts';
import type { Probe, Step } from './probe.ts';

/** A record that the sessions of a run share. */
export type SharedName = 'customer' | 'vendor' | 'item' | 'warehouse';

/**
 * How the records that sessions share are made: the last step of each creates it. A run makes one as soon as a session needs it. No
 * session changes or deletes it.
 */
export const SHARED: Readonly<Record<SharedName, readonly Step[]>> = {
  customer: [{ id: 'a', operation: 'createContact', body: { contact_name: '{run}', contact_type: 'customer' } }],
  vendor: [{ id: 'a', operation: 'createContact', body: { contact_name: '{run}', contact_type: 'vendor' } }],
  item: [
    {
      id: 'a',
      operation: 'createItem',
      body: { name: '{run}', item_type: 'inventory', rate: 10, purchase_rate: 7, initial_stock: 1000 },
    },
  ],
  warehouse: [
    { id: 'a', operation: 'enableMultiWarehouse' },
    { id: 'b', operation: 'createWarehouse', body: { warehouse_name: '{run}' } },
  ],
};

/** Shared records that an owner may bind: no operation deletes the one, or takes back what the other needs. */
export const BINDABLE: readonly SharedName[] = ['item', 'warehouse'];

/** The names of the shared records. */
const SHARED_NAMES = Object.keys(SHARED) as SharedName[];

/** The shared records that a value refers to. */
export function sharedIn(value: unknown): Set<SharedName> {
  const text = JSON.stringify(value) ?? '';
  return new Set([...text.matchAll(/\{shared\.(\w+)(?:\.name)?\}/g)].map(([, name]) => name as SharedName));
}

/** The step that creates a shared record. */
export function makerOf(name: SharedName): Step {
  return SHARED[name].at(-1)!;
}

/** The shared record whose creation a probe asks about, unless its owner has bound one. */
export function madeIn({ steps }: Probe, binds: Readonly<Record<string, string>>): SharedName | undefined {
  return SHARED_NAMES.find(
    (name) => binds[name] === undefined && steps.length === SHARED[name].length && isBeginning(steps, SHARED[name]),
  );
}

/** Calls that are made once, and the probes that they decide. */
export interface Session {
  /** The probe with all of the calls. The calls of the others are the first ones of it. */
  probe: Probe;
  probes: readonly Probe[];
  /** The shared record that the calls make. */
  makes?: SharedName | undefined;
}

/**
 * Combines probes: where the calls of one are the first calls of another, they are made once. A probe of the creation of a shared
 * record is decided when it is made.
 */
export function sessionsOf(probes: readonly Probe[], binds: Readonly<Record<string, string>>): Session[] {
  const sessions: (Session & { probes: Probe[] })[] = [];
  const longestFirst = probes.toSorted((one, other) => other.steps.length - one.steps.length);
  for (const probe of longestFirst) {
    const makes = madeIn(probe, binds);
    const candidates = sessions.filter((session) => session.makes === makes);
    const longer = candidates.find((session) => isBeginning(probe.steps, session.probe.steps));
    if (longer) longer.probes.push(probe);
    else sessions.push({ probe, probes: [probe], makes });
  }
  const order = new Map(probes.map((probe, index) => [probe, index]));
  return sessions.toSorted((one, other) => order.get(one.probe)! - order.get(other.probe)!);
}

/** Whether calls are the first ones of others, or all of them. */
function isBeginning(steps: readonly Step[], all: readonly Step[]): boolean {
  return steps.length <= all.length && steps.every((step, index) => textOf(step) === textOf(all[index]!));
}

/** What a step sends, whatever the order of its fields. */
function textOf({ id, operation, path = {}, query = {}, body }: Step): string {
  return JSON.stringify(sorted({ id, operation, path, query, body }));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
