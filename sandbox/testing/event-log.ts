import { COUNT, checkInput, object } from '../../src/service/index.ts';
import { sizeOf } from '../engine/index.ts';
import type { Sandbox } from '../index.ts';
import type { SandboxEvent } from '../options/index.ts';
import { checkInProcess } from '../state/index.ts';
import { describeChange, type RecordChange } from './changes.ts';

/** An event with the fields that changed. */
export interface ToldEvent extends Pick<SandboxEvent, 'number' | 'organizationId' | 'kind'> {
  /** When, on the clock of the organization; absent if it is gone. */
  time?: string;
  /** The operation, or the event outside of the service, that did it. */
  cause?: string;
  changes: readonly RecordChange[];
}

/** Events that are no longer held. */
export interface Gap {
  from: number;
  to: number;
}

/** The last events of a sandbox. */
export interface EventLog {
  /** The number of the last event; 0 if there was none since the log began. */
  readonly last: number;
  /**
   * The first event of an organization after a number; or a gap, if events after that number are no longer held; undefined if
   * there is neither.
   */
  next(after: number, organizationId?: string): ToldEvent | { gap: Gap } | undefined;
  /**
   * The events of an organization after a number, or of all organizations, and what is no longer held.
   *
   * @throws RangeError if it is no number of an event, nor 0.
   */
  after(number: number, organizationId?: string): { gap?: Gap; events: ToldEvent[] };
  /** Calls a function after each event, until what this returns is called. */
  listen(listener: () => void): () => void;
  /** Ends the log. */
  close(): void;
}

/** Limits of a log of events. */
export interface EventLogOptions {
  /** 1000 by default. */
  maxEvents?: number | undefined;
  /** About the bytes of the records before and after; 16 MiB by default. */
  maxBytes?: number | undefined;
}

const MIB = 1024 ** 2;

const OPTIONS = object({ 'maxEvents?': COUNT, 'maxBytes?': COUNT });

/**
 * Keeps the last events of a sandbox, from now on.
 *
 * ```ts
 * const events = recordEvents(sandbox);
 * const { last } = events;
 * await inventory.invoices.markSent(id);
 * console.log(events.after(last).events);
 * ```
 *
 * @throws RangeError if an option is not known, or is no whole number of 1 or more.
 */
export function recordEvents(sandbox: Pick<Sandbox, 'on'>, options: EventLogOptions = {}): EventLog {
  checkInProcess(sandbox, 'recordEvents', 'GET /sandbox/events');
  checkInput(OPTIONS, options, 'the options of recordEvents');
  const { maxEvents = 1000, maxBytes = 16 * MIB } = options;
  const held: { event: SandboxEvent; size: number }[] = [];
  const listeners = new Set<() => void>();
  let [bytes, last] = [0, 0];
  /** The number of the last event that was dropped, or came before the log. */
  let dropped: number | undefined;

  const close = sandbox.on((event) => {
    dropped ??= event.number - 1;
    last = event.number;
    const size = event.changes.reduce((sum, { before, after }) => sum + sizeOf(before) + sizeOf(after), 0);
    held.push({ event, size });
    bytes += size;
    while (held.length > maxEvents || bytes > maxBytes) {
      const oldest = held.shift()!;
      bytes -= oldest.size;
      dropped = oldest.event.number;
    }
    for (const listener of listeners) listener();
  });

  function next(after: number, organizationId?: string): ToldEvent | { gap: Gap } | undefined {
    if (dropped !== undefined && after < dropped) return { gap: { from: after + 1, to: dropped } };
    const match = held.find(
      ({ event }) => event.number > after && (organizationId ?? event.organizationId) === event.organizationId,
    );
    return match && toldOf(match.event);
  }

  return {
    get last() {
      return last;
    },
    next,
    after(number, organizationId) {
      if (!Number.isSafeInteger(number) || number < 0)
        throw new RangeError(`after must be the number of an event, or 0 for all, not ${JSON.stringify(number)}.`);
      const events: ToldEvent[] = [];
      let gap: Gap | undefined;
      for (let after = number; ; ) {
        const entry = next(after, organizationId);
        if (!entry) return { ...(gap && { gap }), events };
        if ('gap' in entry) ({ gap } = entry);
        else events.push(entry);
        after = 'gap' in entry ? entry.gap.to : entry.number;
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close,
  };
}

function toldOf({ number, organizationId, kind, cause, changes, counters }: SandboxEvent): ToldEvent {
  const now = counters['now'];
  return {
    number,
    organizationId,
    kind,
    ...(now !== undefined && { time: new Date(now).toISOString() }),
    ...(cause !== undefined && { cause }),
    changes: changes.map(describeChange),
  };
}
