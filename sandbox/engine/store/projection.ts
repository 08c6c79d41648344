import type { RecordData } from '../values/record-data.ts';

/** Contribution of a record to a sum: 40 units to an item's stock. */
export interface Row {
  ledger: string;
  /** Key of the sum, such as an item's id. */
  key: string;
  /** Whole units of the smallest size: paise, millionths of a piece. */
  amount: number;
  /** A key that the record is found by while the sum is not 0: as a lot, while something of it is left. */
  found?: IndexKey;
}

/** A name under which a record can be found: by the item that it uses, by its SKU. */
export interface IndexKey {
  index: string;
  key: string;
}

/** Data derived from a record alone. The store keeps it up to date, so nobody writes it. */
export interface Projection {
  /** The field that holds the id of a record. */
  idField: string;
  ledgerEntries(data: RecordData): readonly Row[];
  /** The rule that posts a row of a record to a ledger. */
  ruleOf(data: RecordData, ledger: string): string | undefined;
  keys(data: RecordData): readonly IndexKey[];
}

/** The resources that a store takes, by name. */
export type Projections = ReadonlyMap<string, Projection>;
