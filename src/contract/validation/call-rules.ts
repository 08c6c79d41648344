import type { CallRule } from '../document.ts';
import { isNode } from '../walk.ts';
import type { Violation } from './violations.ts';

/**
 * Returns a call's violations of documented rules between query and body. An inferred rule rejects nothing.
 *
 * @param query The values of the query in the types of the contract.
 */
export function callRuleViolations(
  rules: readonly CallRule[],
  { query, body }: { query: Readonly<Record<string, unknown>>; body?: unknown },
): Violation[] {
  const fields: Readonly<Record<string, unknown>> = isNode(body) ? body : {};
  return rules.flatMap(({ when, requires, basis }) => {
    const conditions = Object.entries(when.query);
    if (basis !== 'documented' || conditions.some(([name, value]) => query[name] !== value)) return [];
    const reason = conditions.map(([name, value]) => `${name} is ${String(value)}`).join(' and ');
    return requires
      .map((target) => target.replace(/^body\./, ''))
      .filter((field) => fields[field] === undefined || fields[field] === '')
      .map((field) => ({ place: `body.${field}`, message: `is required, since ${reason}` }));
  });
}
