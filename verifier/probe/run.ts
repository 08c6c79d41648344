import type { AccountDay } from './account-day.ts';
import { call, decidingKeys, ORGANIZATIONS } from './call.ts';
import { type Cleaning, cleanUp } from './clean.ts';
import type { Observation, Shared } from './decide.ts';
import { boundIn } from './fill.ts';
import type { JournalLine } from './journal.ts';
import { type Answered, isWhole, outcomeOf, rowsOf } from './lookup.ts';
import { play, rejectionOf } from './play.ts';
import { type Probe, probeKey } from './probe.ts';
import { effectOf, type Operations } from './select.ts';
import { Interrupted, type Service, Stopped, Unusable } from './service.ts';
import { sessionsOf, sharedIn } from './shared.ts';
import { sharedRecords } from './shared-records.ts';

export interface Running extends Cleaning {
  probes: readonly Probe[];
  organizationId: string;
  /** Prefix of all names in the run, such as `PROBE-k3f9`. */
  run: string;
  day: AccountDay;
  binds: Readonly<Record<string, string>>;
  /** The address that emails go to; none are sent without it. */
  mailTo: string | undefined;
  signal: AbortSignal | undefined;
  /** True if the run may create an item, which no operation deletes. */
  mayMakeItem: boolean;
}

/** Result of a run. */
export interface Ended {
  /** Why it stopped before its end; undefined if it did not. */
  stopped: string | undefined;
  calls: number;
  /**
   * True if it stopped because it could not connect, or because the service rejected what every account accepts: the base URL
   * or the organization may be wrong. False by default.
   */
  isUnusable?: boolean | undefined;
  /** The service's rejection of a probe's first step that should have been accepted, if there was one. */
  rejection?: string | undefined;
}

/** Runs the probes that the journal does not show as ended, and deletes what each has made. */
export async function runProbes(running: Running): Promise<Ended> {
  const { probes, journal, service, signal, operations } = running;
  let rejection: string | undefined;
  try {
    const binds = await boundByCalls(running);
    const ended = new Set(journal.lines.flatMap((line) => (line.type === 'end' ? [probeKey(line)] : [])));
    const sessions = sessionsOf(
      probes.filter((probe) => !ended.has(probeKey(probe))),
      running.binds,
    );
    const shared = sharedRecords({ ...running, binds, keys: decidingKeys(probes) }, sessions);
    await cleanUp(running, { keepsShared: true });
    for (const { probe, probes: decided, makes } of sessions) {
      if (signal?.aborted) throw new Interrupted('The run was interrupted.');
      const names = makes === undefined ? [...sharedIn(probe.steps)] : [makes];
      const own = makes === undefined ? probe.steps.length + effectOf(probe, operations).deletes.length : 0;
      const needed = own + shared.callsFor(names);
      if (service.left < needed) {
        const { left } = service;
        await cleanUp(running);
        throw new Stopped(
          `The budget has ${left} requests left, but ${probe.rule} needs ${needed}, including cleanup.`,
        );
      }
      const start = journal.lines.length;
      const rejected = await shared.make(names);
      rejection ??= rejected;
      if (!decided.every((one) => shared.decided.has(one))) {
        const hasAll = makes === undefined && names.every((name) => shared.playing.records.has(name));
        const count = journal.lines.filter(({ type }) => type === 'probe').length + 1;
        const name = `${running.run}-${String(count).padStart(3, '0')}`;
        const { rule, negation, about } = probe;
        journal.write({ type: 'probe', rule, negation, ...(about !== undefined && { about }), name });
        const went = await play(shared.playing, { name, steps: hasAll ? probe.steps : [], probes: decided });
        rejection ??= went.rejection;
      }
      await cleanUp(running, { from: start, keepsShared: true });
    }
    // What was still in use when its probe ended may be free now.
    await cleanUp(running, { retries: true });
    return { stopped: undefined, calls: service.calls, rejection };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const stopped = error instanceof Interrupted ? await cleanedUp(running, error) : error;
    return { ...endOf(stopped, service), rejection };
  }
}

export function endOf(stopped: Stopped, { calls }: Service): Ended {
  return { stopped: stopped.message, calls, isUnusable: stopped instanceof Unusable };
}

/** Deletes what an interrupted run has left, as far as it can, and says why it stopped. */
async function cleanedUp(running: Running, interrupted: Stopped): Promise<Stopped> {
  try {
    await cleanUp(running, { retries: true });
    return interrupted;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return new Stopped(`${interrupted.message} Not everything that it created could be deleted: ${error.message}`);
  }
}

