import { CONNECTION, type Connection, type InventoryClient, idText, type Operation } from '../client/index.ts';

/** The key of a query: the package, the organization, the resource, the method, and what it is called with. */
export type QueryKey = readonly unknown[];

export const SCOPE = 'inventory-service-api';

/**
 * Returns the connection behind a client.
 *
 * @throws TypeError if `createInventoryClient` did not make the client.
 */
export function connectionOf(what: string, client: InventoryClient): Connection {
  const connection = (client as { [CONNECTION]?: Connection } | null | undefined)?.[CONNECTION];
  if (!connection) throw new TypeError(`${what} needs a client that createInventoryClient returned`);
  return connection;
}

/** The key of a call. An id is its text, and a field of the query that is undefined is left out, so that equal calls have equal keys. */
export function keyOf(
  { organizationId }: Connection,
  { name }: Operation,
  ids: readonly unknown[],
  query: Readonly<Record<string, unknown>> = {},
): QueryKey {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return [
    SCOPE,
    organizationId,
    ...name.split('.'),
    ...ids.map((id) => idText(id) ?? id),
    ...(given.length > 0 ? [Object.fromEntries(given)] : []),
  ];
}
