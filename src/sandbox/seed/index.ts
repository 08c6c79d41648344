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

/** What was planted last with an engine, since planting takes longer than most calls. Forks of it are handed out. */
const planted = new WeakMap<Engine, { key: string; store: Store }>();

/**
 * Makes the store that organizations start with.
 *
 * @param now What time it is, in milliseconds since 1970. A snapshot brings its own.
 * @throws SnapshotError if the seed is a snapshot that cannot be used, RangeError if it has a record that is refused.
 */
export function seedStore(engine: Engine, seed: SeedOption, organization: string, now: number): Store {
  if (isSnapshot(seed)) {
    const store = createStore(engine.projections);
    restoreInto(store, organization, seed, engine);
    return store;
  }
  const store = plantedStore(engine, seed === 'story' ? seed : 'empty', organization);
  store.setCounter('now', now);
  if (typeof seed === 'object') plantRecords(seed, store, engine, organization, now);
  return store;
}

function plantedStore(engine: Engine, name: 'story' | 'empty', organization: string): Store {
  const key = name + organization;
  let known = planted.get(engine);
  if (known?.key !== key) {
    const store = createStore(engine.projections);
    plant(name === 'story' ? storySeed(organization) : emptySeed(organization), store, engine.projections);
    planted.set(engine, (known = { key, store }));
  }
  return known.store.fork();
}
