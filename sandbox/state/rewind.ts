import type { Store } from '../engine/index.ts';

/** The event of the log that marks where an organization went back to a checkpoint. */
export const WENT_BACK = 'checkpoints.restore';

/** A checkpoint, as the log names it when an organization goes back to it. */
export interface WentBack {
  checkpoint: string;
  /** The number of the last entry of the log that came before the checkpoint; 0 if there was none. */
  lastNumber: number;
}

/** Takes an organization back without emptying its log. */
export interface Rewind {
  readonly store: Store;
  /** The number of the last entry of the log; 0 if it is empty. */
  readonly lastNumber: number;
  /** Gives the organization the contents of a checkpoint. An entry of the log marks the place. */
  goBack(store: Store, to: WentBack): void;
}

/** The part of an organization that going back needs. */
export interface Rewindable {
  readonly store: Store;
  readonly log: readonly { entry: { number: number } }[];
  goBack(store: Store, entry: { event: string; status: number; body: WentBack }): void;
}

/** Where a sandbox has its organization, for checkpoints. Entries of the package share no code. */
export const REWIND: unique symbol = Symbol.for('inventory-service-api.rewind') as never;

/** A sandbox with its organization. It is no member that users see. */
export interface Rewinding {
  readonly [REWIND]: Rewindable;
}

/** The `Rewind` of a sandbox. */
export function rewindOf(sandbox: object): Rewind {
  const organization = (sandbox as Rewinding)[REWIND];
  return {
    get store() {
      return organization.store;
    },
    get lastNumber() {
      return organization.log.at(-1)?.entry.number ?? 0;
    },
    goBack: (store, to) => organization.goBack(store, { event: WENT_BACK, status: 200, body: to }),
  };
}
