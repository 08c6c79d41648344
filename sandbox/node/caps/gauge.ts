import { Refusal } from '../../../src/service/index.ts';
import { type Id, type RecordData, type Store, sizeOf } from '../../engine/index.ts';
import type { Organization, Organizations } from '../../organizations/index.ts';

/** Bytes counted for an organization in addition to its records: about the size of an empty one. */
const PER_ORGANIZATION = 16 * 1024;

/** Bytes counted for a record in addition to its data: its place in a store, which organizations do not share. */
const PER_RECORD = 128;

/**
 * Measures the organizations of a sandbox from now on. Bytes are estimated, as their JSON would have them. Organizations
 * with the same seed share its data, which count once.
 *
 * @param maxBytes The bytes from which on nothing more is stored.
 * @returns A function that throws a Refusal if there are as many.
 */
export function createGauge(organizations: Organizations, maxBytes: number): () => void {
  const usages = new Map<string, number>();
  /** The organization that a seed counts for. */
  const owners = new WeakMap<Store, string>();
  let bytes = 0;

  function usageOf({ id, store, seed }: Organization): number {
    const owner = owners.get(seed) ?? id;
    owners.set(seed, owner);
    return PER_ORGANIZATION + sizeOfStore(store, seed) + (owner === id ? sizeOfStore(seed) : 0);
  }

  function set(id: string, organization: Organization | undefined): void {
    const usage = organization ? usageOf(organization) : 0;
    bytes += usage - (usages.get(id) ?? 0);
    if (organization) usages.set(id, usage);
    else usages.delete(id);
  }

  for (const organization of organizations.all()) set(organization.id, organization);
  organizations.onReplace(set);
  organizations.listen(({ organizationId, changes }) => {
    const { seed } = organizations.find(organizationId)!;
    let grown = 0;
    for (const { resource, id, before, after } of changes)
      grown += sizeOfRecord(resource, id, after, seed) - sizeOfRecord(resource, id, before, seed);
    usages.set(organizationId, usages.get(organizationId)! + grown);
    bytes += grown;
  });

  return () => {
    if (bytes < maxBytes) return;
    const message = `The sandbox stores ${bytes} bytes, and its limit is ${maxBytes}. Delete organizations with DELETE /sandbox/organizations/<id>, reset some with POST /sandbox/reset, or start the sandbox with a higher --max-bytes (maxBytes in code).`;
    throw new Refusal(507, 'full', message);
  };
}

function sizeOfStore(store: Store, shared?: Store): number {
  let size = 0;
  for (const resource of store.resources()) {
    for (const { id, data } of store.all(resource)) size += sizeOfRecord(resource, id, data, shared);
  }
  return size;
}

function sizeOfRecord(resource: string, id: Id, data: RecordData | undefined, shared?: Store): number {
  if (!data) return 0;
  return PER_RECORD + (shared?.get(resource, id) === data ? 0 : sizeOf(data));
}
