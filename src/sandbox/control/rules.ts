import { suggestion } from '../../contract/index.ts';
import { alternativesOf, type RuleState } from '../../rule-states/index.ts';
import { ANY_OBJECT, listOf, object, TEXT } from '../../service/index.ts';
import { Refusal } from '../engine/index.ts';
import { type Route, route } from './route.ts';

const STATES: readonly RuleState['kind'][] = [
  'documented',
  'assumed',
  'undecidable',
  'observed',
  'refuted',
  'otherwise',
];

const RULE = {
  ...object({
    id: TEXT,
    does: TEXT,
    basis: TEXT,
    because: TEXT,
    isOn: { type: 'boolean' },
    state: ANY_OBJECT,
    alternatives: ANY_OBJECT,
    form: TEXT,
  }),
  required: ['id', 'does', 'basis', 'because', 'isOn', 'state', 'alternatives'],
};

/** The control URL of the rules. The page for people is at `/rules`. */
export const ruleRoute: Route = route(
  'GET /rules.json',
  'listRules',
  'The rules of the sandbox, each with its state: documented, assumed, undecidable, or what probes of accounts have found',
  {
    isOfAll: true,
    query: { rule: TEXT, state: { type: 'string', enum: [...STATES] } },
    answer: object({ rules: listOf(RULE) }),
    run({ engine, query }) {
      const { rule, state } = query as { rule?: string; state?: string };
      const all = engine.rules;
      const isNamed = ({ id }: { id: string }): boolean =>
        rule === undefined || id === rule || (rule.endsWith('.*') && id.startsWith(rule.slice(0, -1)));
      if (!all.some(isNamed)) {
        const ids = all.map(({ id }) => id);
        throw new Refusal('invalid', `There is no rule ${rule}.${suggestion(rule!, ids)}`, 'rule');
      }
      return {
        rules: all
          .filter((one) => isNamed(one) && (state === undefined || one.state.kind === state))
          .map(({ id, basis, ...known }) => {
            const because = basis.kind === 'assumed' ? basis.reason : basis.location;
            return { id, does: basis.does, basis: basis.kind, because, ...known, alternatives: alternativesOf(id) };
          }),
      };
    },
  },
);
