import { type Authorization, isOrganizationId, readBaseUrl, suggestion } from '../../src/contract/index.ts';
import { boundIn } from './fill.ts';
import type { Journal } from './journal.ts';
import type { ProbeClock } from './pace.ts';
import type { Probe } from './probe.ts';
import { type Allowed, isAmong } from './select.ts';
import type { ProbeExchange } from './service.ts';
import { BINDABLE, sharedIn } from './shared.ts';

/** Options of `createProbe`. */
export interface ProbeOptions {
  /** Address of the service with its path, such as `https://inventory.example.com/inventory/v1`. There is no default. */
  baseUrl: string;
  /** Id of the organization that is probed. One for tests is best: some records cannot be deleted. */
  organizationId: string;
  /** The token that calls carry. It is written nowhere. */
  accessToken: string;
  /** How calls carry the token; as the documents show it by default. */
  authorization?: Authorization | undefined;
  /** What makes the calls; the platform's `fetch` by default. */
  fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Keeps what was done. In memory by default; a run goes on where its lines end. */
  journal?: Journal | undefined;
  /** Ids of rules to probe, `*` standing for any text; all by default. */
  only?: readonly string[] | undefined;
  /** Ids of rules to leave out; none by default. */
  except?: readonly string[] | undefined;
  /** Takes the probes alone that write nothing; false by default. */
  readOnly?: boolean | undefined;
  /**
   * What is allowed beyond records that are deleted again: `item` the one item that probes share, which no operation deletes, `residue`
   * any record that no operation deletes, `irreversible` a switch that no operation sets back, `mail` emails. Nothing by default.
   */
  allow?: readonly Allowed[] | undefined;
  /** The address that all emails go to; needed with `allow: ['mail']`. */
  mailTo?: string | undefined;
  /** Ids of records of the owner, by the names that probes use, such as `item` or `account.sales`. None by default. */
  binds?: Readonly<Record<string, string>> | undefined;
  /** Calls of this run at most, those that clean up among them; 1000 by default. */
  budget?: number | undefined;
  /** Calls a minute at most, from 1 to 100; 60 by default. */
  perMinute?: number | undefined;
  /** How long a call may take, in milliseconds; 30000 by default. */
  timeout?: number | undefined;
  /** What the names of all records begin with; `PROBE-` by default. */
  prefix?: string | undefined;
  /** The time, and waiting; that of the system by default. */
  clock?: ProbeClock | undefined;
  /** The day in the account, such as `2026-03-28`. By default, the account shows it: its time zone, and when its records were created. */
  today?: string | undefined;
  /** Is called with each request and response, without the token: `createRecorder` of `./verify` is one. */
  onExchange?: ((exchange: ProbeExchange) => void) | undefined;
  /**
   * Stops the run before its next call, and deletes what it has made: {@link ProbeRun.clean} does so for what could not be. The
   * probe that was interrupted is run again when the run goes on.
   */
  signal?: AbortSignal | undefined;
}

/** Every option, so that no other one passes unread. */
const OPTIONS: Record<keyof ProbeOptions, true> = {
  baseUrl: true,
  organizationId: true,
  accessToken: true,
  authorization: true,
  fetch: true,
  journal: true,
  only: true,
  except: true,
  readOnly: true,
  allow: true,
  mailTo: true,
  binds: true,
  budget: true,
  perMinute: true,
  timeout: true,
  prefix: true,
  clock: true,
  today: true,
  onExchange: true,
  signal: true,
};

const ALLOWED: readonly Allowed[] = ['item', 'residue', 'irreversible', 'mail'];

/**
 * Checks the options of a probe.
 *
 * @throws RangeError if one is not valid.
 */
export function checkOptions(options: ProbeOptions, probes: readonly Probe[]): void {
  const { baseUrl, organizationId, accessToken, mailTo, allow = [], only = [], except = [], binds = {} } = options;
  const { budget = 1000, perMinute = 60, timeout = 30_000, prefix = 'PROBE-', today } = options;
  const must = (isRight: boolean, option: string, what: string): void => {
    if (!isRight) throw new RangeError(`${option} must be ${what}.`);
  };
  const mustBeOneOf = (name: string, names: readonly string[], option: string, what: string): void => {
    if (!names.includes(name)) throw new RangeError(`${option}: ${name} is not ${what}.${suggestion(name, names)}`);
  };
  for (const name of Object.keys(options)) mustBeOneOf(name, Object.keys(OPTIONS), 'options', 'an option of a probe');
  try {
    readBaseUrl(baseUrl);
  } catch (error) {
    throw new RangeError(`baseUrl ${(error as Error).message}.`);
  }
  must(isOrganizationId(organizationId), 'organizationId', 'a text that is not empty');
  must(accessToken !== '', 'accessToken', 'a token');
  must(Number.isInteger(budget) && budget >= 1, 'budget', 'a whole number, 1 or more');
  must(Number.isInteger(perMinute) && perMinute >= 1 && perMinute <= 100, 'perMinute', 'a whole number from 1 to 100');
  must(timeout > 0, 'timeout', 'a number of milliseconds above 0');
  must(/^[\w-]{1,20}$/.test(prefix), 'prefix', 'up to 20 letters, digits, - and _');
  must(today === undefined || isDay(today), 'today', 'a day such as 2026-03-28');
  for (const permission of allow) mustBeOneOf(permission, ALLOWED, 'allow', 'item, residue, irreversible or mail');
  must(
    !allow.includes('mail') || /^\S+@\S+\.\S+$/.test(mailTo ?? ''),
    'mailTo',
    'the address that emails go to, since allow has mail',
  );
  const rules = [...new Set(probes.map(({ rule }) => rule))];
  // A rule that is to be left out, and is not found, would be probed all the same.
  for (const [option, patterns] of Object.entries({ only, except })) {
    for (const pattern of patterns) {
      if (!rules.some((rule) => isAmong(rule, [pattern])))
        mustBeOneOf(pattern, rules, option, 'the id of a rule that has a probe, or a pattern of some');
    }
  }
  const shared = new Set(probes.flatMap(({ steps }) => [...sharedIn(steps)]));
  const bound = new Set(probes.flatMap(({ steps }) => [...boundIn(steps)]));
  const records = [...bound, ...BINDABLE.filter((name) => shared.has(name))].toSorted();
  for (const name of Object.keys(binds)) mustBeOneOf(name, records, 'binds', 'a record that a probe needs');
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
