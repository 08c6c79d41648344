import type { AnswerFile } from '../call.ts';
import type { Form } from '../plan/form.ts';
import type { IndexKey, Row } from '../store/projection.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import type { Draft } from './draft.ts';
import type { FieldAlias } from './field-aliases.ts';
import type { Rule } from './rule.ts';

/** The types that a table of behavior is written with. */
export interface TableTypes {
  /** The name of the resource, such as `taxes`. */
  resource: string;
  /** Stored fields of a record. */
  stored: object;
  /** Fields that a caller may send. */
  sent: object;
  /** Fields that a caller sees. */
  shown: object;
  /** Lookups that a rule can make. */
  reader: object;
  /** Lookups and changes that a rule can make. */
  writer: object;
  /** The names of the resources. */
  resources: string;
  /** The names of the operations. */
  operations: string;
  /** Input of each event, by its name. */
  events: object;
}

/**
 * Behavior of a resource's records. Anything it leaves out is generic: records are created, read, listed, changed and deleted
 * as the contract describes.
 *
 * Its slots are in groups, and a table has them in this order, from top to bottom: what runs first stands first.
 */
export interface Table<T extends TableTypes = TableTypes>
  extends Names<T>,
    Holds<T>,
    Writes<T>,
    Stores<T>,
    Reads<T>,
    Lists<T>,
    Operations<T> {}

/** Names of the records, and the resource they belong to. */
interface Names<T extends TableTypes> {
  resource: T['resource'];
  /** The field with the id of a record. */
  idField: keyof T['stored'] & string;
  /** Noun for a record in messages: `tax`. */
  noun: string;
  /** Returns a record's name or number, for messages. */
  title(record: T['stored']): string | undefined;
  /** The resource whose records these records are part of, and the field with the id of that record. */
  parent?: { resource: T['resources']; field: keyof T['stored'] & string };
  /** Where the records are, if this is another name for some records of another resource. */
  source?: { resource: T['resources']; index: string; key?: string };
}

/** Fields of a record, and values that callers may send for it, beyond the contract. */
interface Holds<T extends TableTypes> {
  /** Fields that are stored and not shown, or stored with more in them than is shown. What the contract shows needs no entry. */
  stored?: { readonly [Field in keyof T['stored'] & string]?: Form };
  /** Fields that are accepted and shown where the contract leaves open which there are. */
  openFields?: { readonly [Field in keyof T['stored'] & string]?: Form };
  /** Fields of the record that are accepted though the contract has them in answers alone. */
  accepted?: Rule<readonly (keyof T['stored'] & string)[]>;
  /** Fields that accept a percentage as text, such as `10%`, next to an amount. */
  percentages?: Rule<readonly PathIn<T['stored']>[]>;
  /** Parameters of the query that are fields of a record that is created or changed. */
  fromQuery?: readonly (keyof T['stored'] & string)[];
  /** The states that `status` may have. Any by default. */
  states?: States;
}

/** Rules that run when a record is created, changed or deleted, or changes its status. An error undoes the call. */
interface Writes<T extends TableTypes> {
  /** Values of fields that a new record has not been sent with. */
  defaults?: readonly Rule<Defaults<T>>[];
  /**
   * Rules that change a record's draft before it is checked, on creation and on update: they set ids of its lines, or fields
   * that depend on others. The draft is changed in place.
   */
  prepare?: readonly Rule<
    (draft: Draft<T['stored']>, context: T['writer'], sent: T['sent'], before: T['stored'] | undefined) => void
  >[];
  /** Fields that hold the id of another record. */
  refers?: readonly Rule<References<T>>[];
  /** Fields that no two records may have in common. */
  unique?: readonly Rule<readonly Unique<T>[]>[];
  /**
   * Checks of single fields, on creation and on update. Their errors are reported together with those of references and unique
   * fields, so none of them may rely on another.
   */
  fieldChecks?: readonly Rule<
    (record: T['stored'], context: T['reader'], before: T['stored'] | undefined, sent: T['sent']) => void
  >[];
  /**
   * Checks of a record whose references and fields are right, on creation and on update. All of them run, so none may rely on
   * another.
   */
  checks?: readonly Rule<(record: T['stored'], context: T['reader'], before: T['stored'] | undefined) => void>[];
  /** Effects of a creation on other records. */
  created?: readonly Rule<(record: T['stored'], context: T['writer'], sent: T['sent']) => void>[];
  /** Effects of an update. */
  updated?: readonly Rule<(record: T['stored'], context: T['writer'], sent: T['sent'], before: T['stored']) => void>[];
  /** Conditions for deleting a record. */
  deletion?: readonly Rule<(record: T['stored'], context: T['reader']) => void>[];
  /** Effects of a deletion. */
  deleted?: readonly Rule<(record: T['stored'], context: T['writer']) => void>[];
  /** Conditions for a transition, by operation. */
  transitions?: {
    [Operation in T['operations']]?: readonly Rule<(record: T['stored'], context: T['reader']) => void>[];
  };
  /** Effects of a transition. They get the record as it is after, and as it was before. */
  afterTransition?: readonly Rule<(record: T['stored'], context: T['writer'], before: T['stored']) => void>[];
}

