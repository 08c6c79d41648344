import { affected, type WriteName } from '../../generated/affected.ts';
import type { InventoryClient } from '../client/index.ts';
import { suggestion } from '../contract/index.ts';
import { connectionOf, SCOPE } from './keys.ts';

/**
 * Tells which queries may have other data after a method that writes: those of its own resource, of the records that its records
 * refer to, and, unless it creates a record, of those that refer to it.
 *
 * ```ts
 * await queryClient.invalidateQueries({ predicate: affectedBy(inventory, 'invoices.markSent') }); // TanStack Query
 * await mutate(affectedBy(inventory, 'invoices.markSent')); // SWR
 * ```
 *
 * The contract says which records refer to which; what a call changes in them is not documented. So it names rather too many
 * queries than too few, but not those that show a change at second hand, such as an item group whose items are sold.
 *
 * @returns A function that takes a query of TanStack Query, or a key.
 * @throws TypeError for a name that is no method that writes, and for what is no client.
 */
export function affectedBy(client: InventoryClient, method: WriteName): (query: unknown) => boolean {
  const { organizationId } = connectionOf('affectedBy', client);
  if (!Object.hasOwn(affected, method))
    throw new TypeError(
      `${String(method)} is not a method that writes.${suggestion(String(method), Object.keys(affected))}`,
    );
  const resources = affected[method].split(' ');
  return (query) => {
    const key: unknown = Array.isArray(query) ? query : (query as { queryKey?: unknown } | null | undefined)?.queryKey;
    if (!Array.isArray(key)) return false;
    const [scope, organization, resource] = key as unknown[];
    return scope === SCOPE && organization === organizationId && resources.includes(String(resource));
  };
}
