import { isRule } from './compile-tables.ts';
import type { Rule } from './rule.ts';

/** The rules in a table or in a part of one, in its order. One that has several parts comes several times. */
export function* rulesIn(value: unknown): Generator<Rule<unknown>> {
  if (isRule(value)) yield value;
  else if (Array.isArray(value)) for (const entry of value) yield* rulesIn(entry);
  else if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) yield* rulesIn(entry);
}