/** Data that the store derives from each record. It depends on the record alone, so undoing it needs no code. */
interface Stores<T extends TableTypes> {
  /** The rows that a record posts to ledgers. */
  ledgerEntries?: readonly Rule<(record: T['stored']) => readonly Row[]>[];
  /** Further keys to find a record by. */
  indexed?: readonly Rule<(record: T['stored']) => readonly IndexKey[]>[];
}

/** Additions to a record when it is shown. */
interface Reads<T extends TableTypes> {
  /** Fields that are stored, and completed when a record is read: with the names that belong to their ids. */
  completed?: readonly Rule<Computed<T>>[];
  /** Fields that are computed when a record is read, and never stored. */
  computed?: readonly Rule<Computed<T>>[];
  /**
   * Sources of computed and completed fields, for messages to a tester who sets one: `status paid is derived from …`. For a name
   * next to an id, such as `customer_name`, it is the id by default. Null for a list that may be sent, since rules make other
   * records of it.
   */
  derivedFrom?: { readonly [Field in keyof T['shown']]?: DerivedFrom<T> };
}

/** Records in a list, and their order. */
interface Lists<T extends TableTypes> {
  /** True if a list shows records at all; the default. */
  visible?: Rule<(context: T['reader']) => boolean>;
  /** The order of lists, where it is not that of creation. It gets the records oldest first. */
  order?: Rule<(records: readonly T['stored'][], context: T['reader']) => T['stored'][]>;
  /** The fields that parameters of lists mean, where their names do not say so. */
  filters?: Readonly<Record<string, keyof T['stored'] & string>>;
  /** Meaning of `filter_by`. Values that the contract does not name are rejected only if the rule is documented. */
  filterBy?: Rule<(record: T['stored'], value: string, context: T['reader']) => boolean>;
  /** The fields that `search_text` is looked for in. */
  searched?: Rule<readonly (keyof T['stored'] & string)[]>;
}

/** Special behavior of operations, and events outside the service. */
interface Operations<T extends TableTypes> {
  /** Parameters of the query that actions accept though the contract leaves open which there are; by operation. */
  queries?: { readonly [Operation in T['operations']]?: readonly string[] };
  /** Fields that actions accept where the contract leaves open which there are; by operation. */
  bodies?: { readonly [Operation in T['operations']]?: Fields };
  /** Fields of bodies that have two names; by operation. */
  fieldAliases?: Rule<{ readonly [Operation in T['operations']]?: FieldAlias }>;
  /** Effects of operations that are not generic. */
  actions?: { [Operation in T['operations']]?: Rule<(call: ActionCall<T>, context: T['writer']) => ActionResult> };
  /** Effects of events outside the service, by the event's name. */
  events?: {
    readonly [Event in keyof T['events'] & string]?: Rule<
      (record: T['stored'], context: T['writer'], input: T['events'][Event]) => void
    >;
  };
}

/** The forms of fields. */
export type Fields = Readonly<Record<string, Form>>;

