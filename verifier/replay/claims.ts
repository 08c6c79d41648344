import type { AnyTable, Plan } from '../../sandbox/engine/index.ts';
import type { Oracle } from './oracle.ts';
import type { Claim } from './verdicts.ts';

/** Pages of a list have no rows in common. */
export const PAGING: Claim = {
  id: 'lists.pages',
  basis: 'assumed',
  does: 'As long as nothing is written, a record appears on only one page of a list.',
};

/** The claim of a rule. */
export function claimOfRule({ rules }: Oracle, id: string): Claim {
  const { basis } = rules.find((rule) => rule.id === id)!;
  return { id, basis: basis.kind, does: basis.does };
}

/** Returns the claim that later reads can confirm for a call: the rule of an action, or the contract's transition or deletion. */
export function claimOfCall({ operation, kind, transition, resource }: Plan, { actions, noun }: AnyTable): Claim {
  const action = actions?.[operation];
  if (action) return { id: action.id, basis: action.basis.kind, does: action.basis.does };
  if (kind === 'transition') {
    const { field, to } = transition!;
    return { id: operation, basis: 'documented', does: `\`${field}\` of the ${noun} becomes \`${to}\`.` };
  }
  if (kind === 'delete') return { id: operation, basis: 'documented', does: `The ${noun} no longer exists.` };
  return { id: operation, basis: 'assumed', does: `The call changes ${resource}.` };
}

export function claimOfParameter({ operation }: Plan, parameter: string): Claim {
  const does = parameter === 'sort_column' ? 'sorts the list' : 'leaves out the records that do not match';
  return { id: `${operation}?${parameter}`, basis: 'documented', does: `\`${parameter}\` ${does}.` };
}
