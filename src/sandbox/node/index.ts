import { shippedContract } from '../contract/shipped.ts';
import type { StartSandboxOptions } from './options.ts';
import { type SandboxServer, serveSandbox } from './serve.ts';

export type { LogEntry } from '../../service/log.ts';
export { formatJson, formatLine } from '../../service/node/format-log.ts';
export type { Handler } from '../../service/node/handler.ts';
export { SandboxError, SandboxOptionError } from './errors.ts';
export type { StartSandboxOptions } from './options.ts';
export type { SandboxServer } from './serve.ts';

/**
 * Starts a sandbox in this process that answers over HTTP.
 *
 * ```ts
 * const server = await startSandbox();
 * const inventory = createInventoryClient({ baseUrl: server.baseUrl, organizationId: '10234695', accessToken: 'demo' });
 * await server.close();
 * ```
 *
 * @throws SandboxOptionError if an option cannot be used.
 * @throws SandboxError if the seed or the kept data cannot be read, or the port is in use.
 */
export function startSandbox(options: StartSandboxOptions = {}): Promise<SandboxServer> {
  return serveSandbox(shippedContract(), options);
}
