import type { InventoryClient } from '../client/index.ts';
import { CONNECTION, type Connection } from '../client/index.ts';
import { createHttp, type HttpClient } from './http-client.ts';

const made = new WeakMap<Connection, HttpClient>();

/**
 * openapi-fetch's calls by path, over the transport of a client: token, limits, retries, ids and `organization_id` are
 * taken care of. Its middleware sees these calls alone; to change the requests of methods as well, give the client a `fetch`.
 *
 * It needs a package that this one does not bring: `npm install openapi-fetch@0.17`.
 *
 * @returns The same for the same client.
 * @throws TypeError if `createInventoryClient` did not make the client.
 */
export function httpOf(client: InventoryClient): HttpClient {
  const connection = (client as { [CONNECTION]?: Connection } | null | undefined)?.[CONNECTION];
  if (!connection) throw new TypeError('httpOf needs a client that createInventoryClient returned');
  const http = made.get(connection) ?? createHttp(connection);
  made.set(connection, http);
  return http;
}
