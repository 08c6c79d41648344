import { shippedContract } from './contract/shipped.ts';
import type { SandboxOptions } from './options.ts';
import { createSandboxFor, type Sandbox } from './sandbox.ts';

export type { EventInput, EventName } from './behaviour/events.ts';
export type { ResourceName } from './behaviour/types.ts';
export type { Clock, Duration } from './core/clock.ts';
export { type Reason, Refusal } from './core/refusal.ts';
export type { LogEntry } from './log-book.ts';
export type { CommitListener, Failure, SandboxOptions, TokenGrant } from './options.ts';
export type { FullRecord, Records } from './records.ts';
export type { Sandbox } from './sandbox.ts';
export type { RecordsSeed } from './seed/records.ts';
export { type Snapshot, SnapshotError } from './snapshot.ts';

/**
 * Makes a sandbox: a service that keeps what it is sent, without a network and without Node.
 *
 * @throws RangeError if an option is not valid, or a record of the seed is refused; SnapshotError if the seed is a snapshot that cannot be used.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxFor(shippedContract(), options);
}
