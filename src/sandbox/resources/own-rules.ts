import { isNode, suggestion } from '../../contract/index.ts';
import { type AnyTable, copyOf, isRule, type ObjectForm, type Rule, rulesIn } from '../engine/index.ts';
import type { ResourceName, TableOf } from '../types/index.ts';
import {
  ANSWER,
  BOOLEAN,
  fieldValue,
  guarded,
  guardedDraft,
  KEYS,
  NOTHING,
  RECORDS,
  type Result,
  ROWS,
} from './own-rule-guard.ts';
import { TABLES } from './resource-tables.ts';

/** What stands in a slot of a table, and what the functions there return. A value of a field depends on the field. */
interface Slot {
  holds: 'a rule' | 'a list of rules' | 'rules by operation' | 'lists of rules by operation';
  result: Result | 'values';
}

/** The slots that take rules of one's own. */
const SLOTS = {
  defaults: { holds: 'a list of rules', result: 'values' },
  prepare: { holds: 'a list of rules', result: NOTHING },
  refers: { holds: 'a list of rules', result: NOTHING },
  unique: { holds: 'a list of rules', result: NOTHING },
  checks: { holds: 'a list of rules', result: NOTHING },
  created: { holds: 'a list of rules', result: NOTHING },
  updated: { holds: 'a list of rules', result: NOTHING },
  deletion: { holds: 'a list of rules', result: NOTHING },
  deleted: { holds: 'a list of rules', result: NOTHING },
  transitions: { holds: 'lists of rules by operation', result: NOTHING },
  afterTransition: { holds: 'a list of rules', result: NOTHING },
  ledgerEntries: { holds: 'a list of rules', result: ROWS },
  indexed: { holds: 'a list of rules', result: KEYS },
  completed: { holds: 'a list of rules', result: 'values' },
  computed: { holds: 'a list of rules', result: 'values' },
  visible: { holds: 'a rule', result: BOOLEAN },
  order: { holds: 'a rule', result: RECORDS },
  filterBy: { holds: 'a rule', result: BOOLEAN },
  searched: { holds: 'a rule', result: NOTHING },
  actions: { holds: 'rules by operation', result: ANSWER },
} as const satisfies Partial<Record<keyof AnyTable, Slot>>;

type SlotName = keyof typeof SLOTS;

/**
 * Rules of one's own, by resource and slot, as the tables of the sandbox have theirs. One with the id of a rule that the slot has
 * takes its place; any other is added behind.
 */
export type OwnRules = { readonly [Name in ResourceName]?: Pick<TableOf<Name>, SlotName> };

/**
 * Checks rules of one's own.
 *
 * @param operations The ids of the operations.
 * @throws RangeError if a resource, a slot or an operation does not exist, if something else than rules stands in a slot, or if
 * one has the id of a rule that stands elsewhere.
 */
export function checkOwnRules(own: OwnRules, operations: readonly string[]): void {
  for (const [resource, slots] of Object.entries(own)) {
    const table = TABLES.find((one) => one.resource === resource);
    const resources = TABLES.map((one) => one.resource);
    if (!table) throw wrong(`rules.${resource}`, `there is no such resource.${suggestion(resource, resources)}`);
    if (!isNode(slots)) throw wrong(`rules.${resource}`, 'must be an object with rules by slot.');
    for (const [name, part] of Object.entries(slots)) {
      const place = `rules.${resource}.${name}`;
      if (!Object.hasOwn(SLOTS, name)) {
        throw wrong(place, `there is no such slot for rules.${suggestion(name, Object.keys(SLOTS))}`);
      }
      checkSlot(place, SLOTS[name as SlotName], part, operations);
      const there = new Set([...rulesIn(table[name as SlotName])].map(({ id }) => id));
      for (const { id } of rulesIn(part)) {
        if (!there.has(id) && ruleIds().has(id))
          throw wrong(place, `${id} is a rule of the sandbox that stands elsewhere.`);
      }
    }
  }
}

