import { isNode, suggestion } from '../../src/contract/index.ts';
import { type Engine, type Refusal, refusalOf, type Store } from '../engine/index.ts';
import { recordsOf } from '../state/index.ts';
import type { ResourceName, WritableFields } from '../types/index.ts';

/**
 * Records by resource, with the fields that `records(name).add` takes. Their ids, which consist of digits, say how they
 * name each other; their order does not matter. That of `organizations` says what the organization is like.
 */
export type RecordsSeed = { readonly [Name in ResourceName]?: readonly WritableFields<Name>[] };

/** A record that is to be added. */
interface Pending {
  /** Such as `seed.invoices[0]`. */
  path: string;
  resource: ResourceName;
  fields: Readonly<Record<string, unknown>>;
}

const MILLISECONDS = 1000;

/**
 * Adds records to a store, each as soon as those are there that it names.
 *
 * @param now What time it is afterwards, in milliseconds since 1970.
 * @throws RangeError if a record is rejected. The message says which, and why.
 */
export function plantRecords(seed: RecordsSeed, store: Store, engine: Engine, organization: string, now: number): void {
  let pending = pendingIn(seed, engine);
  const context = engine.contextOf(store, organization);
  // Each record moves the clock by a second.
  store.setCounter('now', now - pending.length * MILLISECONDS);
  while (pending.length > 0) {
    const refusals = new Map<Pending, Refusal>();
    for (const entry of pending) {
      const refusal = add(entry, store, engine, context);
      if (refusal) refusals.set(entry, refusal);
    }
    const [first] = refusals;
    // A record that names one that is not there yet is tried again, as long as others have been added.
    if (
      first &&
      (refusals.size === pending.length || [...refusals.values()].some(({ reason }) => reason !== 'reference'))
    ) {
      const [{ path }, { message }] = [...refusals].find(([, { reason }]) => reason !== 'reference') ?? first;
      throw new RangeError(`${path}: ${message}`);
    }
    pending = [...refusals.keys()];
  }
}

function pendingIn(seed: RecordsSeed, { forms }: Engine): Pending[] {
  return Object.entries(seed).flatMap(([resource, records]) => {
    if (!forms.has(resource)) {
      throw new RangeError(`seed.${resource}: there is no such resource.${suggestion(resource, [...forms.keys()])}`);
    }
    if (!Array.isArray(records)) throw new RangeError(`seed.${resource} must be an array of records.`);
    if (resource === 'organizations' && records.length > 1)
      throw new RangeError(`seed.organizations must have one organization, but has ${records.length}.`);
    return records.map((fields: unknown, index) => {
      const path = `seed.${resource}[${index}]`;
      if (!isNode(fields)) throw new RangeError(`${path} must be an object.`);
      return { path, resource: resource as ResourceName, fields };
    });
  });
}

/** @returns Why the record is rejected, if it is. */
function add(
  { path, resource, fields }: Pending,
  store: Store,
  engine: Engine,
  context: ReturnType<Engine['contextOf']>,
): Refusal | undefined {
  const { idField } = engine.projections.get(resource)!;
  const records = recordsOf(engine, { store, context }, resource);
  try {
    if (resource === 'organizations') {
      const { organization_id: sentId = context.organizationId, ...rest } = fields;
      if (sentId !== context.organizationId) {
        throw new RangeError(
          `${path}.organization_id must equal the option organizationId, which is ${context.organizationId}.`,
        );
      }
      records.update(context.organizationId, rest);
      return undefined;
    }
    const id = fields[idField];
    if (id !== undefined && !(typeof id === 'string' && /^\d{1,30}$/.test(id))) {
      throw new RangeError(`${path}.${idField} must be a string of digits.`);
    }
    if (id !== undefined && store.get(resource, id)) throw new RangeError(`${path}: two records have the ID ${id}.`);
    records.add(fields);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}
