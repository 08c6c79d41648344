import type { operations } from '../../generated/types.ts';
import type { ReaderOf, Table, UserIn, WriterOf } from '../engine/index.ts';
import type { EventsOf } from './events.ts';
import type { RecordTypes } from './records.ts';

/** The name of a resource: that of the client, or of records that no operation makes. */
export type ResourceName = keyof RecordTypes;

/** The operations of the contract. */
export type OperationId = keyof operations;

/** Fields of a record that callers see. */
export type Shown<Name extends ResourceName> = RecordTypes[Name]['shown'];

/** Fields of a record that callers may send. */
export type Sent<Name extends ResourceName> = Readonly<Partial<RecordTypes[Name]['sent']>>;

/** Stored fields of a record: those that were sent, in the types that are shown, and those that a server adds. */
export type Stored<Name extends ResourceName> = Readonly<
  Partial<
    Omit<RecordTypes[Name]['shown'], keyof RecordTypes[Name]['stored']> &
      Omit<RecordTypes[Name]['sent'], keyof RecordTypes[Name]['shown'] | keyof RecordTypes[Name]['stored']> &
      RecordTypes[Name]['stored']
  > &
    Times
>;

/** The fields of a record that is written directly, not by a call: each as it is sent, such as rows without ids, or as it is stored. */
export type WritableFields<Name extends ResourceName> = {
  readonly [Field in keyof (Sent<Name> & Stored<Name>)]?: In<Sent<Name>, Field> | In<Stored<Name>, Field>;
};

type In<Fields, Field> = Field extends keyof Fields ? Fields[Field] : never;

/** When a record was made and changed. */
interface Times {
  created_time?: string;
  last_modified_time?: string;
}

/** Types that rules read and write, by resource. */
type Kinds = {
  readonly [Name in ResourceName]: { stored: Stored<Name>; sent: Sent<Name>; shown: Shown<Name> };
};

/** A record that names another one. */
export type User = UserIn<Kinds>;

/** Lookups that a rule can make in an organization. */
export interface Reader extends ReaderOf<Kinds> {}

/** Lookups and changes that a rule can make in an organization. */
export interface Writer extends WriterOf<Kinds, OperationId> {}

/** Behavior of a resource's records. The list of tables adds the resource's name. */
export type TableOf<Name extends ResourceName> = Omit<Table<TypesOf<Name>>, 'resource'>;

type TypesOf<Name extends ResourceName> = {
  resource: Name;
  stored: Stored<Name>;
  sent: Sent<Name>;
  shown: Shown<Name>;
  reader: Reader;
  writer: Writer;
  resources: ResourceName;
  operations: OperationId;
  events: EventsOf<Name>;
};
