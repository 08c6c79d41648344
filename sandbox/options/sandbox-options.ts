import { type Authorization, isNode, isOrganizationId, type Operation, suggestion } from '../../src/contract/index.ts';
import * as service from '../../src/service/index.ts';
import { type CustomRules, checkCustomRules } from '../custom-rules/index.ts';
import { type Commit, type Contract, rulesIn } from '../engine/index.ts';
import { type RegisteredRule, rules } from '../resources/index.ts';
import { type RuleEvidence, readRuleEvidence } from '../rule-states/index.ts';
import { isSnapshot, type SeedOption } from '../seed/index.ts';
import type { EventName, OperationId } from '../types/index.ts';

/** Options of a sandbox. */
export interface SandboxOptions {
  /**
   * Initial data of an organization: the samples' story (default), settings only, a snapshot, or custom records in addition to
   * the settings.
   */
  seed?: SeedOption | undefined;
  /** ID of the organization. By default the snapshot's, or `10234695`. */
  organizationId?: string | undefined;
  /**
   * Time at which the clock starts, `2026-03-28T12:00:00+05:30` by default: the end of the story. `system` is this machine's
   * time, at the start and at each reset. Leave it out with a snapshot, which has its own time.
   */
  now?: Date | string | number | undefined;
  /**
   * Handling of anything that is not in the contract, such as fields, parameters, preferences, and a body where the contract
   * describes none: `report` (default) lists it in `x-sandbox-unknown`, `refuse` rejects the request with 400.
   */
  unknown?: 'refuse' | 'report' | undefined;
  /**
   * Operations whose effect is not documented, such as status changes: `answer` follows the assumed rules (default), `refuse`
   * rejects the request with 501. Requests that create, read, change or delete records always work.
   */
  assumed?: 'refuse' | 'answer' | undefined;
  /** Both: `unknown: 'refuse'` and `assumed: 'refuse'`. False by default. */
  strict?: boolean | undefined;
  /**
   * Switches assumptions off, or to one of their named alternatives, by rule ID: `{ 'taxes.unique': false, 'lists.page-size': '100' }`.
   * The list of rules has the names.
   */
  assumptions?: Readonly<Record<string, boolean | string>> | undefined;
  /**
   * Findings of probes about rules, as returned by `ruleEvidenceOf` of `./probe` and by `evidence merge`. Responses,
   * explanations and the list of rules show them, but no rule is switched. None by default. Rules that this sandbox does not
   * have are ignored.
   */
  evidence?: RuleEvidence | undefined;
  /**
   * How requests carry the token: a function that returns the value of the `Authorization` header, or an object of headers.
   * Only the header with the token is checked. As documented by default: `(token) => 'Service-oauthtoken ' + token`.
   */
  authorization?: Authorization | undefined;
  /**
   * Custom rules, by resource and slot. A custom rule with the ID of a rule in that slot replaces it; any other is added. If a
   * custom rule throws or returns something invalid, the request is rejected with an error that names the rule.
   */
  rules?: CustomRules | undefined;
  /** The access tokens that are accepted, with what each may do. By default, any token may do anything. */
  tokens?: Readonly<Record<string, TokenGrant>> | undefined;
  /** `documented` enforces the documented limits: 100 requests a minute, and the plan's daily limit. `none` by default. */
  limits?: 'none' | 'documented' | undefined;
  /** True to create organizations from the seed when a request names one that does not exist. By default, such a request is rejected. */
  createsOrganizations?: boolean | undefined;
  /** Failures that are pending in each organization from its start, and again after each reset. None by default. */
  failures?: readonly service.Failure[] | undefined;
}

/** Options of a reset of an organization. */
export interface ResetOptions {
  /** Seed to use for this reset and all later ones. By default, the organization keeps its seed. */
  seed?: SeedOption | undefined;
}

/** Permissions of an access token. Anything left out is unlimited. */
export interface TokenGrant {
  /** Scopes such as `ServiceAPI.taxes.READ`. */
  scopes?: readonly string[] | undefined;
  /** IDs of organizations. */
  organizations?: readonly string[] | undefined;
  /** When the token expires, on the organization's clock. */
  expires?: Date | string | number | undefined;
}

