import type { IndexKey, Projection, Row } from '../store/projection.ts';
import { AmountError } from '../values/money.ts';
import { valuesAt } from '../values/paths.ts';
import type { Id, RecordData } from '../values/record-data.ts';
import type { CoreContext } from './context.ts';
import type { Rule } from './rule.ts';
import { type FormOf, inForm, NO_EFFECT, withoutEffect } from './rule.ts';
import type { Fields, Reference, Table, TableTypes } from './table.ts';

/** The types of a table as the engine knows them. */
export interface AnyTypes extends TableTypes {
  stored: RecordData;
  sent: RecordData;
  shown: RecordData;
  reader: CoreContext;
  writer: CoreContext;
  events: Readonly<Record<string, RecordData>>;
}

/** A table as the engine knows it. */
export type AnyTable = Table<AnyTypes>;

interface Compute {
  rule: string;
  value(record: RecordData, context: CoreContext): unknown;
}

/** Computes a field inside another one: of each entry of a list, or of an object. */
export interface ComputeWithin {
  field: string;
  rule: string;
  value(entry: RecordData, context: CoreContext, record: RecordData, index: number): unknown;
}

/** A table without the rules that are switched off, and what the engine reads off all of them. */
export interface Resource {
  /** The table without the rules that are switched off. */
  table: AnyTable;
  /** True if all rules on deletion are on. */
  isGuarded: boolean;
  defaults: readonly {
    field: string;
    rule: string;
    value(draft: RecordData, context: CoreContext, sent: RecordData): unknown;
  }[];
  /** Where ids lead to. The indexes stay where a rule is off, so that it can be off for one sandbox alone. */
  refers: readonly {
    path: string;
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
    keyOf(data: RecordData): IndexKey | undefined;
  }[];
  /** Fields that are never stored. */
  unstored: ReadonlySet<string>;
  /** Computed fields, stored or not. A field that is never stored has no value if its rule is off. */
  computed: ReadonlyMap<string, Compute>;
  /** The same for values inside a field. Where a rule is off, the stored value stays. */
  innerComputed: ReadonlyMap<string, ReadonlyMap<string, ComputeWithin>>;
  /** Fields that are accepted and shown where the contract leaves open which there are. */
  openFields: Fields;
  projection: Projection;
}

/** The index of the records that name a record, by the id of that record. */
export const USERS = 'users';

/** The index of the records within a record. */
export function childrenIndex(resource: string): string {
  return `children:${resource}`;
}

/** Prepares a table for the engine. */
export function compile(
  fullTable: AnyTable,
  isOn: (id: string) => boolean,
  sameName: (name: string) => string,
): Resource {
  const table = mapRules(fullTable, (rule) => (isOn(rule.id) ? rule : undefined));
  const refers = referencesOf(fullTable, isOn);
  const unique = uniqueOf(fullTable, isOn, sameName);
  const unstored = computesOf(fullTable.computed);
  const innerComputed = new Map<string, Map<string, ComputeWithin>>();
  for (const { path, rule, value } of computesOf([...(table.completed ?? []), ...(table.computed ?? [])])) {
    const [root = '', field] = path.split(/(?:\[\])?\./);
    if (!field) continue;
    const inner = innerComputed.get(root) ?? new Map<string, ComputeWithin>();
    innerComputed.set(root, inner.set(field, { field, rule, value: value as ComputeWithin['value'] }));
  }
  return {
    table,
    isGuarded: table.deletion?.length === fullTable.deletion?.length,
    defaults: (table.defaults ?? []).flatMap(({ id, run }) =>
      Object.entries(run).map(([field, value]) => ({
        field,
        rule: id,
        value: typeof value === 'function' ? (value as Resource['defaults'][number]['value']) : () => value,
      })),
    ),
    refers,
    unique,
    unstored: new Set(unstored.flatMap(({ path }) => (path.includes('.') ? [] : path))),
    computed: new Map(
      [...unstored, ...computesOf(table.completed)].flatMap(({ path, rule, value }) =>
        path.includes('.') ? [] : [[path, { rule, value: isOn(rule) ? value : () => undefined }]],
      ),
    ),
    innerComputed,
    openFields: (table.openFields ?? {}) as Fields,
    projection: projectionOf(table, refers, unique),
  };
}

