import type { Engine } from '../core/engine.ts';
import { createStore, type Store } from '../core/store.ts';
import { restoreInto, type Snapshot } from '../snapshot.ts';
import { emptySeed } from './empty.ts';
import { plant } from './seed.ts';
import { storySeed } from './story.ts';

/**
 * Makes the store that organizations start with.
 *
 * @param now What time it is, in milliseconds since 1970. A snapshot brings its own.
 * @throws SnapshotError if the seed is a snapshot that cannot be used.
 */
export function seedStore(
  { projections, forms }: Engine,
  seed: 'story' | 'empty' | Snapshot,
  organization: string,
  now: number,
): Store {
  const store = createStore(projections);
  if (typeof seed === 'object') {
    restoreInto(store, organization, seed, { projections, forms });
    return store;
  }
  store.setCounter('now', now);
  plant(seed === 'story' ? storySeed(organization) : emptySeed(organization), store, projections);
  return store;
}
