import type { Compiled } from '../compile-tables.ts';
import type { Id } from '../record-facts.ts';
import type { Store } from '../store.ts';

/** What a record posted to a key of a ledger, in all. */
export interface Posted {
  resource: string;
  id: Id;
  amount: number;
}

/** Finds the records whose rows a sum consists of, as long as nothing is written. */
export function ledgerRowsOf(
  tables: ReadonlyMap<string, Compiled>,
  store: Store,
): (ledger: string, key: string) => Posted[] {
  const sums = new Map<string, Map<Id, Posted>>();
  for (const resource of store.resources()) {
    for (const { id, facts } of store.all(resource)) {
      for (const { ledger, key, amount } of tables.get(resource)?.projection.ledgerEntries(facts) ?? []) {
        const name = `${ledger} ${key}`;
        const posted = sums.get(name) ?? new Map<Id, Posted>();
        sums.set(name, posted);
        posted.set(id, { resource, id, amount: (posted.get(id)?.amount ?? 0) + amount });
      }
    }
  }
  return (ledger, key) => [...(sums.get(`${ledger} ${key}`)?.values() ?? [])].filter(({ amount }) => amount !== 0);
}
