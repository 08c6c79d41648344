import type { CoreContext } from './context.ts';
import type { Facts, Id } from './facts.ts';
import { compilePath, type Path } from './paths.ts';
import type { IndexKey, Projection } from './projection.ts';
import type { Rule } from './rule.ts';
import type { ActionCall, ActionResult, Fields, Reference, Table, TableTypes } from './table.ts';

/** The types of a table as the engine knows them. */
export interface AnyTypes extends TableTypes {
  stored: Facts;
  sent: Facts;
  shown: Facts;
  reader: CoreContext;
  writer: CoreContext;
  events: Readonly<Record<string, Facts>>;
}

/** A table as the engine knows it. */
export type AnyTable = Table<AnyTypes>;

/** A table without the rules that are switched off, taken apart for the engine. */
export interface Compiled {
  table: AnyTable;
  defaults: readonly { field: string; rule: string; value(draft: Facts, context: CoreContext, sent: Facts): unknown }[];
  refers: readonly {
    path: Path;
    rule: string;
    /** The resources one of which has the record. */
    to: readonly string[];
    reference: Reference<AnyTypes>;
    isChecked: boolean;
  }[];
  unique: readonly {
    field: string;
    rule: string;
    isChecked: boolean;
    keyOf(facts: Facts): IndexKey | undefined;
  }[];
  /** Fields that are never stored. */
  unstored: ReadonlySet<string>;
  /** What gives the value of a field, whether it is stored or not. */
  computed: ReadonlyMap<string, (record: Facts, context: CoreContext) => unknown>;
  prepare: NonNullable<AnyTable['prepare']>;
  checks: NonNullable<AnyTable['checks']>;
  deletion: NonNullable<AnyTable['deletion']>;
  created: NonNullable<AnyTable['created']>;
  updated: NonNullable<AnyTable['updated']>;
  deleted: NonNullable<AnyTable['deleted']>;
  transitions: ReadonlyMap<string, readonly Rule<(record: Facts, context: CoreContext) => void>[]>;
  moved: NonNullable<AnyTable['moved']>;
  words: AnyTable['words'] | undefined;
  actions: ReadonlyMap<string, Rule<(call: ActionCall<AnyTypes>, context: CoreContext) => ActionResult>>;
  events: ReadonlyMap<string, Rule<(record: Facts, context: CoreContext, input: Facts) => void>>;
  order: AnyTable['order'] | undefined;
  listed: AnyTable['listed'] | undefined;
  filterBy: AnyTable['filterBy'] | undefined;
  searched: readonly string[];
  takes: readonly string[];
  percentages: readonly string[];
  /** Fields that are taken and shown where the contract leaves open which there are. */
  openFields: Fields;
  projection: Projection;
}

/** The index of the records that name a record, by the id of that record. */
export const USERS = 'users';

/** The index of the records within a record. */
export function childrenIndex(resource: string): string {
  return `children:${resource}`;
}

