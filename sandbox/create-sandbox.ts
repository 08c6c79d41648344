import { shippedContract } from './engine/index.ts';
import type { SandboxOptions } from './options/index.ts';
import { createSandboxFor, type Sandbox } from './sandbox.ts';

/**
 * Makes a sandbox: a service that keeps what it is sent, without a network and without Node.
 *
 * @throws RangeError if an option is not valid, or a record of the seed is rejected; SnapshotError if the seed is a snapshot that can't be used.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createSandboxFor(shippedContract(), options);
}