/** Values, or what gives them. */
export type Defaults<T extends TableTypes> = {
  readonly [Field in keyof T['stored']]?:
    | T['stored'][Field]
    | ((draft: T['stored'], context: T['reader'], sent: T['sent']) => T['stored'][Field] | undefined);
};

/** Functions that compute fields, or values within a field: `line_items[].name`, `default_templates.invoice_template_name`. */
export type Computed<T extends TableTypes> = {
  readonly [Field in keyof T['shown']]?: (record: T['stored'], context: T['reader']) => T['shown'][Field] | undefined;
} & {
  readonly [Path in PathWithin<T['shown']>]?: (
    entry: HolderAt<T['stored'], Path>,
    context: T['reader'],
    record: T['stored'],
    index: number,
  ) => FieldAt<T['shown'], Path> | undefined;
};

/** Source of a field. A function returns it if it depends on the record and the requested value. */
export type DerivedFrom<T extends TableTypes> =
  | string
  | null
  | ((record: T['stored'], wanted: unknown, context: T['reader']) => string);

/** The values of `status`: those that may be set, and those that follow from other records or from the clock. */
export interface States {
  set: readonly string[];
  follow?: readonly string[];
}

/** Where an id leads to, by the field that holds it: `tax_id`, `mapped_items[].item_id`, `default_templates.invoice_template_id`. */
export type References<T extends TableTypes> = { readonly [Path in PathIn<T['stored']>]?: Reference<T> };

/** Where an id leads to. */
export interface Reference<T extends TableTypes> {
  /** The resources one of which has the record. */
  to: T['resources'] | readonly T['resources'][];
  /** True if a record in use can't be deleted; the default. */
  holds?: boolean;
  /** True if naming an inactive record is an error; false by default. */
  active?: boolean;
  /** Field by which callers name the record, if it differs from the stored one. */
  sent?: string;
  /** Checks further conditions for naming the record. */
  allows?(target: RecordData, context: T['reader'], record: T['stored']): void;
}

/** A field that no two records may have in common, or one and the index that it shares with other resources. */
export type Unique<T extends TableTypes> =
  | (keyof T['stored'] & string)
  | { field: keyof T['stored'] & string; index: string };

/** The fields of a record, those of its objects and those of the entries of its arrays. */
export type PathIn<Stored> = {
  [Field in keyof Stored & string]: Field | Below<Field, NonNullable<Stored[Field]>>;
}[keyof Stored & string];

type Below<Field extends string, Value> = Value extends readonly (infer Entry)[]
  ? Entry extends object
    ? `${Field}[].${keyof Entry & string}`
    : `${Field}[]`
  : Value extends object
    ? `${Field}.${keyof Value & string}`
    : never;

/** The paths of fields within the fields of a record. */
type PathWithin<Shown> = { [Field in keyof Shown & string]: Below<Field, NonNullable<Shown[Field]>> }[keyof Shown &
  string];

/** Holder of the field at a path: an entry of a list, or an object. */
type HolderAt<Record, Path> = Path extends `${infer Field}[].${string}` | `${infer Field}.${string}`
  ? Holder<Field extends `${infer List}[]` ? Within<Record, List> : Within<Record, Field>>
  : never;

type Within<Record, Field> = Field extends keyof Record ? NonNullable<Record[Field]> : never;

type Holder<Value> = Value extends readonly (infer Entry)[] ? Entry : Value;

type FieldAt<Shown, Path> = Path extends `${string}.${infer Name}` ? Within<HolderAt<Shown, Path>, Name> : never;

/** A call that an action answers. */
export interface ActionCall<T extends TableTypes> {
  /** The record that the URL names. */
  id: Id;
  record: T['stored'];
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** The body of JSON; empty if there is none. */
  body: Readonly<Record<string, unknown>>;
  /** The fields of a form; files are as the caller sent them. */
  form: Readonly<Record<string, unknown>> | undefined;
}

/** Response of an action: a record, fields next to the envelope, a file, or only the envelope if it returns nothing. */
export type ActionResult =
  | { show: Id }
  | { fields: Readonly<Record<string, unknown>> }
  | { file: AnswerFile }
  // biome-ignore lint/suspicious/noConfusingVoidType: an action may return nothing.
  | void;
