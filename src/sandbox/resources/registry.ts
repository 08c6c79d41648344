import { CONVENTIONS, type Rule, rulesIn } from '../engine/index.ts';
import { TABLES } from './resource-tables.ts';

/** A rule of the sandbox, without what it runs. */
export type RegisteredRule = Pick<Rule<unknown>, 'id' | 'basis'>;

/** Every rule of the sandbox, each once: those of all resources first, then those of each resource. */
export function rules(): readonly RegisteredRule[] {
  return (registered ??= registerRules());
}

let registered: readonly RegisteredRule[] | undefined;

function registerRules(): RegisteredRule[] {
  const all = [...Object.values(CONVENTIONS), ...TABLES.flatMap((table) => [...rulesIn(table)])] as Rule<unknown>[];
  return [...new Map(all.map(({ id, basis }) => [id, { id, basis }])).values()];
}
