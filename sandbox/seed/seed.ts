import type { Projections, RecordData, Store } from '../engine/index.ts';
import type { ResourceName, Stored } from '../types/index.ts';

/** The records that an organization starts with: data alone, oldest first. */
export type Seed = { readonly [Name in ResourceName]?: readonly Stored<Name>[] };

/** Puts the records of a seed into a store. */
export function plant(seed: Seed, store: Store, projections: Projections): void {
  for (const [resource, records] of Object.entries(seed)) {
    const { idField } = projections.get(resource)!;
    for (const record of records as readonly RecordData[]) store.put(resource, record[idField] as string, record);
  }
}

/** An id of the samples by its last five digits: 11001 is 4815162342481511001. */
export function sampleId(digits: number): string {
  return `48151623424815${String(digits).padStart(5, '0')}`;
}
