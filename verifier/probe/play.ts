import type { AccountDay } from './account-day.ts';
import { call, type DecidingKeys } from './call.ts';
import type { Cleaning } from './clean.ts';
import { at, fill, MissingValue, type Variables } from './fill.ts';
import { type Answered, envelopeOf, outcomeOf, type Seen, see } from './lookup.ts';
import type { Probe, ProbedOperation, Step } from './probe.ts';
import type { Sent } from './service.ts';
import type { SharedName } from './shared.ts';

export interface Playing extends Cleaning {
  day: AccountDay;
  /** The ids of records that no call creates, by name. */
  binds: Readonly<Record<string, string>>;
  /** The address to send emails to. Without it, no emails are sent. */
  mailTo: string | undefined;
  keys: DecidingKeys;
  /** The shared records that exist. */
  records: ReadonlyMap<string, { id: string; name: string }>;
}

/** The calls of a session, and what they decide. */
export interface Script {
  /** The name of its records. */
  name: string;
  steps: readonly Step[];
  /** The probes that the session decides. Each consists of its first calls. */
  probes: readonly Probe[];
  /** The shared record that it creates. */
  makes?: SharedName | undefined;
}

export interface Went {
  answers: ReadonlyMap<string, unknown>;
  /** The service's rejection of the first step, or of a step that creates a shared record, if it should have been accepted. */
  rejection?: string | undefined;
}

/** Makes the calls of a session, and records in the journal what the probes see in the responses. */
export async function play(playing: Playing, { name, steps, probes, makes }: Script): Promise<Went> {
  const { journal, operations, day, binds, mailTo, records } = playing;
  const answers = new Map<string, unknown>();
  let today: string | undefined;
  const variables: Variables = {
    run: name,
    // Read only when a value needs it, because the first record that a session creates shows the day.
    get today() {
      return (today ??= day.today());
    },
    get isDayShown() {
      return day.isShown;
    },
    binds,
    answers,
    shared: records,
    mailTo: steps.some(({ operation }) => operations[operation]?.risk === 'mail') ? mailTo : undefined,
  };
  const seen = new Map<Probe, Seen[]>();
  let rejection: string | undefined;
  for (const [index, step] of steps.entries()) {
    const operation = operations[step.operation]!;
    const sent = filled(step, variables);
    if (!sent) break;
    guard(playing, step, operation, sent);
    const answer = await call({ ...playing, shared: makes }, name, step.id, step.operation, operation, sent);
    if (!answer) break;
    if (outcomeOf(answer) === 'taken') {
      answers.set(step.id, answer.body);
      if (operation.id) day.readTime(at(answer.body, `${envelopeOf(operation.id)}/created_time`));
    }
    for (const probe of probes) {
      if (probe.steps.length !== index + 1) continue;
      seen.set(
        probe,
        probe.places.map((place) => see(place, answer, operation, variables)),
      );
    }
    // The last call of a session may go either way, but shared records must be created.
    const isOpen = index === steps.length - 1 && makes === undefined;
    if (!isOpen && (outcomeOf(answer) === 'refused') !== (step.refused ?? false)) {
      if ((index === 0 || makes !== undefined) && !step.refused) rejection = rejectionOf(step.operation, answer);
      break;
    }
  }
  // If the day changed between sending and comparing, the result says nothing.
  const isOtherDay = today !== undefined && today !== day.today();
  for (const probe of probes) {
    const { rule, negation, about } = probe;
    const own = seen.get(probe) ?? [];
    journal.write({
      type: 'end',
      rule,
      negation,
      ...(about !== undefined && { about }),
      name,
      seen: isOtherDay ? own.map((one) => ({ ...one, sign: 'none' })) : own,
    });
  }
  return { answers, rejection };
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
 * Checks that a call writes only to records that the run has created or that are bound, and to none that sessions share.
 *
 * @throws Error if the call would write to another record.
 */
function guard({ journal, binds, records }: Playing, step: Step, { method }: ProbedOperation, { path }: Sent): void {
  const ids = Object.values(path);
  if (method === 'GET' || ids.length === 0) return;
  const ownIds = new Set([
    ...journal.lines.flatMap((line) =>
      line.type === 'answer' ? [line.made ?? [], ...(line.also ?? []).map(({ id }) => id)].flat() : [],
    ),
    ...Object.values(binds),
  ]);
  const shared = new Set([...records.values()].map(({ id }) => id));
  const templates = Object.values(step.path ?? {});
  if (ids.some((id) => shared.has(id)))
    throw new Error(
      `${step.operation} would change ${ids.join(', ')}, which other probes use. This request was not sent.`,
    );
  if (!ids.some((id) => ownIds.has(id)) || templates.some((text) => !/^\{(\$|bind\.)/.test(text)))
    throw new Error(
      `${step.operation} would change ${ids.join(', ')}, which this run has not created. This request was not sent.`,
    );
}

/** A sentence that says how a call was rejected, with the service's message. */
export function rejectionOf(operation: string, { status, body }: Answered): string {
  const message = at(body, '/message');
  return `The service responded with ${status} to ${operation}${typeof message === 'string' ? `: ${JSON.stringify(message)}` : ''}.`;
}