/** Conditions for logged calls. An object, such as the body, matches if it has the given fields. It may have others. */
export interface CallFilter {
  operationId?: OperationId | undefined;
  /** In capitals, such as `POST`. */
  method?: string | undefined;
  /** IDs in the URL, such as `{ invoice_id: '41' }`. */
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  /** An array must have the same number of entries. */
  body?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
  /** Event outside the service, such as `invoices.payByCard`. Without it, only calls match. */
  event?: EventName | undefined;
  /** The failure that you requested and that this call got, such as `{ answer: 'lost' }`. */
  failure?: service.Failure | undefined;
  /** The number of the first call that counts; 1 by default. */
  from?: number | undefined;
}

/** A change of the records, the counters or the clock of an organization. */
export interface NumberedCommit extends Commit {
  organizationId: string;
  /** Number of the event. The sandbox counts from 1, across all its organizations. */
  number: number;
  /** The operation or the event outside the API that caused the change; undefined if code or a control URL did. */
  cause?: string | undefined;
}

/** Is called after each call that changed something. */
export type CommitListener = (commit: NumberedCommit) => void;

/** Something that happened in a sandbox. */
export interface SandboxEvent extends NumberedCommit {
  /**
   * `changed`: by a request, by code or by the clock. `replaced`: the organization is new, or was reset or restored. `removed`: the
   * organization was deleted. An event without changes is about the clock, or about everything.
   */
  kind: 'changed' | 'replaced' | 'removed';
}

/** The end of the story of the samples. */
const NOW = '2026-03-28T12:00:00+05:30';

/** The value of `now` that stands for the time of this machine. */
export const SYSTEM_TIME = 'system';

const MUST_BE_TIME = 'must be a time, such as 2026-03-28.';

/** Returns the time at the start, in milliseconds since 1970. */
export function timeAtFirst({ now = NOW }: Pick<SandboxOptions, 'now'>): number {
  return now === SYSTEM_TIME ? Date.now() : service.timeOf(now);
}

type Switches = Pick<SandboxOptions, 'strict' | 'unknown' | 'assumed'>;

/** Resolves `strict` to the two switches that it sets. */
export function switchesOf({ strict = false, unknown, assumed }: Switches): {
  refusesUnknown: boolean;
  refusesAssumed: boolean;
} {
  return { refusesUnknown: strict || unknown === 'refuse', refusesAssumed: strict || assumed === 'refuse' };
}

/** Returns the conflict between `strict` and the switches that it sets, as the end of a sentence about `strict`. */
export function contradictionOf({ strict = false, unknown, assumed }: Switches): string | undefined {
  if (!strict) return undefined;
  if (unknown === 'report') return "rejects what is unknown, so unknown can't be report: leave one of them out.";
  if (assumed === 'answer') return "rejects what is assumed, so assumed can't be answer: leave one of them out.";
  return undefined;
}

