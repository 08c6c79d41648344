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
  return `With ${conditions} in the query, the body needs ${needs}${basis === 'inferred' ? ', going by the names' : ''}.`;
}

/** A value in code marks. */
export function code(value: unknown): string {
  return `\`${value}\``;
}

function equality([name, value]: [string, unknown]): string {
  return `${code(name)} ${code(value)}`;
}
