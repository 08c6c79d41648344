import { DOCUMENTED_AUTHORIZATION } from '../../src/contract/index.ts';
import { createAccountDay } from './account-day.ts';
import { cleanUp } from './clean.ts';
import { decide, type ProbeVerdict } from './decide.ts';
import {
  createJournal,
  type JournalLine,
  type Left,
  leftBehind,
  type Made,
  otherAccountOf,
  type Uncertain,
} from './journal.ts';
import { checkOptions, type ProbeOptions } from './options.ts';
import { createPace, systemClock } from './pace.ts';
import { type Probe, probeKey } from './probe.ts';
import { type RuleVerdict, ruleVerdictsOf } from './rule-verdicts.ts';
import { type Ended, endOf, observationsOf, runProbes, setupCalls } from './run.ts';
import { type Allowed, CONTROL, effectOf, type LeftOut, type Operations, type Selection, select } from './select.ts';
import { createService, Stopped } from './service.ts';
import { makerOf, SHARED, type SharedName, sessionsOf } from './shared.ts';
import { shippedControls, shippedOperations, shippedProbes } from './shipped.ts';

/** Plan of a run. */
export interface ProbePlan {
  /** The rules that would be probed, in their order. */
  rules: readonly string[];
  /** Calls at most, without those that clean up; those that the run begins with and that make shared records among them. */
  calls: number;
  /** Calls that delete what was made. */
  deletions: number;
  /** Number of records to be created and deleted again, by the operation that creates them. */
  deletes: Readonly<Record<string, number>>;
  /** Number of records to be left, by the operation that creates them: no operation deletes them, or not after the probe's changes. */
  stays: Readonly<Record<string, number>>;
  /** Number of further records that are left if rules that reject a call do not hold. */
  mayStay: Readonly<Record<string, number>>;
  /** Numbers that documents of the account would get, by the operation: the next of the owner comes after a gap. */
  numbers: Readonly<Record<string, number>>;
  mails: number;
  /** Number of additional rules that the run could probe if it were allowed to create one item. */
  itemWouldAdd: number;
  leftOut: readonly LeftOut[];
}

/** Result of a run. */
export interface ProbeReport {
  organizationId: string;
  /** The run's name and start, in UTC; empty if nothing was run. */
  run: string;
  began: string;
  /** Verdict on each rule, from all of its probes. */
  rules: readonly RuleVerdict[];
  /** Verdict of each probe. */
  verdicts: readonly ProbeVerdict[];
  /** Probes that were not run, each with its reason. */
  leftOut: readonly LeftOut[];
  /** Records left in the account. */
  left: { made: readonly Left<Made>[]; uncertain: readonly Left<Uncertain>[] };
}

/** Asks a service which of the sandbox's assumptions hold. */
export interface ProbeRun {
  /** Plans the run. No request is sent. */
  plan(): ProbePlan;
  /**
   * Runs the probes that the journal does not show as ended, and deletes what they make.
   *
   * @returns How it ended: `stopped` says why, if it was before the end. The journal is complete in every case.
   */
  run(): Promise<Ended>;
  /** Deletes what the journal says is left. */
  clean(): Promise<Ended>;
  /** Reports the results in the journal. */
  report(): ProbeReport;
}

/**
 * Makes a probe: sessions of calls that tell which of the sandbox's assumptions hold in an account.
 *
 * ```ts
 * const probe = createProbe({ baseUrl, organizationId, accessToken, only: ['taxes.*'] });
 * console.log(probe.plan());
 * await probe.run();
 * console.log(probe.report().verdicts);
 * ```
 *
 * It calls nothing before `run`, changes and deletes nothing that it has not made, and leaves what `plan` says.
 *
 * @throws RangeError if an option is not valid.
 */
export function createProbe(options: ProbeOptions): ProbeRun {
  return createProbeOf(shippedProbes(), shippedOperations(), options, shippedControls());
}

type Owned = Readonly<Record<string, string>>;

/** Makes a probe of given sessions. */
export function createProbeOf(
  probes: readonly Probe[],
  operations: Operations,
  options: ProbeOptions,
  controls: readonly Probe[] = [],
): ProbeRun {
  checkOptions(options, probes);
  const { baseUrl, organizationId, accessToken, clock = systemClock, journal = createJournal(), binds = {} } = options;
  const {
    authorization = DOCUMENTED_AUTHORIZATION,
    budget = 1000,
    perMinute = 60,
    prefix = 'PROBE-',
    timeout = 30_000,
  } = options;
  const isItem = ({ shared, isOther }: Made): boolean => shared === 'item' && !isOther;
  const hasItem = leftBehind(journal.lines, (operation) => operations[operation]?.id !== undefined).made.some(isItem);
  const selected = (allow: readonly Allowed[]) =>
    select(probes, operations, { ...options, allow, hasItem } satisfies Selection, controls);
  const { allow = [] } = options;
  const { taken, leftOut } = selected(allow);
  const fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const pace = createPace(clock, perMinute);

  const other = otherAccountOf(journal.lines, { organizationId, baseUrl });
  if (other !== undefined) throw new RangeError(`journal belongs to ${other}. Use another journal.`);

  function begin() {
    const lastRun = journal.lines.findLast((line) => line.type === 'run');
    const lastBefore = journal.lines.filter(({ type }) => type === 'call').length;
    const run = lastRun?.type === 'run' ? lastRun.run : `${prefix}${clock.now().toString(36).slice(-6)}`;
    journal.write({ type: 'run', run, organization: organizationId, baseUrl, at: new Date(clock.now()).toISOString() });
    const service = createService({
      fetch,
      baseUrl,
      organizationId,
      accessToken,
      authorization,
      pace,
      budget,
      timeout,
      onExchange: options.onExchange,
      signal: options.signal,
    });
    return {
      run,
      service,
      probes: taken,
      operations,
      journal,
      organizationId,
      binds,
      mailTo: options.mailTo,
      signal: options.signal,
      lastBefore,
      mayMakeItem: allow.includes('item') || allow.includes('residue'),
      day: createAccountDay(clock, options.today),
    };
  }

  return {
    plan: () => planOf(taken, leftOut, operations, { binds, hasItem, withItem: selected([...allow, 'item']).taken }),
    run: () => runProbes(begin()),
    async clean() {
      const cleaning = begin();
      const { service } = cleaning;
      try {
        await cleanUp(cleaning, { retries: true });
        return { stopped: undefined, calls: service.calls };
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        return endOf(error, service);
      }
    },
    report: () => reportOf(probes, controls, operations, journal.lines, organizationId, leftOut),
  };
}

