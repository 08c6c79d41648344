import { ownHeader } from '../../../src/service/index.ts';
import type { StateOf } from '../../rule-states/index.ts';
import type { Explanation } from '../explain/explanation.ts';
import type { Plan } from '../plan/plan.ts';
import type { Resource } from '../record/resource.ts';
import type { Rule } from '../record/rule.ts';
import type { ParsedBody } from './read-body.ts';
import type { RequestContext } from './request-context.ts';

/** Longest value of a header, in characters. */
const MAX_LENGTH = 1000;

/** The assumptions that an answer to an operation may rest on. */
export function assumptionsOf(plan: Plan, table: Resource['table'] | undefined): readonly string[] {
  const rules = table ? [...rulesFor(plan, table)] : [];
  return rules.filter(({ basis }) => basis.kind === 'assumed').map(({ id }) => id);
}

/**
 * The assumptions that an answer rests on: of the rules that gave its values, that chose its rows and their order, and of the
 * action that it is the answer of.
 */
export function assumptionsBehind(
  { plan, compiled: { table }, conventions, call: { query }, assumed, listed: count = 0, explainer }: RequestContext,
  explanations: readonly Explanation[],
): readonly string[] {
  const { visible, order = conventions.isNewestFirst, filterBy, searched } = table;
  const isOwnOrder = query['sort_column'] === undefined && query['sort_order'] === undefined;
  const choosing = [
    visible,
    isOwnOrder && count > 1 ? order : undefined,
    query['filter_by'] === undefined ? undefined : filterBy,
    query['search_text'] === undefined ? undefined : searched,
  ];
  const rules = [table.actions?.[plan.operation], ...(plan.kind === 'list' ? choosing : [])];
  return [
    ...assumed,
    ...(explainer?.trace.deleting ?? []),
    ...rules.flatMap((rule) => (rule?.run && rule.basis.kind === 'assumed' ? rule.id : [])),
    ...explanations
      .flatMap((one) => [one, ...(one.behind ?? [])])
      .flatMap(({ rule, basis }) => (basis === 'assumed' ? rule : [])),
  ];
}

/**
 * The header `x-sandbox-assumptions`, which says which assumptions an answer rests on, or may rest on: `taxes.unique, lists.order;state=observed`. An
 * assumption that no probe has decided about has no state.
 */
export function assumptionsHeader(ids: readonly string[], stateOf: StateOf): Record<string, string> {
  const shown = [...new Set(ids)].map((id) => {
    const { kind } = stateOf({ id, basis: { kind: 'assumed' } });
    return kind === 'assumed' || kind === 'undecidable' ? id : `${id};state=${kind}`;
  });
  return shown.length > 0 ? { [ownHeader('sandbox', 'assumptions')]: listed(shown) } : {};
}

/** The rules of a table that an operation may use. */
export function* rulesFor({ kind, operation }: Plan, table: Resource['table']): Generator<Rule<unknown>> {
  const action = table.actions?.[operation];
  if (action) yield action;
  else if (kind === 'create') {
    for (const rules of [table.defaults, table.created]) yield* rules ?? [];
  } else if (kind === 'update') yield* table.updated ?? [];
  else if (kind === 'delete') {
    for (const rules of [table.deletion, table.deleted]) yield* rules ?? [];
    return;
  } else if (kind === 'transition') {
    for (const rules of [table.transitions?.[operation], table.afterTransition]) yield* rules ?? [];
    return;
  } else if (kind === 'list') {
    for (const rule of [table.order, table.visible, table.filterBy, table.searched]) if (rule) yield rule;
  }
  if (kind === 'create' || kind === 'update') {
    for (const rules of [table.prepare, table.refers, table.unique, table.fieldChecks, table.checks])
      yield* rules ?? [];
  }
  yield* table.computed ?? [];
}

/** The header that says what only the service sets, and what differs from the record that an id names. */
export function ignoredHeader({ ignored }: ParsedBody): Record<string, string> {
  return ignored.length > 0 ? { [ownHeader('sandbox', 'ignored')]: listed(ignored) } : {};
}

/** Names for a header: in ASCII, and not too long. */
function listed(names: readonly string[]): string {
  const text = names.map((name) => name.replace(/[^\w.[\]?;=-]/gu, escaped)).join(', ');
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(', ', MAX_LENGTH - 5))}, ...`;
}

function escaped(character: string): string {
  return `%${character.codePointAt(0)!.toString(16)}`;
}
