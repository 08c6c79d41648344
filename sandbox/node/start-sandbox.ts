import { shippedContract } from '../engine/index.ts';
import { type Exported, type ExportOptions, exportJournals } from './data/export.ts';
import { type SandboxServer, serveSandbox } from './serve.ts';
import { DataError, SandboxError } from './server-errors.ts';
import type { StartSandboxOptions } from './start-options.ts';

/**
 * Starts a sandbox in this process that answers over HTTP.
 *
 * ```ts
 * const server = await startSandbox();
 * const inventory = createInventoryClient({ baseUrl: server.baseUrl, organizationId: '10234695', accessToken: 'demo' });
 * await server.close();
 * ```
 *
 * @throws SandboxOptionError if an option can't be used.
 * @throws SandboxFileError if the seed can't be read, or can't be used.
 * @throws SandboxError if the kept data can't be read, or the port is in use.
 */
export function startSandbox(options: StartSandboxOptions = {}): Promise<SandboxServer> {
  return serveSandbox(shippedContract(), options);
}

/**
 * Writes an organization of the data that a sandbox has kept as a folder, which can be the `seed` of a sandbox. The data are
 * only read.
 *
 * @throws SandboxError if the data can't be read, have no such organization, or the folder can't be written.
 */
export function exportData(options: ExportOptions): Exported {
  try {
    return exportJournals(options);
  } catch (error) {
    if (error instanceof DataError) throw new SandboxError(error.message);
    throw error;
  }
}
