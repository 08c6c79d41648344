import { isNode } from '../../src/contract/index.ts';
import { type AnyTable, isRule, type ObjectForm, type Rule } from '../engine/index.ts';
import { TABLES } from '../resources/index.ts';
import type { ResourceName } from '../types/index.ts';
import { guarded, guardedDraft, guardedValue, type KindOf, type Run, remembered } from './guard.ts';
import { answerOf, type Result } from './results.ts';
import { type CustomRules, SLOTS, type SlotName } from './slots.ts';

/** The tables of the sandbox with custom rules. A failure of one is a refusal that names it. */
export function tablesWith(
  customRules: CustomRules,
  formOf: (resource: string) => ObjectForm | undefined,
): readonly AnyTable[] {
  const idFields = new Map(TABLES.map(({ resource, idField }) => [resource, idField]));
  const kindOf: KindOf = (resource) => ({ idField: idFields.get(resource)!, form: formOf(resource) });
  return TABLES.map((table): AnyTable => {
    const slots = customRules[table.resource as ResourceName] as Partial<Record<SlotName, unknown>> | undefined;
    if (!slots) return table;
    const merged = Object.entries(slots).map(([name, part]) => {
      const guard = (rule: Rule<unknown>): Rule<unknown> => guardedRule(rule, name as SlotName, table.resource, kindOf);
      return [name, mergedPart(table[name as SlotName], part, guard)];
    });
    return { ...table, ...Object.fromEntries(merged) } as AnyTable;
  });
}

function mergedPart(
  standardPart: unknown,
  customPart: unknown,
  guard: (rule: Rule<unknown>) => Rule<unknown>,
): unknown {
  if (isRule(customPart)) return guard(customPart);
  if (Array.isArray(customPart)) {
    const [rules, theirs] = [customPart as Rule<unknown>[], (standardPart ?? []) as Rule<unknown>[]];
    const left = new Map(rules.map((rule) => [rule.id, guard(rule)]));
    const replaced = theirs.map((rule) => {
      const mine = left.get(rule.id);
      left.delete(rule.id);
      return mine ?? rule;
    });
    return [...replaced, ...left.values()];
  }
  const parts = Object.entries(customPart as object).map(([name, part]) => [
    name,
    mergedPart((standardPart as Record<string, unknown> | undefined)?.[name], part, guard),
  ]);
  return { ...(standardPart as object | undefined), ...Object.fromEntries(parts) };
}

function guardedRule(rule: Rule<unknown>, slot: SlotName, resource: string, kindOf: KindOf): Rule<unknown> {
  const { id, run } = rule;
  const { result } = SLOTS[slot];
  if (slot === 'prepare') return { ...rule, run: guardedDraft(id, run as Run, resource, kindOf) };
  if (result === 'values') {
    const values = Object.entries(run as object).map(([field, value]: [string, unknown]) => {
      const call = typeof value === 'function' ? (value as Run) : () => value;
      return [field, guardedValue(id, call, resource, field, kindOf)];
    });
    return { ...rule, run: Object.fromEntries(values) };
  }
  const resultOf = (): Result => (result === 'answer' ? answerOf(resource) : result);
  const guardAll = (value: unknown): unknown => {
    if (typeof value === 'function') return guarded(id, value as Run, resultOf, kindOf);
    if (!isNode(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, guardAll(inner)]));
  };
  const guardedRun = guardAll(run);
  return { ...rule, run: slot === 'ledgerEntries' || slot === 'indexed' ? remembered(guardedRun as Run) : guardedRun };
}
