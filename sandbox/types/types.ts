import type { operations } from '../../generated/types.ts';
import type { ReaderOf, Table, UserIn, WriterOf } from '../engine/index.ts';
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

/** What rules look up and do is typed by resource. */
type Kinds = {
  readonly [Name in ResourceName]: { stored: Stored<Name>; sent: Sent<Name>; shown: Shown<Name> };
};

/** A record that names another one. */
export type User = UserIn<Kinds>;

/** What a rule may look up in an organization. */
export interface Reader extends ReaderOf<Kinds> {}

/** What a rule may look up and do in an organization. */
export interface Writer extends WriterOf<Kinds, OperationId> {}

/** How the records of a resource behave. The list of tables says which resource it is. */
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
