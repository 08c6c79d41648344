import { CONVENTIONS, NO_EFFECT, type Rule, rulesIn, sentence } from '../engine/index.ts';
import { TABLES } from './resource-tables.ts';

/** A rule, without what it runs. */
export type PlainRule = Pick<Rule<unknown>, 'id' | 'basis'>;

/** A rule of the sandbox. */
export interface RegisteredRule extends PlainRule {
  /** The names of its alternatives. */
  alternatives: readonly string[];
}

/** Every rule of the sandbox, each once: those of all resources first, then those of each resource. */
export function rules(): readonly RegisteredRule[] {
  return (registered ??= registerRules());
}

/** The rules whose ids begin alike: those of a resource, of documents, of lists. */
export interface RuleGroup {
  /** Prefix of the ids, such as `tax-groups`. */
  id: string;
  /** `Tax groups`. */
  name: string;
  rules: readonly PlainRule[];
}

/** Every rule in its group, by name. The address of a rule is its id, in the list of rules and in the reference. */
export function ruleGroups(): RuleGroup[] {
  const groups = new Map<string, RegisteredRule[]>();
  for (const rule of rules()) {
    const id = rule.id.slice(0, rule.id.indexOf('.'));
    groups.set(id, [...(groups.get(id) ?? []), rule]);
  }
  const sorted = [...groups].sort(([one], [other]) => one.localeCompare(other, 'en'));
  return sorted.map(([id, rules]) => ({ id, name: id === 'urls' ? 'URLs' : sentence(id.replaceAll('-', ' ')), rules }));
}

let registered: readonly RegisteredRule[] | undefined;

function registerRules(): RegisteredRule[] {
  const allRules = [
    ...Object.values(CONVENTIONS),
    ...TABLES.flatMap((table) => [...rulesIn(table)]),
  ] as Rule<unknown>[];
  const actions = new Set(
    TABLES.flatMap(({ actions: ruleByOperation = {} }) => Object.values(ruleByOperation).map((one) => one?.id)),
  );
  const registered = new Map<string, RegisteredRule>();
  for (const { id, basis, alternatives = {} } of allRules) {
    const names = [...(registered.get(id)?.alternatives ?? []), ...Object.keys(alternatives)];
    const isAction = basis.kind === 'assumed' && actions.has(id);
    registered.set(id, { id, basis, alternatives: [...new Set([...names, ...(isAction ? [NO_EFFECT] : [])])] });
  }
  return [...registered.values()];
}
