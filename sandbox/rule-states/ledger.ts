import { type RuleState, reasonAgainst } from './rule-state.ts';
import { textOf } from './rule-texts.ts';

/** Published rules of a simulator; docs/receipts.md explains the format. */
export interface RuleLedger {
  /** Version of the format. */
  format: 1;
  /** Each rule once. */
  rules: readonly LedgerRule[];
}

/** A rule in a ledger. */
export interface LedgerRule {
  id: string;
  /** The service's behavior according to the rule, in a sentence. */
  statement: string;
  basis: 'documented' | 'assumed';
  /** Where the rule is documented, or why it is assumed. */
  because: string;
  isOn: boolean;
  /** The alternative that the simulator follows instead of the statement. */
  chosen?: string;
  state: RuleState;
  /** Other possible behaviors of the service, each in a sentence, by name. */
  alternatives?: Readonly<Record<string, string>>;
  /** `true` if a probe can decide an assumed rule, and otherwise the reason why none can. */
  probe?: true | string;
}

/** The states that a rule can have. */
export const RULE_STATES: readonly RuleState['kind'][] = [
  'documented',
  'assumed',
  'undecidable',
  'observed',
  'refuted',
  'otherwise',
];

const NAME = '^[A-Za-z0-9_.-]{1,100}$';

/** Third-party properties of a ledger or of a rule in it. */
const EXTENSIONS = { '^x-': {} };

const STATE = {
  description: 'What is known about the rule so far.',
  oneOf: [
    {
      title: 'Stated',
      type: 'object',
      properties: {
        kind: {
          description:
            "`documented` if the documentation states the rule. `assumed` if it doesn't, and nobody has checked it yet.",
          enum: ['documented', 'assumed'],
        },
      },
      required: ['kind'],
      additionalProperties: false,
    },
    {
      title: 'Undecidable',
      type: 'object',
      properties: {
        kind: { description: 'The rule is assumed, and no sequence of requests can decide it.', const: 'undecidable' },
        reason: { description: "Why requests can't decide it, as a sentence.", type: 'string', minLength: 1 },
      },
      required: ['kind', 'reason'],
      additionalProperties: false,
    },
    {
      title: 'Found',
      type: 'object',
      properties: {
        kind: {
          description:
            'What the real service was found to do. `observed`: it follows the rule. `refuted`: it does not. `otherwise`: it does something that neither the rule nor an alternative describes. If runs disagree, `refuted` comes first, then `otherwise`.',
          enum: ['observed', 'refuted', 'otherwise'],
        },
        runs: { description: 'How many runs found this.', type: 'integer', minimum: 1 },
        of: {
          description: 'How many runs reached a verdict on the rule, whatever it was.',
          type: 'integer',
          minimum: 1,
        },
        accounts: { description: 'In how many accounts this was found.', type: 'integer', minimum: 1 },
        last: {
          description: 'The last day on which this was found, such as `2026-03-28`.',
          type: 'string',
          pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        },
        instead: {
          description: 'The names of the alternatives that the service was found to follow.',
          type: 'array',
          items: { type: 'string', pattern: NAME },
          minItems: 1,
        },
      },
      required: ['kind', 'runs', 'of', 'accounts', 'last'],
      additionalProperties: false,
    },
  ],
};

/** Dependencies between a rule's state, its other properties and its basis. */
const CONSISTENCY = [
  {
    if: { type: 'object', properties: { basis: { const: 'documented' } }, required: ['basis'] },
    then: {
      type: 'object',
      properties: {
        state: { type: 'object', properties: { kind: { const: 'documented' } } },
        alternatives: { type: 'object', maxProperties: 0 },
        chosen: false,
        probe: false,
      },
    },
    else: {
      type: 'object',
      properties: { state: { type: 'object', properties: { kind: { not: { const: 'documented' } } } } },
      required: ['probe'],
    },
  },
  {
    if: {
      type: 'object',
      properties: { state: { type: 'object', properties: { kind: { const: 'undecidable' } }, required: ['kind'] } },
      required: ['state'],
    },
    then: { type: 'object', properties: { probe: { type: 'string' } } },
  },
];

const RULE = {
  title: 'Rule',
  type: 'object',
  properties: {
    id: {
      description: 'Identifies the rule. It is unique in the ledger, and stays the same from version to version.',
      type: 'string',
      pattern: NAME,
    },
    statement: {
      description: 'What the service does, according to the rule, in a sentence.',
      type: 'string',
      minLength: 1,
    },
    basis: {
      description:
        '`documented` if the documentation of the service states the rule, `assumed` if the authors of the simulator chose it.',
      enum: ['documented', 'assumed'],
    },
    because: {
      description: 'Where the rule is documented, or why it is assumed.',
      type: 'string',
      minLength: 1,
    },
    isOn: { description: 'Whether the simulator follows the rule.', type: 'boolean' },
    chosen: {
      description:
        'The name of the alternative that the simulator follows instead of the statement, if it follows one.',
      type: 'string',
      pattern: NAME,
    },
    state: STATE,
    alternatives: {
      description: 'What the service may do instead: a sentence for each alternative, by its name.',
      type: 'object',
      propertyNames: { type: 'string', pattern: NAME },
      additionalProperties: { type: 'string', minLength: 1 },
    },
    probe: {
      description:
        'For an assumed rule: `true` if a probe, which is a sequence of requests to the real service, can decide whether it holds. Otherwise, the reason why none can, as a sentence.',
      oneOf: [{ const: true }, { type: 'string', minLength: 1 }],
    },
  },
  patternProperties: EXTENSIONS,
  required: ['id', 'statement', 'basis', 'because', 'isOn', 'state'],
  additionalProperties: false,
  allOf: CONSISTENCY,
};

/**
 * The JSON Schema (2020-12) of a ledger, without `$schema`. It has no references, so that it can be part of an OpenAPI document.
 */
export const LEDGER_SCHEMA = {
  title: 'Ledger',
  description:
    "A simulator's rules: what it assumes a service to do, on what basis, and what is known about each rule. Properties that start with `x-` are extensions.",
  type: 'object',
  properties: {
    format: { description: 'The version of this format.', const: 1 },
    rules: { description: 'Every rule, each once.', type: 'array', items: RULE },
  },
  patternProperties: EXTENSIONS,
  required: ['format', 'rules'],
  additionalProperties: false,
} as const;

/** Returns `true` if a probe can decide a rule, or the reason why none can. Undefined for a documented rule, which needs no probe. */
export function probeOf({
  id,
  basis,
}: {
  id: string;
  basis: { kind: LedgerRule['basis'] };
}): true | string | undefined {
  if (basis.kind === 'documented') return undefined;
  if (!textOf(id)) return 'No probe covers this custom rule.';
  return reasonAgainst(id) ?? true;
}
