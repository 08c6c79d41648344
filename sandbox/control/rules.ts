import { suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { Refusal } from '../engine/index.ts';
import { alternativesOf, type RuleState } from '../rule-states/index.ts';
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
  ...service.object({
    id: service.TEXT,
    does: service.TEXT,
    basis: service.TEXT,
    because: service.TEXT,
    isOn: { type: 'boolean' },
    state: service.ANY_OBJECT,
    alternatives: service.ANY_OBJECT,
    form: service.TEXT,
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
    query: { rule: service.TEXT, state: { type: 'string', enum: [...STATES] } },
    answer: service.object({ rules: service.listOf(RULE) }),
    run({ engine, query }) {
      const { rule, state } = query as { rule?: string; state?: string };
      const { rules } = engine;
      const isNamed = ({ id }: { id: string }): boolean =>
        rule === undefined || id === rule || (rule.endsWith('.*') && id.startsWith(rule.slice(0, -1)));
      if (!rules.some(isNamed)) {
        const ids = rules.map(({ id }) => id);
        throw new Refusal('invalid', `There is no rule ${rule}.${suggestion(rule!, ids)}`, 'rule');
      }
      return {
        rules: rules
          .filter((one) => isNamed(one) && (state === undefined || one.state.kind === state))
          .map(({ id, basis, ...rest }) => {
            const because = basis.kind === 'assumed' ? basis.reason : basis.location;
            return { id, does: basis.does, basis: basis.kind, because, ...rest, alternatives: alternativesOf(id) };
          }),
      };
    },
  },
);