function computesOf(rules: AnyTable['computed'] = []): (Compute & { path: string })[] {
  return rules.flatMap(({ id, run }) =>
    Object.entries(run).map(([path, value]) => ({ path, rule: id, value: value as Compute['value'] })),
  );
}

/** The slots of a table that have their rules by operation or by event. */
const BY_NAME: ReadonlySet<string> = new Set(['actions', 'events', 'transitions'] satisfies (keyof AnyTable)[]);

/** A table with what something makes of each of its rules, by the slot: another one, or none. */
function mapRules(table: AnyTable, made: (rule: Rule<unknown>, slot: string) => Rule<unknown> | undefined): AnyTable {
  const mapped = (part: unknown, slot: string): unknown => {
    if (Array.isArray(part)) return part.flatMap((one: unknown) => mapped(one, slot) ?? []);
    return isRule(part) ? made(part, slot) : part;
  };
  const parts = Object.entries(table).map(([slot, part]: [string, object]) => {
    if (!BY_NAME.has(slot)) return [slot, mapped(part, slot)];
    return [slot, Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, mapped(entry, slot)]))];
  });
  return Object.fromEntries(parts) as AnyTable;
}

export function isRule(value: unknown): value is Rule<unknown> {
  return typeof value === 'object' && value !== null && 'basis' in value && 'run' in value;
}

function referencesOf(table: AnyTable, isOn: (id: string) => boolean): Resource['refers'] {
  return (table.refers ?? []).flatMap(({ id, run }) =>
    Object.entries(run).map(([path, reference]) => ({
      path,
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
): Resource['unique'] {
  return (table.unique ?? []).flatMap(({ id, run }) =>
    run.map((entry) => {
      const { field, index } =
        typeof entry === 'string' ? { field: entry, index: `${table.resource}.${entry}` } : entry;
      const keyOf = (data: RecordData): IndexKey | undefined =>
        data[field] === undefined ? undefined : { index: `unique:${index}`, key: sameName(String(data[field])) };
      return { field, rule: id, isChecked: isOn(id), keyOf };
    }),
  );
}

/** Returns the parts of a table's records that the store keeps up to date. */
function projectionOf(
  { idField, resource, parent, ledgerEntries = [], indexed = [] }: AnyTable,
  refers: Resource['refers'],
  unique: Resource['unique'],
): Projection {
  const holding = refers.filter(({ reference }) => reference.holds !== false);
  return {
    idField,
    ledgerEntries: (data) => ledgerEntries.flatMap((one) => posted(one, data)),
    ruleOf: (data, name) => ledgerEntries.find(({ run }) => run(data).some(({ ledger }) => ledger === name))?.id,
    keys: (data) => [
      ...indexed.flatMap(({ run }) => run(data)),
      ...unique.flatMap(({ keyOf }) => keyOf(data) ?? []),
      ...holding.flatMap(({ path }) => valuesAt(data, path).map(({ value }) => ({ index: USERS, key: value as Id }))),
      ...(parent && data[parent.field] !== undefined
        ? [{ index: childrenIndex(resource), key: data[parent.field] as Id }]
        : []),
    ],
  };
}

/** The rows that a rule posts. An amount that is too large for them names it. */
function posted({ id, run }: NonNullable<AnyTable['ledgerEntries']>[number], data: RecordData): readonly Row[] {
  try {
    return run(data);
  } catch (error) {
    throw error instanceof AmountError ? new AmountError(error.message, { rule: id }) : error;
  }
}

/** The rules in a table or in a part of one, in its order. One that has several parts comes several times. */
export function* rulesIn(value: unknown): Generator<Rule<unknown>> {
  if (isRule(value)) yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* rulesIn(entry);
  else if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) yield* rulesIn(entry);
}

/** A table with its rules in the forms that are chosen. */
export function tableInForm(table: AnyTable, formOf: FormOf): AnyTable {
  return mapRules(table, (rule, slot) =>
    slot === 'actions' && formOf(rule.id) === NO_EFFECT ? { ...rule, run: withoutEffect } : inForm(rule, formOf),
  );
}
