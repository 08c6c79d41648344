import type { Failure } from '../../src/service/index.ts';
import type { Answer } from '../engine/index.ts';

/** A call that was answered, or something that happened outside of the service. */
export interface LogEntry {
  /** The entries of an organization are counted from 1, and on when it is reset. */
  number: number;
  /** When, on the clock of the organization. */
  time: string;
  /** The method and the URL of the call, path and query, without secrets; absent if it was an event. */
  method?: string;
  url?: string;
  /** The operation, unless the contract does not have the URL. */
  operationId?: string;
  /**
   * Event outside the service, such as `salesReturns.receive`, if the entry is not a call. `checkpoints.restore` marks where
   * the organization went back to a checkpoint; `body.lastNumber` is the number of the last entry that still counts.
   */
  event?: string;
  /** Status of the answer; 0 if none was made, since the connection was cut. */
  status: number;
  /** The identifiers of the URL, the query and the body, if the call held to the contract. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The names of the fields, if the body was a form. Their values are not kept. */
  form?: readonly string[];
  /** The failure that was asked for and met it. */
  failure?: Failure;
  /** The body of the answer to it. */
  answer?: Readonly<Record<string, unknown>>;
}

export interface NewLogEntry extends Omit<LogEntry, 'number' | 'time' | 'answer'> {
  /** The answer, and its text if it has been written already. */
  answer?: Answer['body'];
  text?: string | undefined;
  /** Duration of the response in ms, if it is known. */
  duration?: number | undefined;
}

/** An entry that takes room. */
export interface Held {
  /** In bytes; 0 if it is counted no more. */
  size: number;
  /** Drops it from its log. It is the oldest entry there. */
  drop(): void;
}

/** An entry as a log keeps it. */
export interface LogRow extends Held {
  entry: LogEntry;
  /** Its URL, its body and its answer as strings, in which ids are found. */
  texts: readonly (string | undefined)[];
  /** Duration of the response in ms, if it is known. It differs from run to run, so the entry does not have it. */
  duration: number | undefined;
}

/** The log of an organization. */
export interface LogBook {
  /** The entries that are kept, oldest first. */
  readonly rows: readonly LogRow[];
  /** The number of the last entry that was dropped for lack of room; 0 if none was since the log was cleared. */
  readonly droppedUntil: number;
  add(time: string, entry: NewLogEntry): void;
  /** Drops all entries. */
  clear(): void;
}

/** Space that several logs share. */
export interface LogSpace {
  /** Counts an entry, and drops the oldest ones of all logs if there is no room. */
  add(held: Held): void;
  /** Counts an entry no more. */
  free(held: Held): void;
}

/** Entries of a log at most. */
const MAX_ENTRIES = 1000;

/** Size of an entry in addition to its strings, in bytes. */
const OVERHEAD = 300;

/** Creates a log. It stores bodies and responses as strings, so that they take little memory and can't be changed. */
export function createLogBook(space?: LogSpace): LogBook {
  const rows: LogRow[] = [];
  let [number, droppedUntil] = [0, 0];
  const drop = (): void => {
    droppedUntil = rows.shift()!.entry.number;
  };

  return {
    rows,
    get droppedUntil() {
      return droppedUntil;
    },
    add(time, { answer, text = JSON.stringify(answer), body, duration, ...rest }) {
      const entry = { number: (number += 1), time, ...rest };
      const sent = JSON.stringify(body) as string | undefined;
      readLater(entry, 'body', sent);
      readLater(entry, 'answer', text);
      // The URL of a call has its path and its query.
      const texts = [rest.url ?? JSON.stringify(rest.path), sent, text];
      const size = texts.reduce((sum, part) => sum + (part?.length ?? 0), OVERHEAD);
      const row = { entry, texts, size, drop, duration };
      rows.push(row);
      space?.add(row);
      if (rows.length <= MAX_ENTRIES) return;
      space?.free(rows[0]!);
      drop();
    },
    clear() {
      for (const each of rows) space?.free(each);
      rows.length = droppedUntil = 0;
    },
  };
}

/** Gives an entry a value that is read from its text when somebody asks for it. */
function readLater(entry: object, name: 'body' | 'answer', text: string | undefined): void {
  if (text !== undefined) Object.defineProperty(entry, name, { enumerable: true, get: () => JSON.parse(text) });
}
