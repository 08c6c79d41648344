import type { ResourceName, Stored } from '../behaviour/types.ts';
import type { Facts } from '../core/facts.ts';
import type { Projections } from '../core/projection.ts';
import type { Store } from '../core/store.ts';

/** The records that an organization starts with: facts alone, oldest first. */
export type Seed = { readonly [Name in ResourceName]?: readonly Stored<Name>[] };

/** Puts the records of a seed into a store. */
export function plant(seed: Seed, store: Store, projections: Projections): void {
  for (const [resource, records] of Object.entries(seed)) {
    const { idField } = projections.get(resource)!;
    for (const record of records as readonly Facts[]) store.put(resource, record[idField] as string, record);
  }
}
