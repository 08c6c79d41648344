import { rules } from './behaviour/registry.ts';
import { timeOf } from './core/clock.ts';
import type { Commit } from './core/store.ts';
import type { SeedOption } from './seed/index.ts';

/** Options of a sandbox. */
export interface SandboxOptions {
  /**
   * What an organization starts with: the story of the samples (default), settings alone, a snapshot, or records of your
   * own in addition to the settings.
   */
  seed?: SeedOption;
  /** Id of the organization, `10234695` by default, or that of the snapshot. */
  organizationId?: string;
  /** What time it is at first, `2026-03-28T12:00:00+05:30` by default: the end of the story. A snapshot has its own. */
  now?: Date | string | number;
  /**
   * Fields and parameters that the contract does not have: `report` names them in `x-sandbox-unknown` (default), `refuse`
   * refuses the call with 400.
   */
  unknown?: 'refuse' | 'report';
  /**
   * Operations whose effect is not documented, such as moves from one state to another: `answer` does what the rules assume
   * (default), `refuse` refuses the call with 501. Creating, reading, changing and deleting records is always answered.
   */
  assumed?: 'refuse' | 'answer';
  /** Both: `unknown: 'refuse'` and `assumed: 'refuse'`. False by default. */
  strict?: boolean;
  /** Switches rules off, by their ids: `{ 'taxes.unique': false }`. */
  assumptions?: Readonly<Record<string, boolean>>;
  /** The access tokens that are taken, with what each may do. Any is taken by default. */
  tokens?: Readonly<Record<string, TokenGrant>>;
  /** Whether the documented limits count: 100 requests a minute, and those of the plan a day. `none` by default. */
  limits?: 'none' | 'documented';
  /** Whether a call to an organization that does not exist makes it from the seed. It is refused by default. */
  createsOrganizations?: boolean;
}

/** What the bearer of an access token may do. What is left out is not limited. */
export interface TokenGrant {
  /** Scopes such as `ServiceAPI.taxes.READ`. */
  scopes?: readonly string[];
  /** Ids of organizations. */
  organizations?: readonly string[];
  /** When it expires, on the clock of the organization. */
  expires?: Date | string | number;
}

/** A failure that is asked for. */
export interface Failure {
  /** Status that the call is answered with, 400 to 599. */
  status: number;
  /** The operation that fails; any if it is left out. */
  operationId?: string;
  /** How many calls fail, 1 by default. */
  times?: number;
}

/** Is called after each call that changed something. */
export type CommitListener = (commit: Commit & { organizationId: string }) => void;

/** The end of the story of the samples. */
const NOW = '2026-03-28T12:00:00+05:30';

/** What time it is at first, in milliseconds since 1970. */
export function timeAtFirst({ now = NOW }: SandboxOptions): number {
  return timeOf(now);
}

type Switches = Pick<SandboxOptions, 'strict' | 'unknown' | 'assumed'>;

/** What the two switches are, `strict` included. */
export function switchesOf({ strict = false, unknown, assumed }: Switches): {
  refusesUnknown: boolean;
  refusesAssumed: boolean;
} {
  return { refusesUnknown: strict || unknown === 'refuse', refusesAssumed: strict || assumed === 'refuse' };
}

/** What is wrong with `strict` next to the switches that it stands for, as the end of a sentence that begins with it. */
export function contradictionOf({ strict = false, unknown, assumed }: Switches): string | undefined {
  if (!strict) return undefined;
  if (unknown === 'report') return 'refuses what is unknown, so unknown cannot be report: leave one of them out.';
  if (assumed === 'answer') return 'refuses what is assumed, so assumed cannot be answer: leave one of them out.';
  return undefined;
}

/**
 * Checks what types cannot hold.
 *
 * @throws RangeError if a time is not valid, if `strict` contradicts another option, or if a rule does not exist or is not an
 * assumption.
 */
export function checkOptions(options: SandboxOptions): void {
  const { now = NOW, assumptions = {}, tokens = {}, unknown = 'report', assumed = 'answer' } = options;
  checkTime('now', now);
  if (unknown !== 'refuse' && unknown !== 'report') throw new RangeError('unknown must be refuse or report.');
  if (assumed !== 'refuse' && assumed !== 'answer') throw new RangeError('assumed must be refuse or answer.');
  const contradiction = contradictionOf(options);
  if (contradiction !== undefined) throw new RangeError(`strict ${contradiction}`);
  for (const [token, { expires }] of Object.entries(tokens)) {
    if (expires !== undefined) checkTime(`tokens.${token}.expires`, expires);
  }
  for (const id of Object.keys(assumptions)) {
    const known = rules().find((rule) => rule.id === id);
    if (known?.basis.kind === 'assumed') continue;
    throw new RangeError(
      known
        ? `assumptions: ${id} is documented, so it cannot be switched off.`
        : `assumptions: there is no rule ${id}.`,
    );
  }
}

/**
 * Checks a failure that is asked for.
 *
 * @throws RangeError if the status is not one of a failure, or `times` is not a whole number from 1 on.
 */
export function checkFailure({ status, times = 1 }: Failure): void {
  if (!Number.isInteger(status) || status < 400 || status > 599) {
    throw new RangeError(`status must be from 400 to 599, and is ${status}.`);
  }
  if (!Number.isInteger(times) || times < 1) throw new RangeError(`times must be at least 1, and is ${times}.`);
}

function checkTime(option: string, time: Date | string | number): void {
  if (!Number.isSafeInteger(timeOf(time))) throw new RangeError(`${option} must be a time, such as 2026-03-28.`);
}
