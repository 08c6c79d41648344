import { isNode } from '../contract/index.ts';
import type { AccountDay } from './account-day.ts';
import type { Observation, Shared } from './decide.ts';
import { shownKey } from './decide.ts';
import { at, boundIn, fill, type Known, MissingValue } from './fill.ts';
import { type Journal, type JournalLine, leftBehind, type Made, type Uncertain } from './journal.ts';
import { type Answered, envelopeOf, outcomeOf, type Seen, see } from './lookup.ts';
import { type Probe, type ProbedOperation, probeKey, type Step } from './probe.ts';
import { effectOf, type Operations } from './select.ts';
import { Interrupted, type Sent, type Service, Stopped } from './service.ts';

/** What a run works with. */
export interface Running {
  probes: readonly Probe[];
  operations: Operations;
  service: Service;
  journal: Journal;
  organizationId: string;
  /** What all names of the run begin with, such as `PROBE-k3f9`. */
  run: string;
  day: AccountDay;
  binds: Readonly<Record<string, string>>;
  /** The address that e-mails go to; none are sent without it. */
  mailTo: string | undefined;
  signal: AbortSignal | undefined;
}

/** How a run ended. */
export interface Ended {
  /** Why it stopped before its end; undefined if it did not. */
  stopped: string | undefined;
  calls: number;
}

/** Runs the probes that the journal does not show as ended, and deletes what each has made. */
export async function runProbes(running: Running): Promise<Ended> {
  const { probes, journal, service, signal } = running;
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
      await runProbe({ ...running, binds }, probe, keys);
      await cleanUp(running, false, start);
    }
    // What was still in use when its probe ended may be free now.
    await cleanUp(running, true);
    return { stopped: undefined, calls: service.calls };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const stopped = error instanceof Interrupted ? await cleanedUp(running, error) : error;
    return { stopped: stopped.message, calls: service.calls };
  }
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
  const found: Record<string, string> = {};
  const keep = (name: string, value: unknown): void => {
    if (typeof value === 'string') found[name] = value;
  };
  const rowsOf = async (name: string, id: string, key: string): Promise<Readonly<Record<string, unknown>>[]> => {
    const answer = await call(running, 'setup', name, id, operations[id]!, { path: {}, query: {} });
    const rows = at(answer?.body, `/${key}`);
    return Array.isArray(rows) ? rows.filter(isNode) : [];
  };
  const organizations = await rowsOf('organization', ORGANIZATIONS, 'organizations');
  const organization = organizations.find((row) => String(row['organization_id']) === organizationId);
  day.readZone(organization?.['time_zone']);
  keep('currency', organization?.['currency_id']);
  const needed = new Set(probes.flatMap(({ steps }) => [...boundIn(steps)]));
  for (const { name, operation: id, key, field, isWanted } of FINDERS) {
    if (!needed.has(name) || binds[name] !== undefined || !operations[id]) continue;
    keep(name, (await rowsOf(name, id, key)).find(isWanted)?.[field]);
  }
  return { ...found, ...binds };
}

/** What shows the organization: every account has it, and every run calls it first. */
export const ORGANIZATIONS = 'listOrganizations';

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

