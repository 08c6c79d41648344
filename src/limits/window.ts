import { type Arrivals, countIn, DAY, leavesIn, waitFor } from '../client/index.ts';

/** Time within which all processes report what they have sent, once a store is back or has lost something, in ms. */
export const CATCH_UP = 15_000;

export interface WindowLimits {
  /** Requests in any `window` ms. */
  requests: number;
  /** In ms. */
  window: number;
  /** Requests in any 24 hours. */
  perDay: number;
  /** Time for which a call or a turn is kept without news of its process, in ms. */
  lease: number;
}

/**
 * Report of a process to the store. Times are ages in ms, so that clocks need not agree. Reporting the same again
 * changes nothing, so a report whose reply was lost is simply repeated.
 */
export interface Report {
  /** Calls that wait for a turn and since when, the oldest first. */
  waiting: [id: string, age: number][];
  /** Turns whose response has not arrived. */
  held: string[];
  /** Turns whose response has arrived, and when. */
  done: [id: string, age: number][];
  /** Calls that no longer wait, and turns for which nothing was sent. */
  left: string[];
  /** Time for which no process may send, because the service refuses requests, in ms; 0 for none. */
  pause: number;
  /** Requests the service says it accepts in any `window` ms, maybe more than the limit. Infinity if it says nothing. */
  allowed: number;
}

/** A process's memory of the store, so that the store can tell whether it has lost something. */
export interface Memory {
  /** A request of this process that the store has taken in within the day, or '' if there is none. */
  witness: string;
  /** The last loss that a reply told this process about; 0 for none. */
  loss: number;
}

export interface Reply {
  /** Requests that can be sent at once. */
  minute: number;
  /** Requests that can be sent in the current 24 hours. */
  day: number;
  /** Time until the next request may be sent if those of the day are used up, in ms; 0 if they are not. */
  availableIn: number;
  /** Shortest time until there is another turn after those of `minute`, in ms. */
  next: number;
  /** True if the store has lost the witness, and possibly more. If so, no call is queued or gets a turn. */
  hasLost: boolean;
  /** Time until all processes have reported again after a loss, in ms. Above 0, no call is queued or gets a turn. */
  catchUp: number;
  /** When the store noticed that it had lost something, by its own clock in ms; 0 for never. */
  loss: number;
  /** For each waiting call the expected time until its turn in ms, and 0 if its turn is now. */
  waits: number[];
}

/** Times are in ms, by the store's own clock. */
export interface WindowState {
  /** Requests of the day: the latest time at which each can have arrived, which is in the future for those under way. */
  log: Map<string, number>;
  /** Waiting calls of all processes: since when each waits, and until when it is kept without news. */
  queue: Map<string, { since: number; until: number }>;
  /** Nobody gets a turn from one time to the other. */
  pause: { since: number; until: number };
  /** When it was noticed that something of this had been lost; 0 for never. */
  loss: number;
}

/** A state in which nothing has been sent. */
export function emptyState(): WindowState {
  return { log: new Map(), queue: new Map(), pause: { since: 0, until: 0 }, loss: 0 };
}

/**
 * Applies a report to the state, and reserves turns for its waiting calls. Requests count from the latest
 * time at which they can have arrived, so the service never sees more than the limit in any window. Free turns go
 * to the calls that have waited longest, in whichever process. The script for Redis does the same.
 *
 * @param memory By default, that of a process which knows nothing.
 */
export function reserve(
  state: WindowState,
  own: WindowLimits,
  report: Report,
  now: number,
  memory: Memory = { witness: '', loss: 0 },
): Reply {
  const limits = { ...own, requests: Math.min(own.requests, report.allowed) };
  expire(state, limits.lease, now);
  const losses = lossesOf(state, memory, now);
  const heard = losses.hasLost || losses.catchUp > 0 ? { ...report, waiting: [] } : report;
  applyReport(heard, state, limits, now);
  const pause = pauseOf(state, heard.pause, now);
  if (pause === 0) giveTurns(heard, state, limits, now);
  const reply = replyTo(heard, state, limits, pause, now);
  if (reply.availableIn > 0) for (const [id] of heard.waiting) state.queue.delete(id);
  return { ...reply, ...losses };
}

