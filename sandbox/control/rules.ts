import { suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { type KnownRule, NO_EFFECT, Refusal } from '../engine/index.ts';
import { rules as registeredRules } from '../resources/index.ts';
import {
  alternativesOf,
  LEDGER_SCHEMA,
  type LedgerRule,
  probeOf,
  RULE_STATES,
  type RuleLedger,
} from '../rule-states/index.ts';
import { type Route, route } from './route.ts';

/** The control URL of the rules. The page for people is at `/rules`. */
export const ruleRoute: Route = route(
  'GET /rules.json',
  'listRules',
  'The rules of the sandbox, each with its state: documented, assumed, undecidable, or what probes of accounts have found',
  {
    isOfAll: true,
    query: { rule: service.TEXT, state: { type: 'string', enum: [...RULE_STATES] } },
    answer: LEDGER_SCHEMA,
    run({ engine, query }): RuleLedger {
      const { rule, state } = query as { rule?: string; state?: string };
      const { rules } = engine;
      const isNamed = ({ id }: { id: string }): boolean =>
        rule === undefined || id === rule || (rule.endsWith('.*') && id.startsWith(rule.slice(0, -1)));
      if (!rules.some(isNamed)) {
        const ids = rules.map(({ id }) => id);
        throw new Refusal('invalid', `There is no rule ${rule}.${suggestion(rule!, ids)}`, 'rule');
      }
      const actions = new Set(
        registeredRules().flatMap(({ id, alternatives }) => (alternatives.includes(NO_EFFECT) ? id : [])),
      );
      return {
        format: 1,
        rules: rules
          .filter((one) => isNamed(one) && (state === undefined || one.state.kind === state))
          .map((one) => entryOf(one, one.basis.kind === 'assumed' && actions.has(one.id))),
      };
    },
  },
);

/** @param isAction Whether the rule is all that an operation does. */
function entryOf({ id, basis, isOn, form, state }: KnownRule, isAction: boolean): LedgerRule {
  const probe = probeOf({ id, basis });
  return {
    id,
    // JavaScript may leave out the strings of a custom rule.
    statement: basis.does || id,
    basis: basis.kind,
    because: (basis.kind === 'assumed' ? basis.reason : basis.location) || 'It is a custom rule.',
    isOn,
    ...(form !== undefined && { chosen: form }),
    state,
    alternatives: {
      // A custom rule may state as documented what the sandbox assumes.
      ...(basis.kind === 'assumed' && alternativesOf(id)),
      ...(isAction && { [NO_EFFECT]: 'The operation succeeds and changes nothing.' }),
    },
    ...(probe !== undefined && { probe }),
  };
}
