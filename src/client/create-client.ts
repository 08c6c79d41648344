import { type Resources, table as rows } from '../../generated/client.ts';
import { tokenSource } from './access-token.ts';
import { type InventoryClientOptions, readOptions } from './client-options.ts';
import { CONNECTION, type Connection } from './connection.ts';
import { createExchange } from './exchange.ts';
import { createNotify } from './hooks.ts';
import type { LimiterState } from './limiter.ts';
import { type Operations, readTable } from './operation.ts';
import { createBuild, createPrepare } from './prepare.ts';
import { createResources } from './resources.ts';
import { createRunner } from './runner.ts';
import { createTransport } from './transport.ts';

/** The same for all clients. */
let operations: Operations | undefined;

/** A client of the service: a method per operation, by resource. */
export interface InventoryClient extends Resources {
  /** Returns what is left of the limits, as far as this process knows. */
  budget(): LimiterState;
  /** Aborts all calls, those that wait included. They and all later ones throw a `ClosedError`. */
  close(): void;
}

/**
 * Creates a client of the service.
 *
 * Every method takes the ids of its URL first, then the body, then the query, then options of the call.
 *
 * @throws TypeError for an option that is missing or of the wrong kind, RangeError for a number out of range.
 */
export function createInventoryClient(options: InventoryClientOptions): InventoryClient {
  const settings = readOptions(options);
  const { organizationId, accessToken, authorization, baseUrl, limiter, limit, retry, hooks, headers } = settings;
  const notify = createNotify(hooks);
  const tokens = tokenSource(accessToken, authorization);
  const exchange = createExchange({ ...settings, tokens, notify });
  const send = createTransport({ exchange, tokens, retry, notify });

  const { run, close } = createRunner(limit, notify);
  const prepare = createPrepare(organizationId);
  const build = createBuild(baseUrl, headers);
  const table = (operations ??= readTable(rows));
  const connection: Connection = { organizationId, baseUrl, headers, operations: table, prepare, send, run };
  const resources = createResources(
    table,
    run,
    async (operation, init, call, deadline) => {
      const prepared = await prepare(operation, init, call, deadline);
      return send(build(operation, prepared), call, deadline);
    },
    settings.assumed,
  );
  const client = { ...resources, budget: () => limiter.state(), close };
  return Object.defineProperty(client, CONNECTION, { value: connection });
}