type Losses = Pick<Reply, 'hasLost' | 'catchUp' | 'loss'>;

/** A loss newer than the one the process knows was noticed through another process. */
function lossesOf(state: WindowState, { witness, loss }: Memory, now: number): Losses {
  const hasLost = witness !== '' && !state.log.has(witness);
  if (hasLost && loss >= state.loss) state.loss = now;
  // A loss in the future is one of a clock set back.
  const catchUp = state.loss > 0 && state.loss <= now ? Math.max(0, state.loss + CATCH_UP - now) : 0;
  return { hasLost, catchUp, loss: state.loss };
}

function applyReport(
  { left, done, held, waiting }: Report,
  { log, queue }: WindowState,
  { lease }: WindowLimits,
  now: number,
) {
  for (const id of left) {
    queue.delete(id);
    log.delete(id);
  }
  for (const [id, age] of done) log.set(id, now + 1 - age);
  for (const id of held) log.set(id, now + lease);
  for (const [id, age] of waiting) {
    // A call that the log holds has its turn already: the reply was lost. If its lease is over, the turn is lost too.
    const hasTurn = (log.get(id) ?? 0) > now;
    if (hasTurn) {
      log.set(id, now + lease);
    } else {
      log.delete(id);
      queue.set(id, { since: queue.get(id)?.since ?? now - age, until: now + lease });
    }
  }
}

function giveTurns({ waiting }: Report, { log, queue }: WindowState, limits: WindowLimits, now: number): void {
  const { requests, window, perDay, lease } = limits;
  let turns = Math.min(requests - countIn([...log.values()], window, now), perDay - log.size);
  for (const [id] of waiting) {
    if (!queue.has(id) || rankOf(id, queue) >= turns) continue;
    queue.delete(id);
    log.set(id, now + lease);
    turns -= 1;
  }
}

function replyTo(
  { waiting }: Report,
  { log, queue }: WindowState,
  { requests, window, perDay }: WindowLimits,
  pause: number,
  now: number,
): Omit<Reply, keyof Losses> {
  const arrivals: Arrivals = [...log.values()].sort((one, other) => one - other);
  const used = countIn(arrivals, window, now);
  const day = Math.max(0, perDay - arrivals.length);
  const availableIn = waitFor(arrivals, perDay, DAY, now);
  const waitOf = (rank: number): number => Math.max(waitFor(arrivals, requests, window, now, rank), pause) || window;
  return {
    minute: pause > 0 ? 0 : Math.max(0, Math.min(requests - used, day)),
    day,
    availableIn,
    next: used > 0 ? Math.max(leavesIn(arrivals.at(-used)!, window, now), pause) : window,
    waits: waiting.map(([id]) => (queue.has(id) ? availableIn || waitOf(rankOf(id, queue)) : 0)),
  };
}

/** Forgets what is over: requests of earlier days, and calls of processes that are gone. */
function expire({ log, queue }: WindowState, lease: number, now: number): void {
  for (const [id, arrival] of log) {
    if (arrival <= now - DAY) log.delete(id);
    // Only a clock that was set back leads here.
    else if (arrival > now + lease) log.set(id, now + 1);
  }
  for (const [id, { until }] of queue) if (until <= now || until > now + lease) queue.delete(id);
}

/** Time until the pause is over, which a report may extend. A pause that starts in the future comes from a clock set back. */
function pauseOf(state: WindowState, reported: number, now: number): number {
  const { since, until } = state.pause;
  const left = since <= now ? Math.max(0, until - now) : 0;
  if (reported <= left) return left;
  state.pause = { since: now, until: now + reported };
  return reported;
}

function rankOf(id: string, queue: WindowState['queue']): number {
  const { since } = queue.get(id)!;
  let rank = 0;
  for (const [other, call] of queue) if (call.since < since || (call.since === since && other < id)) rank += 1;
  return rank;
}