/** Finds the time zone of the organization, and records that the owner need not name: its currency, for example. */
async function boundByCalls(running: Running): Promise<Running['binds']> {
  const { probes, binds, operations, organizationId, day } = running;
  const ids: Record<string, string> = {};
  const keep = (name: string, value: unknown): void => {
    if (typeof value === 'string') ids[name] = value;
  };
  const list = (name: string, id: string): Promise<Answered | undefined> =>
    call(running, 'setup', name, id, operations[id]!, { path: {}, query: {} });
  const answer = await list('organization', ORGANIZATIONS);
  if (answer) checkOrganizations(answer, organizationId);
  const organizations = rowsOf(answer?.body, 'organizations');
  const organization = organizations.find((row) => String(row['organization_id']) === organizationId);
  day.readZone(organization?.['time_zone']);
  keep('currency', organization?.['currency_id']);
  for (const { name, operation: id, key, field, isWanted } of findersFor(probes, binds, operations))
    keep(name, rowsOf((await list(name, id))?.body, key).find(isWanted)?.[field]);
  return { ...ids, ...binds };
}

/** Returns finders for the bound records that probes need and their owner has not named. */
function findersFor(
  probes: readonly Probe[],
  binds: Readonly<Record<string, string>>,
  operations: Operations,
): readonly Finder[] {
  const needed = new Set(probes.flatMap(({ steps }) => [...boundIn(steps)]));
  return FINDERS.filter(
    ({ name, operation }) => needed.has(name) && binds[name] === undefined && operations[operation],
  );
}

export function setupCalls(...given: Parameters<typeof findersFor>): number {
  return 1 + findersFor(...given).length;
}

/**
 * Checks the answer to the first call, which every account accepts with a token for it.
 *
 * @throws Unusable if another call would be rejected, too.
 */
function checkOrganizations(answer: Answered, organizationId: string): void {
  const { status, body } = answer;
  if (status === 401 || status === 403) return;
  if (outcomeOf(answer) === 'refused')
    throw new Unusable(
      `${rejectionOf(ORGANIZATIONS, answer)} Every account accepts this request. Check the base URL and the organization.`,
    );
  if (body === undefined)
    throw new Unusable(`The service responded with ${status} to ${ORGANIZATIONS}, without JSON. Check the base URL.`);
  const ids = rowsOf(body, 'organizations').map((row) => String(row['organization_id']));
  if (ids.length > 0 && !ids.includes(organizationId) && isWhole(body))
    throw new Unusable(
      `The token is for other organizations, not for ${organizationId}: ${ORGANIZATIONS} does not list it.`,
    );
}

/** Where the ids of bound records are found by calls that read. */
export const FINDERS: readonly Finder[] = [
  {
    name: 'warehouse.primary',
    operation: 'listWarehouses',
    key: 'warehouses',
    field: 'warehouse_id',
    isWanted: (row) => row['is_primary'] === true,
  },
  templateOf('template.invoice', 'listInvoiceTemplates'),
  templateOf('template.creditnote', 'listCreditNoteTemplates'),
  templateOf('template.retainer', 'listRetainerInvoiceTemplates'),
];

interface Finder {
  name: string;
  operation: string;
  key: string;
  field: string;
  isWanted(row: Readonly<Record<string, unknown>>): boolean;
}

function templateOf(name: string, operation: string): Finder {
  return { name, operation, key: 'templates', field: 'template_id', isWanted: () => true };
}

export function observationsOf(
  probes: readonly Probe[],
  lines: readonly JournalLine[],
): { observations: Map<Probe, Observation>; shared: Omit<Shared, 'documented'> } {
  const answers = new Map(lines.flatMap((line) => (line.type === 'answer' ? [[line.call, line] as const] : [])));
  const taken = new Set<string>();
  const shown = new Set<string>();
  const calls = new Map<string, Observation['calls'][number][]>();
  for (const line of lines) {
    if (line.type !== 'call') continue;
    const answer = answers.get(line.call);
    const outcome = answer === undefined ? 'lost' : answer.status < 300 ? 'taken' : 'refused';
    if (outcome === 'taken') taken.add(line.operation);
    for (const key of answer?.shows ?? []) shown.add(key);
    const results = calls.get(line.name) ?? [];
    results.push({ step: line.step, outcome });
    calls.set(line.name, results);
  }
  const observations = new Map<Probe, Observation>();
  for (const probe of probes) {
    const end = lines.findLast((line) => line.type === 'end' && probeKey(line) === probeKey(probe));
    const own = calls.get(end?.type === 'end' ? end.name : '')?.slice(0, probe.steps.length) ?? [];
    if (end?.type === 'end') observations.set(probe, { calls: own, seen: end.seen });
  }
  return { observations, shared: { taken, shown } };
}
