import { isNode } from '../../src/contract/index.ts';
import type { Probe, Step } from './probe.ts';

/** The name of a record that the sessions of a run share. */
export type SharedName = 'customer' | 'vendor' | 'item' | 'warehouse';

/**
 * The steps that create the shared records; the last step of each creates the record. A run creates a record when a session first needs
 * it. No session changes or deletes it.
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

/** Shared records that you can bind. No operation deletes an item, or disables the multiple warehouses that a warehouse needs. */
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

/** The shared record that a probe consists of creating, unless that record is bound. */
export function madeIn({ steps }: Probe, binds: Readonly<Record<string, string>>): SharedName | undefined {
  return SHARED_NAMES.find(
    (name) => binds[name] === undefined && steps.length === SHARED[name].length && isBeginning(steps, SHARED[name]),
  );
}

/** Calls that are made once and decide one or more probes. */
export interface Session {
  /** The longest probe, with all calls. The other probes are its first calls. */
  probe: Probe;
  probes: readonly Probe[];
  /** The shared record that the calls create. */
  makes?: SharedName | undefined;
}

/**
 * Combines probes into sessions: if one probe starts with all the calls of another, these calls are made once. A probe that creates a
 * shared record is decided when the run creates that record.
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

function isBeginning(steps: readonly Step[], all: readonly Step[]): boolean {
  return steps.length <= all.length && steps.every((step, index) => textOf(step) === textOf(all[index]!));
}

/** Returns a step's request as a string that does not depend on the order of its fields. */
function textOf({ id, operation, path = {}, query = {}, body }: Step): string {
  return JSON.stringify(sorted({ id, operation, path, query, body }));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