/** Takes a table apart. The indexes stay where a rule is off, so that it can be off for one sandbox alone. */
export function compile(table: AnyTable, isOn: (id: string) => boolean, sameName: (name: string) => string): Compiled {
  const on = <One extends Rule<unknown>>(rules: readonly One[] | undefined): One[] =>
    (rules ?? []).filter(({ id }) => isOn(id));
  const one = <One extends Rule<unknown>>(rule: One | undefined): One | undefined =>
    rule && isOn(rule.id) ? rule : undefined;
  const refers = referencesOf(table, isOn);
  const unique = uniqueOf(table, isOn, sameName);
  return {
    table,
    defaults: on(table.defaults).flatMap(({ id, run }) =>
      Object.entries(run).map(([field, value]) => ({
        field,
        rule: id,
        value: typeof value === 'function' ? (value as Compiled['defaults'][number]['value']) : () => value,
      })),
    ),
    refers,
    unique,
    unstored: new Set((table.computed ?? []).flatMap(({ run }) => Object.keys(run))),
    computed: new Map([...computedOf(table.computed, isOn, () => undefined), ...computedOf(on(table.completed), isOn)]),
    prepare: on(table.prepare),
    checks: on(table.checks),
    deletion: on(table.deletion),
    created: on(table.created),
    updated: on(table.updated),
    deleted: on(table.deleted),
    transitions: new Map(Object.entries(table.transitions ?? {}).map(([name, rules]) => [name, on(rules)])),
    moved: on(table.moved),
    words: one(table.words),
    actions: new Map(
      Object.entries(table.actions ?? {}).flatMap(([name, rule]) => (rule && isOn(rule.id) ? [[name, rule]] : [])),
    ),
    events: new Map(
      Object.entries(table.events ?? {}).flatMap(([name, rule]) => (rule && isOn(rule.id) ? [[name, rule]] : [])),
    ),
    order: one(table.order),
    listed: one(table.listed),
    filterBy: one(table.filterBy),
    searched: one(table.searched)?.run ?? [],
    takes: one(table.takes)?.run ?? [],
    percentages: one(table.percentages)?.run ?? [],
    openFields: (table.openFields ?? {}) as Fields,
    projection: projectionOf(table, on(table.posts), on(table.indexed), refers, unique),
  };
}

function referencesOf(table: AnyTable, isOn: (id: string) => boolean): Compiled['refers'] {
  return (table.refers ?? []).flatMap(({ id, run }) =>
    Object.entries(run).map(([path, reference]) => ({
      path: compilePath(path),
      rule: id,
      to: [(reference as Reference<AnyTypes>).to].flat(),
      reference: reference as Reference<AnyTypes>,
      isChecked: isOn(id),
    })),
  );
}

function uniqueOf(
  table: AnyTable,
  isOn: (id: string) => boolean,
  sameName: (name: string) => string,
): Compiled['unique'] {
  return (table.unique ?? []).flatMap(({ id, run }) =>
    run.map((one) => {
      const { field, index } = typeof one === 'string' ? { field: one, index: `${table.resource}.${one}` } : one;
      const keyOf = (facts: Facts): IndexKey | undefined =>
        facts[field] === undefined ? undefined : { index: `unique:${index}`, key: sameName(String(facts[field])) };
      return { field, rule: id, isChecked: isOn(id), keyOf };
    }),
  );
}

/** What gives the values of fields. A field that is never stored has none where its rule is off. */
function computedOf(
  rules: AnyTable['computed'],
  isOn: (id: string) => boolean,
  off?: () => undefined,
): [string, (record: Facts, context: CoreContext) => unknown][] {
  return (rules ?? []).flatMap(({ id, run }) =>
    Object.entries(run).map(
      ([field, compute]) =>
        [field, isOn(id) || !off ? compute : off] as [string, (record: Facts, context: CoreContext) => unknown],
    ),
  );
}

/** What the store keeps up to date of the records of a table. */
function projectionOf(
  table: AnyTable,
  posts: NonNullable<AnyTable['posts']>,
  indexed: NonNullable<AnyTable['indexed']>,
  refers: Compiled['refers'],
  unique: Compiled['unique'],
): Projection {
  const { parent } = table;
  const holding = refers.filter(({ reference }) => reference.holds !== false);
  return {
    idField: table.idField,
    posts: (facts) => posts.flatMap(({ run }) => run(facts)),
    keys(facts) {
      const keys: IndexKey[] = indexed.flatMap(({ run }) => run(facts));
      for (const { keyOf } of unique) {
        const key = keyOf(facts);
        if (key) keys.push(key);
      }
      for (const { path } of holding) {
        path.each(facts, (value) => keys.push({ index: USERS, key: value as Id }));
      }
      if (parent && facts[parent.field] !== undefined) {
        keys.push({ index: childrenIndex(table.resource), key: facts[parent.field] as Id });
      }
      return keys;
    },
  };
}
