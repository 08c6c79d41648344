import type { AccountDay } from './account-day.ts';
import { call, type DecidingKeys, decidingKeys, ORGANIZATIONS } from './call.ts';
import { type Cleaning, cleanUp } from './clean.ts';
import type { Observation, Shared } from './decide.ts';
import { at, boundIn, fill, MissingValue, type Variables } from './fill.ts';
import type { JournalLine } from './journal.ts';
import { type Answered, envelopeOf, isWhole, outcomeOf, rowsOf, type Seen, see } from './lookup.ts';
import { type Probe, type ProbedOperation, probeKey, type Step } from './probe.ts';
import { effectOf } from './select.ts';
import { Interrupted, type Sent, type Service, Stopped, Unusable } from './service.ts';

/** What a run works with. */
export interface Running extends Cleaning {
  probes: readonly Probe[];
  organizationId: string;
  /** What all names of the run begin with, such as `PROBE-k3f9`. */
  run: string;
  day: AccountDay;
  binds: Readonly<Record<string, string>>;
  /** The address that emails go to; none are sent without it. */
  mailTo: string | undefined;
  signal: AbortSignal | undefined;
}

/** How a run ended. */
export interface Ended {
  /** Why it stopped before its end; undefined if it did not. */
  stopped: string | undefined;
  calls: number;
  /**
   * Whether it stopped because no connection was made, or because the service rejected what every account accepts: the base URL or the
   * organization may be wrong. False if it is left out.
   */
  isUnusable?: boolean | undefined;
  /** How the service rejected the first step of a probe that should have been accepted, if it did so. */
  rejection?: string | undefined;
}

/** Runs the probes that the journal does not show as ended, and deletes what each has made. */
export async function runProbes(running: Running): Promise<Ended> {
  const { probes, journal, service, signal } = running;
  let rejection: string | undefined;
  try {
    const binds = await boundByCalls(running);
    const ended = new Set(journal.lines.flatMap((line) => (line.type === 'end' ? [probeKey(line)] : [])));
    const keys = decidingKeys(probes);
    await cleanUp(running);
    for (const probe of probes) {
      if (ended.has(probeKey(probe))) continue;
      if (signal?.aborted) throw new Interrupted('The run was interrupted.');
      const needed = probe.steps.length + effectOf(probe, running.operations).deletes;
      if (service.left < needed)
        throw new Stopped(
          `The budget has ${service.left} calls left, and ${probe.rule} needs ${needed} with cleaning.`,
        );
      const start = journal.lines.length;
      const rejected = await runProbe({ ...running, binds }, probe, keys);
      rejection ??= rejected;
      await cleanUp(running, false, start);
    }
    // What was still in use when its probe ended may be free now.
    await cleanUp(running, true);
    return { stopped: undefined, calls: service.calls, rejection };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const stopped = error instanceof Interrupted ? await cleanedUp(running, error) : error;
    return { ...endOf(stopped, service), rejection };
  }
}

/** How a run ended that stopped before its end. */
export function endOf(stopped: Stopped, { calls }: Service): Ended {
  return { stopped: stopped.message, calls, isUnusable: stopped instanceof Unusable };
}

/** Deletes what an interrupted run has left, as far as it can, and says why it stopped. */
async function cleanedUp(running: Running, interrupted: Stopped): Promise<Stopped> {
  try {
    await cleanUp(running, true);
    return interrupted;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return new Stopped(`${interrupted.message} What it has made could not all be deleted: ${error.message}`);
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
  const needed = new Set(probes.flatMap(({ steps }) => [...boundIn(steps)]));
  for (const { name, operation: id, key, field, isWanted } of FINDERS) {
    if (!needed.has(name) || binds[name] !== undefined || !operations[id]) continue;
    keep(name, rowsOf((await list(name, id))?.body, key).find(isWanted)?.[field]);
  }
  return { ...ids, ...binds };
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
      `${rejectionOf(ORGANIZATIONS, answer)} Every account accepts this call: is the base URL right, and the organization?`,
    );
  if (body === undefined)
    throw new Unusable(`The service answered ${status} to ${ORGANIZATIONS}, without JSON. Is the base URL right?`);
  const ids = rowsOf(body, 'organizations').map((row) => String(row['organization_id']));
  if (ids.length > 0 && !ids.includes(organizationId) && isWhole(body))
    throw new Unusable(
      `The token is for other organizations, not for ${organizationId}: ${ORGANIZATIONS} does not list it.`,
    );
}