function reportOf(
  probes: readonly Probe[],
  controls: readonly Probe[],
  operations: Operations,
  lines: readonly JournalLine[],
  organizationId: string,
  leftOut: readonly LeftOut[],
): ProbeReport {
  const { observations, shared } = observationsOf(probes, lines);
  const documented = new Set(Object.values(operations).flatMap(({ shows = [] }) => shows));
  const verdicts = decide(probes, observations, { ...shared, documented }).filter((_, index) =>
    observations.has(probes[index]!),
  );
  const begun = lines.find((line) => line.type === 'run');
  const { run = '', at: began = '' } = begun?.type === 'run' ? begun : {};
  const rules = ruleVerdictsOf(verdicts, probes);
  const left = leftOf([...probes, ...controls], operations, lines);
  return { organizationId, run, began, rules, verdicts, leftOut, left };
}

/** Returns the records that a run left in the account, and whether they can be deleted. */
function leftOf(probes: readonly Probe[], operations: Operations, lines: readonly JournalLine[]): ProbeReport['left'] {
  const { made, uncertain } = leftBehind(lines, (operation) => operations[operation]?.id !== undefined);
  const stays = new Map(probes.map((probe) => [probeKey(probe), probe.leaves ?? []]));
  const attempts = new Map(lines.flatMap((line) => (line.type === 'probe' ? [[line.name, probeKey(line)]] : [])));
  const ended = new Set(lines.flatMap((line) => (line.type === 'probe' ? [probeKey(line)] : [])));
  const sharedLeft = new Set(probes.flatMap((probe) => (ended.has(probeKey(probe)) ? (probe.leaves ?? []) : [])));
  const withFate = <What extends Made | Uncertain>(left: What): Left<What> => {
    const { name, step, shared } = left;
    const isKept = shared ? sharedLeft.has(shared) : (stays.get(attempts.get(name) ?? '')?.includes(step) ?? false);
    return { ...left, isDeletable: !isKept && operations[left.operation]?.undo !== undefined };
  };
  return { made: made.map(withFate), uncertain: uncertain.map(withFate) };
}

function planOf(
  taken: readonly Probe[],
  leftOut: readonly LeftOut[],
  operations: Operations,
  { binds, hasItem, withItem }: { binds: Owned; hasItem: boolean; withItem: readonly Probe[] },
): ProbePlan {
  const sessions = sessionsOf(taken, binds).filter(({ makes }) => makes === undefined);
  const effects = sessions.map(({ probe }) => effectOf(probe, operations, binds));
  const needed = new Set(taken.flatMap((probe) => effectOf(probe, operations, binds).shared));
  const made = [...needed].filter((name) => binds[name] === undefined && !(name === 'item' && hasItem));
  const sharedLeft = new Set(effects.flatMap(({ sharedLeft: names }) => names));
  const isStaying = (name: SharedName): boolean =>
    sharedLeft.has(name) || operations[makerOf(name).operation]?.undo === undefined;
  const unnumbered = sessions.flatMap(({ probe: { steps } }) =>
    steps.flatMap(({ operation, body, refused }) =>
      !refused && NUMBERED.test(operation) && !/_number"/.test(JSON.stringify(body ?? {})) ? [operation] : [],
    ),
  );
  const own = sessions.reduce((sum, { probe: { steps } }) => sum + steps.length, 0);
  const deleted = [
    ...effects.flatMap(({ deletes }) => deletes),
    ...made.map((name) => makerOf(name).operation).filter((operation) => operations[operation]?.undo !== undefined),
  ];
  const rules = rulesOf(taken);
  return {
    rules,
    calls: setupCalls(taken, binds, operations) + own + made.reduce((sum, name) => sum + SHARED[name].length, 0),
    deletions: deleted.length,
    deletes: counted(deleted),
    stays: counted([
      ...effects.flatMap(({ stays }) => stays),
      ...new Set(effects.flatMap(({ irreversible }) => irreversible)),
      ...made.filter(isStaying).map((name) => makerOf(name).operation),
    ]),
    mayStay: counted(effects.flatMap(({ mayStay }) => mayStay)),
    numbers: counted(unnumbered),
    mails: effects.reduce((sum, { mails }) => sum + mails.length, 0),
    itemWouldAdd: rulesOf(withItem).length - rules.length,
    leftOut,
  };
}

/** The rules that probes ask about; controls ask about none. */
function rulesOf(probes: readonly Probe[]): string[] {
  return [...new Set(probes.flatMap(({ negation, rule }) => (negation === CONTROL ? [] : [rule])))];
}

/** Operations that create documents, which take the next number of the account. */
const NUMBERED = /^create(Invoice|RetainerInvoice|CreditNote|VendorCredit|SalesReturn|Package|SalesOrder)$/;

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