async function runProbe(running: Running, probe: Probe, keys: DecidingKeys): Promise<void> {
  const { journal, operations, day, binds, mailTo } = running;
  const { rule, negation, about, steps, places } = probe;
  const own = { rule, negation, ...(about !== undefined && { about }) };
  const count = journal.lines.filter(({ type }) => type === 'probe').length + 1;
  const name = `${running.run}-${String(count).padStart(3, '0')}`;
  journal.write({ type: 'probe', ...own, name });
  const answers = new Map<string, unknown>();
  let today: string | undefined;
  const known: Known = {
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
  for (const [index, step] of steps.entries()) {
    const operation = operations[step.operation]!;
    const sent = filled(step, known);
    if (!sent) break;
    guard(running, step, operation, sent);
    const answer = await call({ ...running, keys }, name, step.id, step.operation, operation, sent);
    if (!answer) break;
    if (outcomeOf(answer) === 'taken') {
      answers.set(step.id, answer.body);
      if (operation.id) day.readTime(at(answer.body, `${envelopeOf(operation.id)}/created_time`));
    }
    if (index === steps.length - 1) seen = places.map((place) => see(place, answer, operation, known));
    else if ((outcomeOf(answer) === 'refused') !== (step.refused ?? false)) break;
  }
  // What was sent on one day, and compared on another, says nothing.
  if (today !== undefined && today !== day.today()) seen = seen.map((one) => ({ ...one, sign: 'none' }));
  journal.write({ type: 'end', ...own, name, seen });
}

function filled(step: Step, known: Known): Sent | undefined {
  try {
    return {
      path: fill({ ...step.path }, known),
      query: fill({ ...step.query }, known),
      ...(step.body !== undefined && { body: fill(step.body, known) }),
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
  const own = new Set([
    ...journal.lines.flatMap((line) =>
      line.type === 'answer' ? [line.made ?? [], ...(line.also ?? []).map(({ id }) => id)].flat() : [],
    ),
    ...Object.values(binds),
  ]);
  const templates = Object.values(step.path ?? {});
  if (!ids.some((id) => own.has(id)) || templates.some((text) => !/^\{(\$|bind\.)/.test(text)))
    throw new Error(`The probe would call ${step.operation} for ${ids.join(', ')}, which it has not made.`);
}

/**
 * Makes a call, which the journal holds before it is sent and when it is answered.
 *
 * @throws Stopped if the answer ends the run.
 */
async function call(
  { journal, service, keys }: Pick<Running, 'journal' | 'service'> & { keys?: DecidingKeys },
  name: string,
  step: string,
  id: string,
  operation: ProbedOperation,
  sent: Sent,
  isCleaning = false,
): Promise<Answered | undefined> {
  if (service.left <= 0) throw new Stopped('The budget is used.');
  const number = journal.lines.filter(({ type }) => type === 'call').length + 1;
  const isNamed = JSON.stringify(sent.body ?? {}).includes(name);
  journal.write({ type: 'call', call: number, name, step, operation: id, ids: sent.path, isNamed });
  const answer = await service.call(operation, sent, isCleaning).catch((error: unknown) => {
    // It was not sent, so there is nothing to look for.
    if (error instanceof Stopped) journal.write({ type: 'answer', call: number, status: NOT_SENT });
    throw error;
  });
  if (!answer) {
    journal.write({ type: 'lost', call: number, reason: 'no answer' });
    return undefined;
  }
  const { status, body } = answer;
  const isTaken = status < 300;
  const made = isTaken && operation.id !== undefined ? at(body, operation.id) : undefined;
  const shows = isTaken ? shownIn(id, answer, operation, keys?.get(id) ?? []) : [];
  journal.write({
    type: 'answer',
    call: number,
    status,
    ...(made !== undefined && { made: String(made) }),
    ...(isTaken && alsoIn(operation, body)),
    ...(shows.length > 0 && { shows }),
  });
  if (status === 401 || status === 403)
    throw new Stopped(`The service answered ${status} to ${id}: it does not accept the token for this.`);
  if (status === 429)
    throw new Stopped('The service answered 429 again and again: it takes no more calls now. Go on later.');
  if (status >= 500) throw new Stopped(`The service answered ${status} to ${id}.`);
  return answer;
}

/** The other records that an operation has created with its own, by what shows that one. */
function alsoIn({ also }: ProbedOperation, record: unknown): Pick<JournalLine & { type: 'answer' }, 'also'> {
  const rows = also && at(record, also.at);
  const made = (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const id = at(row, `/${also!.id}`);
    return id === undefined ? [] : [{ operation: also!.operation, id: String(id) }];
  });
  return made.length > 0 ? { also: made } : {};
}

/** The status in a journal of a call that was not sent, since the run ended while it waited. */
const NOT_SENT = 499;

/** The places that decide, as `shownKey` writes them, by their operations. */
type DecidingKeys = ReadonlyMap<string, ReadonlySet<string>>;

function decidingKeys(probes: readonly Probe[]): DecidingKeys {
  const keys = new Map<string, Set<string>>();
  for (const { steps, places } of probes) {
    const { operation } = steps.at(-1)!;
    const own = keys.get(operation) ?? new Set();
    for (const { at: where } of places) if (where.startsWith('/')) own.add(shownKey(operation, where));
    keys.set(operation, own);
  }
  return keys;
}

/** Which of the places that decide for an operation an answer shows, in whichever record. */
function shownIn(id: string, { body }: Answered, { rows }: ProbedOperation, keys: Iterable<string>): string[] {
  return [...keys].filter((key) => isShown(body, key.slice(id.length + 1).replace('#order', ''), rows));
}

function isShown(body: unknown, pointer: string, rows: ProbedOperation['rows']): boolean {
  const [, key = '', ...rest] = pointer.split('/');
  if (key === '') return body !== undefined && body !== null && body !== '';
  const below = rest.length > 0 ? `/${rest.join('/')}` : '';
  if (key !== '*') return isShown(at(body, `/${key}`), below, rows);
  return Array.isArray(body) ? body.some((entry) => isShown(entry, below, rows)) : isShown(body, below, rows);
}

/**
 * Deletes what the journal says is left, newest first. What the service refuses to delete stays.
 *
 * @param from The line of the journal from which on records are deleted; the first by default.
 */
export async function cleanUp(
  running: Pick<Running, 'journal' | 'service' | 'operations'>,
  retries = false,
  from = 0,
): Promise<void> {
  const { journal, operations } = running;
  const creates = (operation: string): boolean => operations[operation]?.id !== undefined;
  const left = () => leftBehind(journal.lines.slice(from), creates);
  const { uncertain, made } = left();
  if (uncertain.length === 0 && made.length === 0) return;
  const tried = new Set(
    journal.lines.flatMap((line) => (line.type === 'call' && line.name === 'clean' ? Object.values(line.ids) : [])),
  );
  for (const one of uncertain) await settle(running, one);
  for (const one of uncertain.length > 0 ? left().made : made) {
    if (!retries && tried.has(one.id)) continue;
    await remove(running, one);
  }
}

async function remove(
  running: Pick<Running, 'journal' | 'service' | 'operations'>,
  { operation, id, ids }: Made,
): Promise<void> {
  const { operations, journal } = running;
  const undo = operations[operation]?.undo;
  const target = undo && operations[undo.operation];
  if (!undo || !target) return;
  const path = Object.fromEntries(
    Object.entries(undo.path).map(([name, text]) => [name, text === '{id}' ? id : (ids[name] ?? '')]),
  );
  const answer = await call(running, 'clean', 'clean', undo.operation, target, { path, query: {} }, true);
  if (answer && (answer.status < 300 || answer.status === 404)) journal.write({ type: 'gone', operation, id });
}

/** Finds out whether a record was made whose creation was not answered, by its name. */
async function settle(
  running: Pick<Running, 'journal' | 'service' | 'operations'>,
  { operation, name, call: number, isNamed }: Uncertain,
): Promise<void> {
  const { operations, journal } = running;
  const list = operations[operation]?.list;
  const known = list === undefined ? undefined : operations[list];
  if (!isNamed || !known?.rows) return;
  const asked = journal.lines.some((line) => line.type === 'call' && line.name === `find ${number}`);
  if (asked) return;
  const answer = await call(running, `find ${number}`, 'find', list!, known, { path: {}, query: {} }, true);
  const rows = at(answer?.body, `/${known.rows.key}`);
  if (!Array.isArray(rows)) return;
  const made = new Set(journal.lines.flatMap((line) => (line.type === 'answer' ? (line.made ?? []) : [])));
  const own = rows.filter(
    (row) => isNode(row) && JSON.stringify(row).includes(name) && !made.has(String(row[known.rows!.id])),
  );
  for (const row of own)
    journal.write({
      type: 'answer',
      call: number,
      status: 201,
      made: String((row as Record<string, unknown>)[known.rows.id]),
      ...alsoIn(operations[operation]!, row),
    });
  if (own.length === 0 && at(answer!.body, '/page_context/has_more_page') !== true)
    journal.write({ type: 'gone', operation, id: `${name}#${number}` });
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
    const own = calls.get(line.name) ?? [];
    own.push({ step: line.step, outcome });
    calls.set(line.name, own);
  }
  const observations = new Map<Probe, Observation>();
  for (const probe of probes) {
    const end = lines.findLast((line) => line.type === 'end' && probeKey(line) === probeKey(probe));
    if (end?.type === 'end') observations.set(probe, { calls: calls.get(end.name) ?? [], seen: end.seen });
  }
  return { observations, shared: { taken, shown } };
}
