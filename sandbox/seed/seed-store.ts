import story from '../../generated/seeds/story.json' with { type: 'json' };
import { clockOf, createStore, type Engine, type Store } from '../engine/index.ts';
import { restoreInto, type Snapshot, SnapshotError } from '../state/index.ts';
import { emptySeed } from './empty.ts';
import { plantRecords, type RecordsSeed } from './records.ts';
import { plant, type Seed } from './seed.ts';

/** Initial data of an organization: a built-in seed, a snapshot, or records. */
export type SeedOption = 'story' | 'empty' | Snapshot | RecordsSeed;

/** Checks whether a seed is a snapshot. Seeds of records have no `format`. */
export function isSnapshot(seed: SeedOption): seed is Snapshot {
  return typeof seed === 'object' && 'format' in seed;
}

/** The stories planted last, by their engines, since planting takes longer than most calls. Forks of them are handed out. */
const stories = new WeakMap<Engine, Store>();

/**
 * Makes the store that organizations start with.
 *
 * @param now What time it is, in milliseconds since 1970. A snapshot brings its own.
 * @throws SnapshotError if the seed is a snapshot that can't be used, RangeError if it has a record that is rejected, or if the clock can't have that time.
 */
export function seedStore(engine: Engine, seed: SeedOption, organization: string, now: number): Store {
  if (isSnapshot(seed)) {
    const store = planted(engine, {});
    const unknown = restoreInto(store, organization, seed, engine);
    if (unknown.length > 0) {
      throw new SnapshotError(
        `This version does not have ${unknown.join(', ')}. Remove these values from the seed. Or start without it and restore it as a snapshot, which leaves them out.`,
      );
    }
    return store;
  }
  const store = seed === 'story' ? storyStore(engine, organization) : planted(engine, emptySeed(organization));
  if (typeof seed === 'object') plantRecords(seed, store, engine, organization, now);
  clockOf(store).set(now);
  return store;
}

function storyStore(engine: Engine, organization: string): Store {
  const cached = stories.get(engine);
  const store = cached?.get('organizations', organization) ? cached : planted(engine, storySeed(organization));
  stories.set(engine, store);
  return store.fork();
}

/** The story as `npm run seeds` has made it from sandbox/story/, with the id of an organization. */
function storySeed(organization: string): Seed {
  const organizations = story.organizations.map((record) => ({ ...record, organization_id: organization }));
  return { ...story, organizations } as unknown as Seed;
}

function planted({ projections }: Engine, seed: Seed): Store {
  const store = createStore(projections);
  plant(seed, store, projections);
  return store;
}
