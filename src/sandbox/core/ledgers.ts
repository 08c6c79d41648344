import { type CopyOnWrite, copyOnWrite, type Shareable } from './copy-on-write.ts';
import type { Row } from './projection.ts';

interface Sums extends Shareable {
  byKey: Map<string, number>;
}

/** Sums over the rows that records post. */
export interface Ledgers {
  add(rows: readonly Row[]): void;
  subtract(rows: readonly Row[]): void;
  /** The sum of a key, 0 if nothing was posted to it. */
  sum(ledger: string, key: string): number;
  share(): Ledgers;
}

export function createLedgers(sums: CopyOnWrite<Sums> = copyOnWrite(createSums, copySums)): Ledgers {
  function post({ ledger, key, amount }: Row, sign: 1 | -1): void {
    const { byKey } = sums.write(ledger);
    const sum = (byKey.get(key) ?? 0) + sign * amount;
    if (sum === 0) byKey.delete(key);
    else byKey.set(key, sum);
  }

  return {
    add(rows) {
      for (const row of rows) post(row, 1);
    },
    subtract(rows) {
      for (const row of rows) post(row, -1);
    },
    sum: (ledger, key) => sums.read(ledger)?.byKey.get(key) ?? 0,
    share: () => createLedgers(sums.share()),
  };
}

function createSums(): Sums {
  return { byKey: new Map(), isShared: false };
}

function copySums({ byKey }: Sums): Sums {
  return { byKey: new Map(byKey), isShared: false };
}
