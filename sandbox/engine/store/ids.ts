import type { Id } from '../values/record-data.ts';
import type { Store } from './store.ts';

/** Digits of an id that count; the others say which organization it belongs to. */
const COUNTED = 12;

/** Ids of the service have 19 digits and so exceed 2^53. Those of the samples begin with 4815162. */
const FIRST = 1_000_000;
const PREFIXES = 3_000_000;

/** Makes an id that this organization has never had: 7 digits of the organization and 12 that count. */
export function nextId(store: Store, organization: string): Id {
  const count = store.counter('ids') + 1;
  store.setCounter('ids', count);
  return prefixOf(organization) + String(count).padStart(COUNTED, '0');
}

/** 7 digits from 1000000 to 3999999: FNV-1a of the id of the organization. */
function prefixOf(organization: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < organization.length; index += 1) {
    hash = Math.imul(hash ^ organization.charCodeAt(index), 0x01000193);
  }
  return String(FIRST + ((hash >>> 0) % PREFIXES));
}