/** The options of a sandbox: their checks, flags and descriptions. */
export const OPTIONS: service.OptionTable<SandboxOptions> = {
  seed: {
    description:
      'what an organization starts with: `story` (the sample data), `empty`, a snapshot, or records by resource',
    default: 'story',
    flag: { name: 'seed', value: '<seed>' },
    check: (value) => value === 'story' || value === 'empty' || isNode(value),
    must: 'must be story, empty, a snapshot or records.',
    known: ['story', 'empty', 'busy'],
  },
  organizationId: {
    description: 'ID of the organization',
    default: '10234695',
    flag: { name: 'organization-id', value: '<id>' },
    check: isOrganizationId,
    must: 'must be a non-empty string, such as 10234695.',
  },
  createsOrganizations: {
    description: 'creates an organization when a request names a new one; by default, such requests are rejected',
    default: 'false',
    flag: { name: 'create-organizations', default: '' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  now: {
    description:
      "time at which the clock starts, from 1970 to 9999, or `system` for this machine's time; a snapshot has its own",
    default: '2026-03-28T12:00:00+05:30',
    flag: {
      name: 'clock',
      formerName: 'now',
      value: '<time|now>',
      read: (text) => (text === 'now' ? SYSTEM_TIME : text),
    },
    check: (value) => value === SYSTEM_TIME || isTime(value),
    must: MUST_BE_TIME,
  },
  unknown: {
    description:
      "fields and parameters that aren't in the contract: `report` lists them in a header, `refuse` returns 400",
    default: 'report',
    flag: { name: 'unknown', value: '<refuse|report>' },
    check: (value) => value === 'refuse' || value === 'report',
    must: 'must be refuse or report.',
    known: ['refuse', 'report'],
  },
  assumed: {
    description: "operations whose effect isn't documented: `answer` follows the assumed rules, `refuse` returns 501",
    default: 'answer',
    flag: { name: 'assumed', value: '<refuse|answer>' },
    check: (value) => value === 'refuse' || value === 'answer',
    must: 'must be refuse or answer.',
    known: ['refuse', 'answer'],
  },
  strict: {
    description: "both: `unknown: 'refuse'` and `assumed: 'refuse'`",
    default: 'false',
    flag: { name: 'strict', default: '', description: 'both: `--unknown refuse` and `--assumed refuse`' },
    check: isBoolean,
    must: 'must be true or false.',
  },
  limits: {
    description: '`documented` enforces 100 requests a minute and the daily limit of the plan',
    default: 'none',
    flag: { name: 'limits', value: '<none|documented>' },
    check: (value) => value === 'none' || value === 'documented',
    must: 'must be none or documented.',
  },
  failures: service.FAILURES_OPTION,
  assumptions: {
    description:
      "switches assumptions off, or to an alternative: `{ 'taxes.unique': false, 'lists.page-size': '100' }`",
    default: 'all are on',
    check: isNode,
    must: 'must be an object that maps rule IDs to true, false or the name of an alternative.',
    each: {
      check: (value) => isBoolean(value) || typeof value === 'string',
      must: 'must be true, false, or the name of an alternative.',
    },
  },
  evidence: {
    description: 'evidence from probes, to show in responses',
    default: 'none',
    check: (value) => readRuleEvidence(value) !== undefined,
    must: 'must be evidence about rules, from probes.',
  },
  authorization: service.AUTHORIZATION_OPTION,
  rules: {
    description: 'custom rules, by resource and slot',
    default: 'none',
    check: isNode,
    must: 'must be an object with rules by resource and slot.',
  },
  tokens: {
    description: 'the access tokens that are accepted, each with `scopes`, `organizations` and `expires`',
    default: 'any token may do anything',
    flag: {
      name: 'token',
      value: '<token>[=<scopes>]',
      multiple: true,
      description: 'an access token to accept, optionally limited to a comma-separated list of scopes',
      readAll: readTokens,
    },
    check: (value) => isNode(value) && !Object.hasOwn(value, ''),
    must: "must map each token, which can't be empty, to what it may do.",
    each: {
      check: isNode,
      must: 'must be an object with scopes, organizations and expires, each of which may be left out.',
      fields: {
        scopes: listed('a scope, such as ServiceAPI.taxes.READ', (value) => typeof value === 'string'),
        organizations: listed('the ID of an organization', isOrganizationId),
        expires: { check: isTime, must: MUST_BE_TIME },
      } satisfies { [Name in keyof TokenGrant]-?: service.Closed },
    },
  },
};

/** Reads `demo` and `reader=ServiceAPI.contacts.READ,ServiceAPI.items.READ`. */
function readTokens(texts: readonly string[]): Record<string, TokenGrant> {
  return Object.fromEntries(
    texts.map((text) => {
      const [token = '', ...scopes] = text.split(/[=,]/);
      return [token, scopes.length > 0 ? { scopes } : {}];
    }),
  );
}

function listed(what: string, check: (value: unknown) => boolean): service.Closed {
  return { check: Array.isArray, must: 'must be an array.', each: { check, must: `must be ${what}.` } };
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isTime(value: unknown): boolean {
  const isOne = value instanceof Date || typeof value === 'string' || typeof value === 'number';
  return isOne && Number.isSafeInteger(service.timeOf(value));
}

/**
 * Checks what types can't hold.
 *
 * @param contract Its operations have the scopes that tokens may have.
 * @throws RangeError if an option is unknown or has a value that it can't have, or if a rule or a scope does not exist, or
 * a rule is not an assumption, or if options contradict each other.
 */
export function checkOptions(options: SandboxOptions, { operations, plans }: Contract): void {
  refuseBusy(options);
  const wrong = service.problemOf(OPTIONS, options);
  if (wrong) throw new RangeError(`${wrong.option} ${wrong.problem}`);
  const contradiction = contradictionOf(options);
  if (contradiction !== undefined) throw new RangeError(`strict ${contradiction}`);
  if (options.now !== undefined && options.seed !== undefined && isSnapshot(options.seed)) {
    throw new RangeError(
      "now can't be set together with a snapshot, which has its own: leave it out, and advance the clock.",
    );
  }
  const failing = service.problemOfFailures(options.failures, operations);
  if (failing) throw new RangeError(`${failing.option} ${failing.problem}`);
  const customRules = options.rules ?? {};
  checkCustomRules(customRules, plans);
  checkAssumptions(options.assumptions ?? {}, customRules);
  for (const [token, grant] of Object.entries(options.tokens ?? {})) {
    for (const [index, scope] of (grant.scopes ?? []).entries())
      checkScope(`tokens.${token}.scopes[${index}]`, scope, operations);
  }
}

/**
 * Checks how an organization is to be reset.
 *
 * @throws RangeError if something is unknown, or the seed is not valid.
 */
export function checkReset(options: ResetOptions): void {
  refuseBusy(options);
  const wrong = service.problemOf({ seed: OPTIONS.seed }, options);
  if (wrong) throw new RangeError(`${wrong.option} ${wrong.problem}`);
}

/** The busy seed is not part of what every sandbox loads, and has to be waited for. */
function refuseBusy({ seed }: { seed?: unknown }): void {
  const isName = seed === 'busy';
  if (!isName && !(isNode(seed) && service.isPromise(seed))) return;
  throw new RangeError(
    `seed ${isName ? 'busy must be imported' : 'must be awaited'}: use busySeed from inventory-service-api/sandbox/busy, and pass seed: await busySeed().`,
  );
}

/**
 * Checks which assumptions are switched, and to what.
 *
 * @throws RangeError if they are not an object, or if a rule does not exist, is not an assumption, or has no such alternative.
 */
export function checkAssumptions(assumptions: unknown, customRules: CustomRules = {}): void {
  const wrong = service.problemOf({ assumptions: OPTIONS.assumptions }, { assumptions });
  if (wrong) throw new RangeError(`${wrong.option} ${wrong.problem}`);
  for (const [id, chosen] of Object.entries(assumptions as Readonly<Record<string, boolean | string>>))
    checkAssumption(id, chosen, customRules);
}

function checkAssumption(id: string, chosen: boolean | string, customRules: CustomRules): void {
  const allRules: RegisteredRule[] = [
    ...[...rulesIn(customRules)].map((rule) => ({ ...rule, alternatives: [] })),
    ...rules(),
  ];
  const match = allRules.find((rule) => rule.id === id);
  if (match?.basis.kind === 'assumed') {
    const { alternatives } = match;
    if (typeof chosen !== 'string' || alternatives.includes(chosen)) return;
    const must = ['true', 'false', ...alternatives].join(' or ');
    throw new RangeError(`assumptions.${id} must be ${must}.${suggestion(chosen, alternatives)}`);
  }
  const ids = allRules.filter(({ basis }) => basis.kind === 'assumed').map((rule) => rule.id);
  throw new RangeError(
    match
      ? `assumptions: ${id} is documented, so it can't be switched off.`
      : `assumptions: there is no rule ${id}.${suggestion(id, ids)}`,
  );
}

function checkScope(path: string, scope: string, operations: readonly Operation[]): void {
  const scopes = operations.flatMap((operation) => operation.scope ?? []);
  if (!scopes.includes(scope)) throw new RangeError(`${path}: there is no scope ${scope}.${suggestion(scope, scopes)}`);
}
