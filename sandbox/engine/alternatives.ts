import { type AnyTable, mapRules } from './compile-tables.ts';
import type { Rule } from './rule.ts';

/** The alternative of every rule that is an action: it is answered, and nothing happens. */
export const NO_EFFECT = 'no-effect';

/** What an action runs that has no effect. */
export function withoutEffect(): undefined {}

/** The alternative that is chosen for a rule; undefined where its own form holds. */
export type FormOf = (rule: string) => string | undefined;

/** A rule in the form that is chosen. */
export function inForm<Run>(rule: Rule<Run>, formOf: FormOf): Rule<Run> {
  const form = formOf(rule.id);
  const run = form === undefined ? undefined : rule.alternatives?.[form];
  return run === undefined ? rule : { ...rule, run };
}

/** A table with its rules in the forms that are chosen. */
export function tableInForm(table: AnyTable, formOf: FormOf): AnyTable {
  return mapRules(table, (rule, slot) =>
    slot === 'actions' && formOf(rule.id) === NO_EFFECT ? { ...rule, run: withoutEffect } : inForm(rule, formOf),
  );
}
