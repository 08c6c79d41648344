import { type CopyOnWrite, copyOnWrite, type Shareable } from './copy-on-write.ts';
import { AmountError } from './money.ts';
import type { Row } from './projection.ts';
import { createSharedMap, type SharedMap } from './shared-map.ts';

interface Sums extends Shareable {
  byKey: SharedMap<number>;
}

/** Sums over the rows that records post. */
export interface Ledgers {
  /**
   * Takes the rows of a record back, and posts others in their place.
   *
   * @throws AmountError if a sum would be too large to be exact. Nothing changes then.
   */
  replace(before: readonly Row[], after: readonly Row[]): void;
  /** The sum of a key, 0 if nothing was posted to it. */
  sum(ledger: string, key: string): number;
  share(): Ledgers;
}

export function createLedgers(sums: CopyOnWrite<Sums> = copyOnWrite(createSums, copySums)): Ledgers {
  const sum = (ledger: string, key: string): number => sums.read(ledger)?.byKey.get(key) ?? 0;

  function set(ledger: string, key: string, value: number): void {
    const { byKey } = sums.write(ledger);
    if (value === 0) byKey.delete(key);
    else byKey.set(key, value);
  }

  return {
    replace(before, after) {
      const kept = after.map(({ ledger, key }) => sum(ledger, key));
      for (const { ledger, key, amount } of before) set(ledger, key, sum(ledger, key) - amount);
      for (const { ledger, key, amount } of after) set(ledger, key, sum(ledger, key) + amount);
      if (after.every(({ ledger, key }) => Number.isSafeInteger(sum(ledger, key)))) return;
      for (const { ledger, key, amount } of before) set(ledger, key, sum(ledger, key) + amount);
      for (const [index, { ledger, key }] of after.entries()) set(ledger, key, kept[index]!);
      throw new AmountError('The amount is too large');
    },
    sum,
    share: () => createLedgers(sums.share()),
  };
}

function createSums(): Sums {
  return { byKey: createSharedMap(), isShared: false };
}

function copySums({ byKey }: Sums): Sums {
  return { byKey: byKey.copy(), isShared: false };
}
