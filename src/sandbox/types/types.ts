import type { operations } from '../../../generated/types.ts';
import type { Id, Place, Reason, Table } from '../engine/index.ts';
import type { EventsOf } from './events.ts';
import type { RecordTypes } from './records.ts';

/** The name of a resource: that of the client, or of records that no operation makes. */
export type ResourceName = keyof RecordTypes;

/** The operations of the contract. */
export type OperationId = keyof operations;

/** What a caller is shown of a record. */
export type Shown<Name extends ResourceName> = RecordTypes[Name]['shown'];

/** What a caller may send. */
export type Sent<Name extends ResourceName> = Readonly<Partial<RecordTypes[Name]['sent']>>;

/** What is stored of a record: what was sent in the types that are shown, what a server adds, and when. */
export type Stored<Name extends ResourceName> = Readonly<
  Partial<
    Omit<RecordTypes[Name]['shown'], keyof RecordTypes[Name]['hidden']> &
      Omit<RecordTypes[Name]['sent'], keyof RecordTypes[Name]['shown'] | keyof RecordTypes[Name]['hidden']> &
      RecordTypes[Name]['hidden']
  > &
    Times
>;

/** When a record was made and changed. */
interface Times {
  created_time?: string;
  last_modified_time?: string;
}

/** A record that names another one. */
export type User = { [Name in ResourceName]: { resource: Name; id: Id; facts: Stored<Name> } }[ResourceName];

/** What a rule may look up in an organization. */
export interface Reader {
  readonly organizationId: string;
  readonly organization: Stored<'organizations'>;
  /** The present, in milliseconds since 1970. */
  readonly now: number;
  /** The day that it is in the organization's time zone. */
  readonly today: string;
  /** The present as the service writes it. */
  readonly timestamp: string;
  /** Decimal places of amounts. */
  readonly decimals: number;
  get<Name extends ResourceName>(resource: Name, id: Id | undefined): Stored<Name> | undefined;
  /** The records of a resource, oldest first. */
  all<Name extends ResourceName>(resource: Name): Stored<Name>[];
  /** The oldest record of a resource of which something is true. */
  find<Name extends ResourceName>(
    resource: Name,
    isWanted: (record: Stored<Name>) => boolean,
  ): Stored<Name> | undefined;
  /** The records of a resource within a record, oldest first. */
  children<Name extends ResourceName>(resource: Name, parent: Id): Stored<Name>[];
  /** The records that name a record, oldest first. */
  users(id: Id): User[];
  /** The records that have a key in an index, oldest first. */
  members(index: string, key: string): { resource: string; id: Id }[];
  /** The sum of a key of a ledger. */
  sum(ledger: string, key: string): number;
  /** The value of a field as a caller is shown it, computed if need be. */
  show<Name extends ResourceName, Field extends keyof Shown<Name> & string>(
    resource: Name,
    id: Id,
    field: Field,
  ): Shown<Name>[Field] | undefined;
  /** What messages call a record: `the tax IGST18`. */
  describe<Name extends ResourceName>(resource: Name, record: Stored<Name>): string;
  /**
   * Refuses the call, and undoes what it changed.
   *
   * @param field What it is about, if that was sent: `line_items[0].rate`, or `path.contact_id`; by default what the rule is about.
   */
  refuse(reason: Reason, message: string, field?: Place): never;
  /** Does something for each of several, and refuses all of them that are refused. One must not depend on another. */
  each<One>(all: readonly One[], work: (one: One, index: number) => void): void;
  /** Works out the value of a field, or of one within such as `line_items[0].name`. An explanation names what is read for it. */
  part<Result>(path: string, work: () => Result): Result;
  /**
   * Works out what follows from fields that a record shows. An explanation names these, and not what is read for them.
   *
   * @param from The fields, with the values that they have by the result; none by default.
   */
  derived<Result>(record: object, work: () => Result, from?: (result: Result) => object): Result;
}

/** What a rule may look up and do in an organization. */
export interface Writer extends Reader {
  /** A new id. */
  newId(): Id;
  create<Name extends ResourceName>(resource: Name, sent: Sent<Name> & Stored<Name>): Stored<Name>;
  update<Name extends ResourceName>(resource: Name, id: Id, sent: Sent<Name> & Stored<Name>): Stored<Name>;
  /** Adds what happened to a history. Nobody sends it, so it is put as it is, without the rules of a creation. */
  append<Name extends ResourceName>(resource: Name, entry: Stored<Name>): void;
  /** Changes stored fields without the rules of an update; undefined clears one. */
  set<Name extends ResourceName>(resource: Name, id: Id, fields: Cleared<Stored<Name>>): Stored<Name>;
  delete(resource: ResourceName, id: Id): void;
  /** Refuses what the rules of a transition refuse, also where another operation has the same effect. */
  checkTransition(resource: ResourceName, operation: OperationId, id: Id): void;
  /** Creates or updates records that were sent at a path of the body, so that a refusal can name their fields. */
  sentAt<Result>(path: string, work: () => Result): Result;
}

type Cleared<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

/** How the records of a resource behave. */
export type TableOf<Name extends ResourceName> = Table<{
  resource: Name;
  stored: Stored<Name>;
  sent: Sent<Name>;
  shown: Shown<Name>;
  reader: Reader;
  writer: Writer;
  resources: ResourceName;
  operations: OperationId;
  events: EventsOf<Name>;
}>;