/** A sentence that says how a call was rejected, in the words of the service. */
function rejectionOf(operation: string, { status, body }: Answered): string {
  const message = at(body, '/message');
  return `The service answered ${status} to ${operation}${typeof message === 'string' ? `: ${JSON.stringify(message)}` : ''}.`;
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

/** Runs a probe. Returns how the service rejected its first step, if it did so and should not have. */
async function runProbe(running: Running, probe: Probe, keys: DecidingKeys): Promise<string | undefined> {
  const { journal, operations, day, binds, mailTo } = running;
  const { rule, negation, about, steps, places } = probe;
  const identity = { rule, negation, ...(about !== undefined && { about }) };
  const count = journal.lines.filter(({ type }) => type === 'probe').length + 1;
  const name = `${running.run}-${String(count).padStart(3, '0')}`;
  journal.write({ type: 'probe', ...identity, name });
  const answers = new Map<string, unknown>();
  let today: string | undefined;
  const variables: Variables = {
    run: name,
    // The first record that a session creates shows the day, so it is asked for once a text needs it.
    get today() {
      return (today ??= day.today());
    },
    get isDayShown() {
      return day.isShown;
    },
    binds,
    answers,
    mailTo: effectOf(probe, operations).mails.length > 0 ? mailTo : undefined,
  };
  let seen: Seen[] = [];
  let rejection: string | undefined;
  for (const [index, step] of steps.entries()) {
    const operation = operations[step.operation]!;
    const sent = filled(step, variables);
    if (!sent) break;
    guard(running, step, operation, sent);
    const answer = await call({ ...running, keys }, name, step.id, step.operation, operation, sent);
    if (!answer) break;
    if (outcomeOf(answer) === 'taken') {
      answers.set(step.id, answer.body);
      if (operation.id) day.readTime(at(answer.body, `${envelopeOf(operation.id)}/created_time`));
    }
    if (index === steps.length - 1) seen = places.map((place) => see(place, answer, operation, variables));
    else if ((outcomeOf(answer) === 'refused') !== (step.refused ?? false)) {
      if (index === 0 && !step.refused) rejection = rejectionOf(step.operation, answer);
      break;
    }
  }
  // What was sent on one day, and compared on another, says nothing.
  if (today !== undefined && today !== day.today()) seen = seen.map((one) => ({ ...one, sign: 'none' }));
  journal.write({ type: 'end', ...identity, name, seen });
  return rejection;
}

function filled(step: Step, variables: Variables): Sent | undefined {
  try {
    return {
      path: fill({ ...step.path }, variables),
      query: fill({ ...step.query }, variables),
      ...(step.body !== undefined && { body: fill(step.body, variables) }),
    };
  } catch (error) {
    if (error instanceof MissingValue) return undefined;
    throw error;
  }
}

/**
 * Lets no call write to a record that the run has not made, or that its owner has not bound.
 *
 * @throws Error if one would.
 */
function guard({ journal, binds }: Running, step: Step, { method }: ProbedOperation, { path }: Sent): void {
  const ids = Object.values(path);
  if (method === 'GET' || ids.length === 0) return;
  const ownIds = new Set([
    ...journal.lines.flatMap((line) =>
      line.type === 'answer' ? [line.made ?? [], ...(line.also ?? []).map(({ id }) => id)].flat() : [],
    ),
    ...Object.values(binds),
  ]);
  const templates = Object.values(step.path ?? {});
  if (!ids.some((id) => ownIds.has(id)) || templates.some((text) => !/^\{(\$|bind\.)/.test(text)))
    throw new Error(`The probe would call ${step.operation} for ${ids.join(', ')}, which it has not made.`);
}

/** What a journal says that probes have shown. */
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
    if (end?.type === 'end') observations.set(probe, { calls: calls.get(end.name) ?? [], seen: end.seen });
  }
  return { observations, shared: { taken, shown } };
}
