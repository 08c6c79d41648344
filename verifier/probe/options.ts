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
  /** The service's URL with its path, such as `https://inventory.example.com/inventory/v1`. There is no default. */
  baseUrl: string;
  /** Id of the organization to probe. Use a test organization, because some records can't be deleted. */
  organizationId: string;
  /** The access token to send. It is not written anywhere. */
  accessToken: string;
  /** Form of the token in requests; as in the service documentation by default. */
  authorization?: Authorization | undefined;
  /** The function that makes the calls; the platform's `fetch` by default. */
  fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Records what the run does; in memory by default. If it has lines of an earlier run, the run continues from there. */
  journal?: Journal | undefined;
  /** Ids of rules to probe, where `*` matches any characters; all by default. */
  only?: readonly string[] | undefined;
  /** Ids of rules to leave out; none by default. */
  except?: readonly string[] | undefined;
  /** Runs only probes that write nothing; false by default. */
  readOnly?: boolean | undefined;
  /**
   * Permissions beyond creating records that the run deletes again: `item` creates the one item that probes share, which no
   * operation deletes. `residue` creates any record that no operation deletes, `irreversible` sets switches that no operation
   * resets, and `mail` sends emails. Nothing by default.
   */
  allow?: readonly Allowed[] | undefined;
  /** The address to send all emails to; required with `allow: ['mail']`. */
  mailTo?: string | undefined;
  /** Ids of your own records, by the names that probes use, such as `item` or `account.sales`. None by default. */
  binds?: Readonly<Record<string, string>> | undefined;
  /** The most calls that this run may make, including those that delete records; 1000 by default. */
  budget?: number | undefined;
  /** The most calls a minute, from 1 to 100; 60 by default. */
  perMinute?: number | undefined;
  /** Time limit of a request, in milliseconds; 30000 by default. */
  timeout?: number | undefined;
  /** The prefix of all record names; `PROBE-` by default. */
  prefix?: string | undefined;
  /** Tells the time, and waits; the system clock by default. */
  clock?: ProbeClock | undefined;
  /** Today's date in the account, such as `2026-03-28`. By default, the run finds it by the account's time zone and creation times. */
  today?: string | undefined;
  /** Called with each request and response, without the token. You can pass a `createRecorder` of `./verify`. */
  onExchange?: ((exchange: ProbeExchange) => void) | undefined;
  /**
   * Stops the run before its next call, and deletes what it has created. To delete what is left, call {@link ProbeRun.clean}. When the
   * run continues, the interrupted probe runs again.
   */
  signal?: AbortSignal | undefined;
}

/** All options, so that an unknown one is rejected and not ignored. */
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
  must(isOrganizationId(organizationId), 'organizationId', 'a non-empty string');
  must(accessToken !== '', 'accessToken', 'a non-empty string');
  must(Number.isInteger(budget) && budget >= 1, 'budget', 'a whole number, 1 or more');
  must(Number.isInteger(perMinute) && perMinute >= 1 && perMinute <= 100, 'perMinute', 'a whole number from 1 to 100');
  must(timeout > 0, 'timeout', 'a number of milliseconds greater than 0');
  must(/^[\w-]{1,20}$/.test(prefix), 'prefix', '1 to 20 letters, digits, hyphens or underscores');
  must(today === undefined || isDay(today), 'today', 'a date such as 2026-03-28');
  for (const permission of allow) mustBeOneOf(permission, ALLOWED, 'allow', 'item, residue, irreversible or mail');
  must(
    !allow.includes('mail') || /^\S+@\S+\.\S+$/.test(mailTo ?? ''),
    'mailTo',
    'the email address to send to, because allow has mail',
  );
  const rules = [...new Set(probes.map(({ rule }) => rule))];
  // Without this check, a rule that is misspelled in `except` would be probed.
  for (const [option, patterns] of Object.entries({ only, except })) {
    for (const pattern of patterns) {
      if (!rules.some((rule) => isAmong(rule, [pattern])))
        mustBeOneOf(pattern, rules, option, 'the ID of a rule that has a probe, or a pattern that matches one');
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
