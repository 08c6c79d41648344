import type { Member } from './key-index.ts';
import type { Facts, Id } from './record-facts.ts';
import type { Reason } from './refusal.ts';

/** A record that names another one. */
export interface User {
  resource: string;
  id: Id;
  facts: Facts;
}

/** A field that a refusal is about, or several, of which the first counts that was sent. */
export type Place = string | readonly string[];

/** What rules may look up and do in one organization. */
export interface CoreContext {
  readonly organizationId: string;
  /** The record of the organization. */
  readonly organization: Facts;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
  /** The day that it is in the organization's time zone. */
  readonly today: string;
  /** The present as the service writes it. */
  readonly timestamp: string;
  /** Decimal places of amounts. */
  readonly decimals: number;
  get(resource: string, id: Id): Facts | undefined;
  /** The records of a resource, oldest first. */
  all(resource: string): Facts[];
  /** The oldest record of a resource of which something is true. */
  find(resource: string, isWanted: (facts: Facts) => boolean): Facts | undefined;
  /** The records of a resource within a record, oldest first. */
  children(resource: string, parent: Id): Facts[];
  /** The records that name a record, oldest first. */
  users(id: Id): User[];
  /** The records that have a key in an index, oldest first. */
  members(index: string, key: string): Member[];
  /** The sum of a key of a ledger. */
  sum(ledger: string, key: string): number;
  /** The value of a field as a caller is shown it, computed if need be. */
  show(resource: string, id: Id, field: string): unknown;
  /** What messages call the records of a resource: `tax`. */
  noun(resource: string): string;
  /** What messages call a record: `the tax IGST18`. */
  describe(resource: string, record: Facts): string;
  /**
   * Refuses the call, and undoes what it changed.
   *
   * @param field What it is about, if that was sent: `line_items[0].rate`, or `path.contact_id`; by default what the rule is about.
   */
  refuse(reason: Reason, message: string, field?: Place): never;
  /** Does something for each of several, and refuses all of them that are refused. One must not depend on another. */
  each<One>(all: readonly One[], work: (one: One, index: number) => void): void;
  /** Whether what is changed now is kept or undone with a call. Outside of one, nothing would keep it. */
  isChanging(): boolean;
  /** Works out the value of a field, or of one within such as `line_items[0].name`. An explanation names what is read for it. */
  part<Result>(path: string, work: () => Result): Result;
  /**
   * Works out what follows from fields that a record shows. An explanation names these, and not what is read for them.
   *
   * @param from The fields, with the values that they have by the result; none by default.
   */
  derived<Result>(record: object, work: () => Result, from?: (result: Result) => object): Result;
  /** A new id. */
  newId(): Id;
  create(resource: string, sent: Facts): Facts;
  update(resource: string, id: Id, sent: Facts): Facts;
  /** Adds what happened to a history. Nobody sends it, so it is put as it is, without the rules of a creation. */
  append(resource: string, entry: Facts): void;
  /** Changes stored fields without the rules of an update; undefined clears one. */
  set(resource: string, id: Id, fields: Facts): Facts;
  delete(resource: string, id: Id): void;
  /** Refuses what the rules of a transition refuse, also where another operation has the same effect. */
  checkTransition(resource: string, operation: string, id: Id): void;
  /** Creates or updates records that were sent at a path of the body, so that a refusal can name their fields. */
  sentAt<Result>(path: string, work: () => Result): Result;
  /** The facts that a draft has become. They take its place. */
  settled(draft: Facts): Facts;
  /**
   * Does what belongs to a rule, so that a refusal can name it.
   *
   * @param field What the rule is about, if it is about one field.
   */
  within<Result>(rule: string, work: () => Result, field?: string): Result;
  /** The same for a rule that is about a record, so that an explanation can say what the rule reads and changes of it. */
  on<Subject extends object, Result>(
    rule: string,
    subject: Subject,
    work: (subject: Subject) => Result,
    field?: string,
  ): Result;
}
