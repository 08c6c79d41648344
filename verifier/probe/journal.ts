import type { Seen } from './lookup.ts';
import type { ProbeName } from './probe.ts';
import type { SharedName } from './shared.ts';

/** A line of the journal of a run. None holds the token, and none a value of a record that the run did not make. */
export type JournalLine =
  /** A run begins, or goes on. */
  | { type: 'run'; run: string; organization: string; baseUrl: string; at: string }
  /** A probe begins. An attempt that is not ended is begun again, with another name. */
  | ({ type: 'probe'; name: string } & ProbeName)
  /** A call is about to be made. */
  | {
      type: 'call';
      call: number;
      name: string;
      step: string;
      operation: string;
      ids: Readonly<Record<string, string>>;
      /** True if the request includes the name, so that a record can be found by it. */
      isNamed: boolean;
      /** Ids of records of the same attempt that the call names, such as that of the customer. */
      of?: readonly string[] | undefined;
      /** The shared record that the call is to make. */
      shared?: SharedName | undefined;
    }
  /**
   * It was answered. `made` is the id of the record that it created, `also` the others that came with it, `shows` what of the places
   * that decide it shows.
   */
  | {
      type: 'answer';
      call: number;
      status: number;
      made?: string | undefined;
      also?: readonly Pick<Made, 'operation' | 'id'>[] | undefined;
      shows?: readonly string[] | undefined;
    }
  /** It was not answered: what it was to do may have happened. */
  | { type: 'lost'; call: number; reason: string }
  /** A record is gone, or was never made. `id` is that of the record. */
  | { type: 'gone'; operation: string; id: string }
  /** The id of a record that the run has made is now that of another one. */
  | { type: 'other'; operation: string; id: string }
  /** A probe has ended; what its last answer showed. */
  | ({ type: 'end'; name: string; seen: readonly Seen[] } & ProbeName);

/** Keeps the lines of a journal. A line must be safe before `write` returns: the next call is made then. */
export interface Journal {
  /** The lines so far. */
  readonly lines: readonly JournalLine[];
  write(line: JournalLine): void;
}

/** A journal in memory, for tests and for programs that keep it themselves. */
export function createJournal(lines: readonly JournalLine[] = []): Journal {
  const entries = [...lines];
  return { lines: entries, write: (line) => void entries.push(line) };
}

/** The account that a journal is of, in words, if that is not the given one. */
export function otherAccountOf(
  lines: readonly JournalLine[],
  { organizationId, baseUrl }: { organizationId: string; baseUrl: string },
): string | undefined {
  const begun = lines.find((line) => line.type === 'run');
  if (begun?.type !== 'run' || (begun.organization === organizationId && begun.baseUrl === baseUrl)) return undefined;
  return `organization ${begun.organization} at ${begun.baseUrl}, not ${organizationId} at ${baseUrl}`;
}

/** A record that a run has made. */
export interface Made {
  /** The operation that created it. */
  operation: string;
  id: string;
  /** The identifiers of the URL that it was created at. */
  ids: Readonly<Record<string, string>>;
  /** The call that created it, and the step that made this call. */
  call: number;
  step: string;
  /** Prefix of the record's name, if it has one. */
  name: string;
  /** Ids of records of the run that it belongs to. */
  of: readonly string[];
  /** True if the id now belongs to another record, which is not deleted. */
  isOther: boolean;
  /** Name of the shared record, if it is one of the run's. */
  shared?: SharedName | undefined;
}

/** Something that a run has left in the account, or perhaps left. */
export type Left<What extends Made | Uncertain> = What & {
  /** True if an operation deletes it. False, for example, for items and payments, and for the records that they use. */
  isDeletable: boolean;
};

/** A creation whose answer did not come, so that nobody knows whether there is a record. */
export interface Uncertain {
  operation: string;
  /** Prefix of the record's names. */
  name: string;
  call: number;
  step: string;
  isNamed: boolean;
  /** Ids of records of the run that it belongs to. */
  of: readonly string[];
  /** Name of the shared record, if it would be one of the run's. */
  shared?: SharedName | undefined;
}

/** Returns the records that a run left in the account, newest first. */
export function leftBehind(
  lines: readonly JournalLine[],
  creates: (operation: string) => boolean,
): {
  made: Made[];
  uncertain: Uncertain[];
} {
  const calls = new Map(lines.flatMap((line) => (line.type === 'call' ? [[line.call, line] as const] : [])));
  const answered = new Map(lines.flatMap((line) => (line.type === 'answer' ? [[line.call, line] as const] : [])));
  const gone = new Set(lines.flatMap((line) => (line.type === 'gone' ? [`${line.operation} ${line.id}`] : [])));
  const others = new Set(lines.flatMap((line) => (line.type === 'other' ? [`${line.operation} ${line.id}`] : [])));
  const made: Made[] = [];
  const uncertain: Uncertain[] = [];
  for (const [call, { operation, ids, name, step, isNamed, of = [], shared }] of calls) {
    if (!creates(operation)) continue;
    const answer = answered.get(call);
    if (!answer || (answer.status >= 500 && answer.made === undefined)) {
      if (!gone.has(`${operation} ${name}#${call}`))
        uncertain.push({ operation, name, call, step, isNamed, of, ...(shared && { shared }) });
    } else {
      const mainRecord = answer.made === undefined ? [] : [{ operation, id: answer.made }];
      for (const record of [...mainRecord, ...(answer.also ?? [])]) {
        const key = `${record.operation} ${record.id}`;
        if (!gone.has(key))
          made.push({ ...record, ids, call, step, name, of, isOther: others.has(key), ...(shared && { shared }) });
      }
    }
  }
  return { made: made.reverse(), uncertain: uncertain.reverse() };
}
