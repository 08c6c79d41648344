import type { AnyTable, Plan } from '../../sandbox/engine/index.ts';
import type { Oracle } from './oracle.ts';
import type { Claim } from './verdicts.ts';

/** Pages of a list have no rows in common. */
export const PAGING: Claim = {
  id: 'lists.pages',
  basis: 'assumed',
  does: 'While nothing is written, a record is on one page of a list.',
};

/** The claim of a rule. */
export function claimOfRule({ rules }: Oracle, id: string): Claim {
  const { basis } = rules.find((rule) => rule.id === id)!;
  return { id, basis: basis.kind, does: basis.does };
}

/** What a call does, as later reads show it: the rule of an action, the transition or the deletion of the contract. */
export function claimOfCall({ operation, kind, transition, resource }: Plan, { actions, noun }: AnyTable): Claim {
  const action = actions?.[operation];
  if (action) return { id: action.id, basis: action.basis.kind, does: action.basis.does };
  if (kind === 'transition') {
    const { field, to } = transition!;
    return { id: operation, basis: 'documented', does: `\`${field}\` of the ${noun} becomes \`${to}\`.` };
  }
  if (kind === 'delete') return { id: operation, basis: 'documented', does: `The ${noun} does not exist any more.` };
  return { id: operation, basis: 'assumed', does: `The call changes ${resource}.` };
}

/** What a parameter of a list does. */
export function claimOfParameter({ operation }: Plan, parameter: string): Claim {
  const does = parameter === 'sort_column' ? 'sorts the list' : 'leaves out the records that it does not ask for';
  return { id: `${operation}?${parameter}`, basis: 'documented', does: `\`${parameter}\` ${does}.` };
}
