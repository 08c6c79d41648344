import type { CallRule, Transition } from './document.ts';

/** Says under which values of the body a transition leads to its state; Markdown. */
export function conditionInWords(when: Transition['when'] = {}): string {
  const conditions = Object.entries(when).map(equality);
  return conditions.length > 0 ? `, with ${conditions.join(' and ')}` : '';
}

/** Says what a rule between query and body demands; Markdown. */
export function ruleInWords({ when, requires, basis }: CallRule): string {
  const needs = requires.map((target) => code(target.replace('body.', ''))).join(' and ');
  const conditions = Object.entries(when.query).map(equality).join(' and ');
  const note = basis === 'inferred' ? ' This is inferred from the names.' : '';
  return `With ${conditions} in the query, the body needs ${needs}.${note}`;
}

/** Returns a sentence about the fields that the sandbox needs and the contract doesn't require; nothing if there are none. */
export function neededInWords(fields: readonly string[] = []): string[] {
  return fields.length > 0 ? [`The sandbox needs ${fields.map(code).join(' and ')}.`] : [];
}

/** A value in code marks. */
export function code(value: unknown): string {
  return `\`${value}\``;
}

function equality([name, value]: [string, unknown]): string {
  return `${code(name)} ${code(value)}`;
}

interface Deprecable {
  deprecated?: boolean | undefined;
  'x-sunset'?: string | undefined;
}

/** Says of a part of a document that it is deprecated, and from which day on it may be removed; undefined if it is not. */
export function deprecationInWords({ deprecated, 'x-sunset': sunset }: Deprecable): string | undefined {
  if (deprecated !== true) return undefined;
  return sunset === undefined ? 'Deprecated.' : `Deprecated: may be removed on or after ${sunset}.`;
}
