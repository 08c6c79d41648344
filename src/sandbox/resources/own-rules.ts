import { isNode } from '../../contract/index.ts';
import { type AnyTable, isRule, type ObjectForm, type Rule } from '../engine/index.ts';
import type { ResourceName } from '../types/index.ts';
import type { KeptOf } from './own-rule-context.ts';
import { answerOf, fieldValue, guarded, guardedDraft, type Result, remembered, storedValue } from './own-rule-guard.ts';
import { type OwnRules, SLOTS, type SlotName } from './own-rule-slots.ts';
import { TABLES } from './resource-tables.ts';

/** The tables of the sandbox with rules of one's own. A failure of one is a refusal that names it. */
export function tablesWith(own: OwnRules, formOf: (resource: string) => ObjectForm | undefined): readonly AnyTable[] {
  const idFields = new Map(TABLES.map(({ resource, idField }) => [resource, idField]));
  const keptOf: KeptOf = (resource) => ({ idField: idFields.get(resource)!, form: formOf(resource) });
  return TABLES.map((table): AnyTable => {
    const slots = own[table.resource as ResourceName] as Partial<Record<SlotName, unknown>> | undefined;
    if (!slots) return table;
    const merged = Object.entries(slots).map(([name, part]) => {
      const guard = (rule: Rule<unknown>): Rule<unknown> => guardedRule(rule, name as SlotName, table.resource, keptOf);
      return [name, mergedPart(table[name as SlotName], part, guard)];
    });
    return { ...table, ...Object.fromEntries(merged) } as AnyTable;
  });
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

function guardedRule(rule: Rule<unknown>, slot: SlotName, resource: string, keptOf: KeptOf): Rule<unknown> {
  const { id, run } = rule;
  const { result } = SLOTS[slot];
  if (slot === 'prepare') return { ...rule, run: guardedDraft(id, run as never, resource, keptOf) };
  const resultOf = (field: string) => (): Result =>
    slot === 'defaults'
      ? storedValue(field, keptOf(resource).form)
      : result === 'values'
        ? fieldValue(keptOf(resource).form?.fields.get(field))
        : result === 'answer'
          ? answerOf(resource)
          : result;
  const within = (value: unknown, field: string): unknown => {
    // A constant is copied as what a function returns is: nobody else may change what is stored.
    const call = typeof value === 'function' ? value : slot === 'defaults' && field !== '' ? () => value : undefined;
    if (call) return guarded(id, call as never, resultOf(field), keptOf);
    if (!isNode(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, within(inner, name)]));
  };
  const own = within(run, '');
  return { ...rule, run: slot === 'ledgerEntries' || slot === 'indexed' ? remembered(own as never) : own };
}