/** The tables of the sandbox with rules of one's own. A failure of one is a refusal that names it. */
export function tablesWith(own: OwnRules, formOf: (resource: string) => ObjectForm | undefined): readonly AnyTable[] {
  return TABLES.map((table): AnyTable => {
    const slots = own[table.resource as ResourceName] as Partial<Record<SlotName, unknown>> | undefined;
    if (!slots) return table;
    const merged = Object.entries(slots).map(([name, part]) => {
      const guard = (rule: Rule<unknown>): Rule<unknown> =>
        guardedRule(rule, name as SlotName, table, () => formOf(table.resource));
      return [name, mergedPart(table[name as SlotName], part, guard)];
    });
    return { ...table, ...Object.fromEntries(merged) } as AnyTable;
  });
}

function checkSlot(place: string, { holds }: Slot, part: unknown, operations: readonly string[]): void {
  const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isOwnRule);
  const isPart = {
    'a rule': isOwnRule,
    'a list of rules': isList,
    'rules by operation': isOwnRule,
    'lists of rules by operation': isList,
  };
  if (holds === 'a rule' || holds === 'a list of rules') {
    if (!isPart[holds](part)) throw wrong(place, `must be ${holds}, each with an id, a basis and run.`);
    return;
  }
  if (!isNode(part)) throw wrong(place, `must be ${holds}.`);
  for (const [operation, rules] of Object.entries(part)) {
    if (!operations.includes(operation)) {
      throw wrong(`${place}.${operation}`, `there is no such operation.${suggestion(operation, operations)}`);
    }
    if (!isPart[holds](rules))
      throw wrong(`${place}.${operation}`, `must be ${holds}, each with an id, a basis and run.`);
  }
}

function isOwnRule(value: unknown): boolean {
  if (!isRule(value) || !/^[\w.-]+$/.test(String(value.id))) return false;
  const { kind, does } = (value.basis ?? {}) as Partial<Rule<unknown>['basis']>;
  return (kind === 'assumed' || kind === 'documented') && typeof does === 'string';
}

function wrong(place: string, problem: string): RangeError {
  return new RangeError(`${place}: ${problem}`);
}

let ids: ReadonlySet<string> | undefined;

function ruleIds(): ReadonlySet<string> {
  return (ids ??= new Set([...rulesIn(TABLES)].map(({ id }) => id)));
}

function mergedPart(its: unknown, own: unknown, guard: (rule: Rule<unknown>) => Rule<unknown>): unknown {
  if (isRule(own)) return guard(own);
  if (Array.isArray(own)) {
    const [rules, theirs] = [own as Rule<unknown>[], (its ?? []) as Rule<unknown>[]];
    const left = new Map(rules.map((rule) => [rule.id, guard(rule)]));
    const replaced = theirs.map((rule) => {
      const mine = left.get(rule.id);
      left.delete(rule.id);
      return mine ?? rule;
    });
    return [...replaced, ...left.values()];
  }
  const parts = Object.entries(own as object).map(([name, part]) => [
    name,
    mergedPart((its as Record<string, unknown> | undefined)?.[name], part, guard),
  ]);
  return { ...(its as object | undefined), ...Object.fromEntries(parts) };
}

function guardedRule(
  rule: Rule<unknown>,
  slot: SlotName,
  { idField }: AnyTable,
  form: () => ObjectForm | undefined,
): Rule<unknown> {
  const { id, run } = rule;
  const { result } = SLOTS[slot];
  if (slot === 'prepare') return { ...rule, run: guardedDraft(id, run as never, idField, form) };
  const within = (value: unknown, field: string): unknown => {
    if (typeof value === 'function') {
      const resultOf = (): Result => (result === 'values' ? fieldValue(form()?.fields.get(field)) : result);
      return guarded(id, value as never, resultOf);
    }
    // What is stored is a copy: nobody else may change it.
    if (slot === 'defaults' && field !== '')
      return guarded(
        id,
        () => copyOf(value),
        () => fieldValue(form()?.fields.get(field)),
      );
    if (!isNode(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner, name)]));
  };
  return { ...rule, run: within(run, '') };
}
