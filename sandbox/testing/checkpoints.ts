import { suggestion } from '../../src/contract/index.ts';
import { checkInput, object } from '../../src/service/index.ts';
import type { RecordData, Store } from '../engine/index.ts';
import type { Sandbox } from '../index.ts';
import { checkInProcess, rewindOf } from '../state/index.ts';
import { describeChange, type RecordChange } from './changes.ts';

/** A state of an organization that can be gone back to. */
export interface Checkpoint {
  name: string;
  /** When it was saved, on the clock of the organization. */
  time: string;
}

/** The checkpoints of an organization. A reset leaves them as they are. */
export interface Checkpoints {
  /**
   * Saves the state as it is now.
   *
   * @throws RangeError if the name is taken or can't be one, or if there are 20 checkpoints already.
   */
  save(name: string): Checkpoint;
  /** All of them, oldest first. */
  list(): Checkpoint[];
  /**
   * Goes back to a checkpoint, clock and counters included. Later checkpoints stay, and so does the log, in which the event
   * `checkpoints.restore` marks the place. Pending failures are gone, as after `restore`.
   *
   * @throws RangeError if there is no such checkpoint.
   */
  goBack(name: string): void;
  /** @throws RangeError if there is no such checkpoint. */
  delete(name: string): void;
  /**
   * The records that are different now, by what is stored of them.
   *
   * @throws RangeError if there is no such checkpoint.
   */
  changesSince(name: string): RecordChange[];
}

/** A checkpoint with the state that was saved, and the number of the log's last entry then. */
interface Saved {
  checkpoint: Checkpoint;
  state: Sandbox;
  lastNumber: number;
}

/** Checkpoints of an organization at most. Each holds what has been deleted or changed since. */
const MOST = 20;

/** The name of a checkpoint: it stands in URLs. */
export const CHECKPOINT = object({
  name: {
    type: 'string',
    pattern: '^[^\\s/?#%][^/?#%\\n]{0,59}$',
    description: 'a name of at most 60 characters, without / ? # %',
  },
});

/**
 * Makes checkpoints of an organization possible: they are in memory, and end with what this returns.
 *
 * ```ts
 * const checkpoints = createCheckpoints(sandbox);
 * checkpoints.save('before payment');
 * checkpoints.changesSince('before payment');
 * checkpoints.goBack('before payment');
 * ```
 */
export function createCheckpoints(sandbox: Sandbox): Checkpoints {
  checkInProcess(sandbox, 'createCheckpoints', '/sandbox/checkpoints');
  const saved = new Map<string, Saved>();

  function find(name: string): Saved {
    const match = saved.get(name);
    if (match) return match;
    const names = [...saved.keys()];
    const there = names.length > 0 ? `There are ${names.join(', ')}.` : 'None is saved.';
    throw new RangeError(`There is no checkpoint ${name}. ${there}${suggestion(name, names)}`);
  }

  return {
    save(name) {
      checkInput(CHECKPOINT, { name }, 'a checkpoint');
      if (saved.has(name))
        throw new RangeError(`The checkpoint ${name} already exists. Delete it first, or use another name.`);
      if (saved.size >= MOST) throw new RangeError(`There are ${MOST} checkpoints, which is the maximum. Delete one.`);
      const checkpoint = { name, time: new Date(sandbox.clock.now()).toISOString() };
      // A fork shares the records with the sandbox, so it takes little room.
      saved.set(name, { checkpoint, state: sandbox.fork(), lastNumber: rewindOf(sandbox).lastNumber });
      return checkpoint;
    },
    list: () => [...saved.values()].map(({ checkpoint }) => checkpoint),
    goBack(name) {
      const { state, lastNumber } = find(name);
      rewindOf(sandbox).goBack(rewindOf(state).store, { checkpoint: name, lastNumber });
    },
    delete(name) {
      find(name);
      saved.delete(name);
    },
    changesSince(name) {
      const [before, after] = [find(name).state, sandbox].map((one) => rewindOf(one).store) as [Store, Store];
      const resources = [...new Set([...before.resources(), ...after.resources()])];
      return resources.flatMap((resource) => {
        const [old, now] = [byId(before, resource), byId(after, resource)];
        return (
          [...new Set([...old.keys(), ...now.keys()])]
            // What has not changed since is the same object, so this takes no time for it.
            .filter((id) => old.get(id) !== now.get(id))
            .map((id) => describeChange({ resource, id, before: old.get(id), after: now.get(id) }))
            .filter(({ fields }) => Object.keys(fields).length > 0)
            .map((change) => structuredClone(change))
        );
      });
    },
  };
}

function byId(store: Store, resource: string): Map<string, RecordData> {
  return new Map(store.all(resource).map(({ id, data }) => [id, data]));
}
