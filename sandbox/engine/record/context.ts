import type { Reason, Refusal } from '../refusal.ts';
import type { Member } from '../store/key-index.ts';
import type { Id, RecordData } from '../values/record-data.ts';

/** The types of the records of a resource: what is stored of them, may be sent and is shown. */
export interface RecordKind {
  stored: object;
  sent: object;
  shown: object;
}

/** The types of the records of all resources, by their names. */
export type RecordKinds<All> = { readonly [Name in keyof All]: RecordKind };

/** A record that names another one. */
export type UserIn<All extends RecordKinds<All>> = {
  [Name in keyof All & string]: { resource: Name; id: Id; data: All[Name]['stored'] };
}[keyof All & string];

/** A field that a refusal is about, or several, of which the first counts that was sent. */
export type Place = string | readonly string[];

/** Lookups that a rule can make in an organization. */
export interface ReaderOf<All extends RecordKinds<All>> {
  readonly organizationId: string;
  /** The record of the organization. */
  readonly organization: All['organizations' & keyof All]['stored'];
  /** The present, in milliseconds since 1970. */
  readonly now: number;
  /** The day that it is in the organization's time zone. */
  readonly today: string;
  /** The present as the service writes it. */
  readonly timestamp: string;
  /** Decimal places of amounts. */
  readonly decimals: number;
  get<Name extends keyof All & string>(resource: Name, id: Id | undefined): All[Name]['stored'] | undefined;
  /** The records of a resource, oldest first. */
  all<Name extends keyof All & string>(resource: Name): All[Name]['stored'][];
  /** The oldest record of a resource of which something is true. */
  find<Name extends keyof All & string>(
    resource: Name,
    isWanted: (record: All[Name]['stored']) => boolean,
  ): All[Name]['stored'] | undefined;
  /** The records of a resource within a record, oldest first. */
  children<Name extends keyof All & string>(resource: Name, parent: Id): All[Name]['stored'][];
  /** The records that name a record, oldest first. */
  users(id: Id): UserIn<All>[];
  /** The records that have a key in an index, oldest first. */
  members(index: string, key: string): Pick<Member, 'resource' | 'id'>[];
  /** The sum of a key of a ledger. */
  sum(ledger: string, key: string): number;
  /** The value of a field as a caller is shown it, computed if need be. */
  show<Name extends keyof All & string, Field extends keyof All[Name]['shown'] & string>(
    resource: Name,
    id: Id,
    field: Field,
  ): All[Name]['shown'][Field] | undefined;
  /** Returns a record's name in messages: `the tax IGST18`. */
  describe<Name extends keyof All & string>(resource: Name, record: All[Name]['stored']): string;
  /**
   * Refuses the call, and undoes what it changed.
   *
   * @param field What it is about, if that was sent: `line_items[0].rate`, or `path.contact_id`; by default what the rule is about.
   */
  reject(reason: Reason, message: string, field?: Place): never;
  /** Runs a check for every entry and rejects all that fail, together. Entries must not depend on each other. */
  rejectAll<One>(entries: readonly One[], work: (entry: One, index: number) => void): void;
  /** Works out the value of a field, or of one within such as `line_items[0].name`. An explanation names what is read for it. */
  explainPart<Result>(path: string, work: () => Result): Result;
  /**
   * Works out what follows from fields that a record shows. An explanation names these, and not what is read for them.
   *
   * @param from The fields, with the values that they have by the result; none by default.
   */
  explainDerived<Result>(record: object, work: () => Result, from?: (result: Result) => object): Result;
}

/** Lookups and changes that a rule can make in an organization. */
export interface WriterOf<All extends RecordKinds<All>, Operation extends string> extends ReaderOf<All> {
  /** A new id. */
  newId(): Id;
  create<Name extends keyof All & string>(resource: Name, sent: SentOrStored<All[Name]>): All[Name]['stored'];
  update<Name extends keyof All & string>(resource: Name, id: Id, sent: SentOrStored<All[Name]>): All[Name]['stored'];
  /** Adds what happened to a history. Nobody sends it, so it is put as it is, without the rules of a creation. */
  append<Name extends keyof All & string>(resource: Name, entry: All[Name]['stored']): void;
  /** Changes stored fields without the rules of an update; undefined clears one. */
  set<Name extends keyof All & string>(
    resource: Name,
    id: Id,
    fields: Cleared<All[Name]['stored']>,
  ): All[Name]['stored'];
  delete(resource: keyof All & string, id: Id): void;
  /** Refuses what the rules of a transition refuse, also where another operation has the same effect. */
  checkTransition(resource: keyof All & string, operation: Operation, id: Id): void;
  /** Creates or updates records that were sent at a path of the body, so that a refusal can name their fields. */
  withSentPath<Result>(path: string, work: () => Result): Result;
  /** Says that a field has no effect if it was sent, such as `line_items[0].discount`. */
  ignore(field: string): void;
}

/** The fields a rule may set when it creates or updates a record. */
type SentOrStored<Kind extends RecordKind> = Kind['sent'] & Kind['stored'];

type Cleared<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

interface AnyKind {
  stored: RecordData;
  sent: RecordData;
  shown: RecordData;
}

/** Lookups and changes that rules can make in one organization, and the engine's work for them. */
export interface CoreContext extends WriterOf<Readonly<Record<string, AnyKind>>, string> {
  /** Returns the noun for a resource's records in messages: `tax`. */
  noun(resource: string): string;
  /** The fields that rules have ignored. Whoever does something with the context empties it first. */
  readonly ignored: string[];
  /** Errors of the call so far. With any, nothing will be written. Whoever does something with the context sets it first. */
  refused: readonly Refusal[];
  /** Computes a field of a record by a rule. */
  compute<Value>(rule: string, record: RecordData, work: (record: RecordData) => Value): Value;
  /** True during a call, whose changes are committed or undone together. Outside of one, nothing would save them. */
  isChanging(): boolean;
  /** Turns a draft into the record that takes its place. */
  finish(draft: RecordData): RecordData;
  /**
   * Does what belongs to a rule, so that a refusal can name it.
   *
   * @param field What the rule is about, if it is about one field.
   */
  runRule<Result>(rule: string, work: () => Result, field?: string): Result;
  /** The same for a rule that is about a record, so that an explanation can say what the rule reads and changes of it. */
  runRuleOn<Subject extends object, Result>(
    rule: string,
    subject: Subject,
    work: (subject: Subject) => Result,
    field?: string,
  ): Result;
}
