import type { Answer } from './core/call.ts';

/** A call that was answered, or something that happened outside of the service. */
export interface LogEntry {
  /** When, on the clock of the organization. */
  time: string;
  /** The operation, unless the contract does not have the URL. */
  operationId?: string;
  /** What happened outside of the service, such as `salesReturns.receive`, if it was no call. */
  event?: string;
  status: number;
  /** The identifiers of the URL, the query and the body, if the call held to the contract. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The body of the answer to it. */
  answer?: Readonly<Record<string, unknown>>;
  /** The method and the URL of a call that did not hold to the contract. */
  refused?: string;
}

/** What is put into a log. */
export interface Note extends Omit<LogEntry, 'time' | 'answer'> {
  /** The answer, and its text if it has been written already. */
  answer?: Answer['body'];
  text?: string | undefined;
}

/** An entry as a log keeps it. */
export interface Kept {
  /** The entries of an organization are counted from 1. */
  number: number;
  entry: LogEntry;
  /** Whether a text, such as an id, stands in its URL, its body or its answer. */
  names(text: string): boolean;
}

/** The log of an organization. */
export interface LogBook {
  /** The entries that are kept, oldest first. */
  readonly kept: readonly Kept[];
  note(time: string, note: Note): void;
  /** Forgets everything. */
  clear(): void;
}

/** What several logs may take in all. */
export interface LogSpace {
  /** Counts an entry, and drops the oldest ones of all logs if there is no room. */
  add(held: Held): void;
  /** Counts an entry no more. */
  free(held: Held): void;
}

/** An entry that takes room. */
export interface Held {
  size: number;
  /** Drops it from its log. It is the oldest entry there. */
  drop(): void;
}

/** Entries of a log at most. */
const MAX_ENTRIES = 1000;

/** What an entry takes in addition to its texts, in bytes. */
const OVERHEAD = 300;

/** Makes a log. Bodies and answers are kept as texts, so that they take little room and nobody changes them. */
export function createLogBook(space?: LogSpace): LogBook {
  const kept: Kept[] = [];
  const held: Held[] = [];
  let number = 0;

  function shift(): void {
    kept.shift();
    held.shift();
  }

  return {
    kept,
    note(time, note) {
      const { answer, text = answer && JSON.stringify(answer), body, ...rest } = note;
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const plain = JSON.stringify([rest.path, rest.query, rest.refused]);
      const entry = readable({ time, ...rest }, sent, text);
      const names = (part: string): boolean => [plain, sent, text].some((where) => where?.includes(part));
      kept.push({ number: (number += 1), entry, names });
      const own: Held = { size: OVERHEAD + plain.length + (sent?.length ?? 0) + (text?.length ?? 0), drop: shift };
      held.push(own);
      space?.add(own);
      if (kept.length <= MAX_ENTRIES) return;
      space?.free(held[0]!);
      shift();
    },
    clear() {
      for (const each of held) space?.free(each);
      kept.length = held.length = 0;
    },
  };
}

/** An entry whose body and answer are read when somebody asks for them. */
function readable(entry: LogEntry, body: string | undefined, answer: string | undefined): LogEntry {
  const lazily = (text: string): PropertyDescriptor => ({ enumerable: true, get: () => JSON.parse(text) });
  if (body !== undefined) Object.defineProperty(entry, 'body', lazily(body));
  if (answer !== undefined) Object.defineProperty(entry, 'answer', lazily(answer));
  return entry;
}
