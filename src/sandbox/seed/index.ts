import type { Engine } from '../core/engine.ts';
import { createStore, type Store } from '../core/store.ts';
import { restoreInto, type Snapshot } from '../snapshot.ts';
import { emptySeed } from './empty.ts';
import { plantRecords, type RecordsSeed } from './records.ts';
import { plant } from './seed.ts';
import { storySeed } from './story.ts';

/** What an organization starts with: one of two that are made already, a snapshot, or records. */
export type SeedOption = 'story' | 'empty' | Snapshot | RecordsSeed;

/** Whether a seed is a snapshot. Records have no format. */
export function isSnapshot(seed: SeedOption): seed is Snapshot {
  return typeof seed === 'object' && 'format' in seed;
}

/**
 * Makes the store that organizations start with.
 *
 * @param now What time it is, in milliseconds since 1970. A snapshot brings its own.
 * @throws SnapshotError if the seed is a snapshot that cannot be used, RangeError if it has a record that is refused.
 */
export function seedStore(engine: Engine, seed: SeedOption, organization: string, now: number): Store {
  const { projections } = engine;
  const store = createStore(projections);
  if (isSnapshot(seed)) {
    restoreInto(store, organization, seed, engine);
    return store;
  }
  store.setCounter('now', now);
  plant(seed === 'story' ? storySeed(organization) : emptySeed(organization), store, projections);
  if (typeof seed === 'object') plantRecords(seed, store, engine, organization, now);
  return store;
}
