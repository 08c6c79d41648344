import type { Failure, RecordsSeed, ResourceName } from 'inventory-service-api/sandbox';

/** A record as the service shows it. */
export type Row = Readonly<Record<string, unknown>>;

/** Something to be done in a business, and how its records must differ when it is done. It is data, without any code. */
export interface Task {
  /** Such as `order-to-cash`; its file has the same name. */
  readonly name: string;
  /** The instruction, as a user would give it: no ids and no operation names. */
  readonly instruction: string;
  /** The records that the organization starts with, in addition to the shop. */
  readonly start: RecordsSeed;
  /** Requests that fail, like the option `failures` of a sandbox. */
  readonly failures?: readonly Failure[];
  readonly expected: Expected;
}

/** The expected difference between the records before and after the run. Any other difference fails the run. */
export interface Expected {
  /** New records. */
  readonly added?: { readonly [Name in ResourceName]?: Added };
  /** By id, the fields that may change in a record, with the values that they must have afterwards. */
  readonly changed?: { readonly [Name in ResourceName]?: Readonly<Record<string, Values>> };
  /** By field, the message for an unexpected value. It can use `{is}`, `{must}`, `{name}` and other fields of the record. */
  readonly says?: Readonly<Record<string, string>>;
}

/** New records of a resource. There may be any number, unless `one` or `some` is set. */
export interface Added {
  /** There must be exactly one. Says what it is, such as `invoice of Udupi Sports`. */
  readonly one?: string;
  /** There must be one or more. Says what they are. */
  readonly some?: string;
  /** Only new records with these values are expected. */
  readonly where?: Values;
  /** The values that they must have. */
  readonly values?: Values;
  /** Emails about the record are fine if this address is the only one that gets them. */
  readonly mailTo?: string;
}

/** Fields with the values that they must have. */
export type Values = Readonly<Record<string, Value>>;

/**
 * A value. A list must contain it. A number may be a string in the record. A pattern must match. `null` stands for any value.
 */
export type Value = string | number | boolean | RegExp | null | Lines;

/** The lines in a field of all new records together, however they are split: equal lines are added up. */
export interface Lines {
  /** The format of a line, such as `{quantity} × {name}`. `{item}` is its item's name. */
  readonly as: string;
  /** All lines, in any order, such as `2 × Rope`. */
  readonly are: readonly string[];
  /** The lines of records with these values are subtracted. */
  readonly minus?: Values;
}
