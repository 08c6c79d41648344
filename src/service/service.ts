import { type Authorization, MAX_LISTED, type Remark } from '../contract/index.ts';
import { type Authorize, createReadToken, takeAnyToken } from './check-token.ts';
import { contentOfAnswer, contentOfRefusal, type WriteRefusal } from './content.ts';
import { createCors, isPreflight } from './cors.ts';
import { ownHeader } from './headers.ts';
import { guarded, type Log, type LogEntry } from './log.ts';
import { createResponder, type OtherUrl } from './respond.ts';
import type { Answer, Call, CallHead } from './service-call.ts';
import type { ServiceContract } from './service-contract.ts';
import { type Engine, type EngineAnswer, isPromise } from './service-engine.ts';
import { Refusal } from './service-refusal.ts';
import { readTarget } from './target.ts';
import { wait } from './wait.ts';

export interface ServiceOptions {
  /** The service's name in headers and messages, such as `mock`. */
  name: string;
  contract: ServiceContract;
  engine: Engine;
  /** Further origins whose pages may read answers, than those of this machine; `*` for every one. None by default. */
  corsOrigins?: readonly string[] | undefined;
  /** Form of the token header; as documented by default. Of the headers that it returns, the one with the token is read. */
  authorization?: Authorization | undefined;
  /** Decides what a token may do; any token may do everything by default. */
  authorize?: Authorize;
  /** Writes refusals where the service has no envelope; with the envelope of the contract by default. */
  writeRefusal?: WriteRefusal | undefined;
  /** True if calls need no token, since nothing says how they carry it. */
  takesNoToken?: boolean;
  log?: Log | undefined;
  /** True if a slash at the end of a URL is ignored, and named as unknown; false by default. */
  takesFinalSlash?: boolean;
  /** Reads URLs that the contract does not have; none by default. */
  otherUrl?: OtherUrl | undefined;
  /** True if values of another type are read as the stated type, where that is possible; false by default. */
  takesOtherTypes?: boolean;
  /** True by default: the header `Prefer` chooses the response. If false, preferences are named as unknown. */
  takesPreferences?: boolean;
}

/** A service without a network: it answers calls. */
export interface Service {
  name: string;
  /** Paths of the servers, the one that most operations have first, such as `/inventory/v1`. */
  basePaths: readonly string[];
  /** Checks whether a URL belongs to the service: in the contract, or below the path of a server. */
  owns(target: string): boolean;
  /** Answers a call, at once unless something has to be waited for. It never throws, and its promise never rejects. */
  answer(call: Call): Answer | Promise<Answer>;
  /**
   * Refuses what can't be answered as a call.
   *
   * @param call What is known of it; undefined if nothing could be read.
   * @param error What went wrong, for the log.
   */
  refuse(call: CallHead | undefined, refusal: Refusal, error?: unknown): Answer;
  /** Logs a request that is answered by somebody else, or by nobody. It never throws. */
  log: Log;
}

/** Result for a call whose client has disconnected. Nobody reads it. */
const TO_NOBODY: Answer = { status: 499, headers: [], body: undefined };

/** A call that is being answered. */
interface Task {
  call: Call;
  entry: LogEntry;
  /** When it came, in ms. */
  start: number;
}

/**
 * Makes a service: what stands between the network and an engine.
 *
 * @throws TypeError if `authorization` does not put the token, as it is, into one header.
 */
export function createService(options: ServiceOptions): Service {
  const { name, contract, engine, authorize = takeAnyToken } = options;
  const { takesFinalSlash = false, takesOtherTypes = false, takesPreferences = true } = options;
  const { writeRefusal } = options;
  const { routes } = contract;
  const [refusalHeader, unknownHeader] = [ownHeader(name, 'refusal'), ownHeader(name, 'unknown')];
  const [inferredHeader, hintHeader] = [ownHeader(name, 'inferred'), ownHeader(name, 'hint')];
  const cors = createCors(name, options.corsOrigins ?? []);
  const readToken = options.takesNoToken
    ? () => ''
    : createReadToken(options.authorization, authorize === takeAnyToken);
  const takes = { takesFinalSlash, takesOtherTypes, takesPreferences, otherUrl: options.otherUrl };
  const { respond } = createResponder({ contract, engine, readToken, authorize, ...takes });
  const log = guarded(options.log);

  function answer(call: Call): Answer | Promise<Answer> {
    const entry: LogEntry = { method: call.method, url: call.target, status: 0, duration: 0 };
    const task: Task = { call, entry, start: performance.now() };
    try {
      if (isPreflight(call)) return finish(task, cors.preflightHeadersFor(call), EMPTY);
      const answered = respond(call, entry);
      if (typeof answered === 'string') return finish(task, ['Allow', answered], EMPTY);
      if (!isPromise(answered)) return succeed(task, answered);
      return answered.then((late) => succeed(task, late)).catch((error: unknown) => refuse(task, error));
    } catch (error) {
      return refuse(task, error);
    }
  }

  function succeed(task: Task, answered: EngineAnswer): Answer | Promise<Answer> {
    const { delay = 0 } = answered;
    if (delay === 0) return deliver(task, answered);
    return wait(delay, task.call.signal).then((isThere) => (isThere ? deliver(task, answered) : abandon(task)));
  }

  function deliver(task: Task, answered: EngineAnswer): Answer {
    const { entry } = task;
    if (answered.unknown?.length === 0) delete entry.unknown;
    else if (answered.unknown) entry.unknown = answered.unknown.slice(0, MAX_LISTED);
    const { inferred } = entry;
    const { cut, failure, headers, hint } = answered;
    if (hint !== undefined) entry.hint = hint;
    const notes = [
      ...noteOnUnknown(entry),
      ...(inferred ? [inferredHeader, remarked(inferred)] : []),
      ...(hint === undefined ? [] : [hintHeader, hint]),
    ];
    if (failure) {
      entry.failure = failure;
      if (headers?.[refusalHeader] === 'fault') entry.refusal = 'fault';
    }
    if (cut) entry.cut = cut;
    const answer = finish(task, notes, contentOfAnswer(answered));
    return cut ? { ...answer, cut } : answer;
  }

  function refuse(task: Task, error: unknown): Answer {
    if (!(error instanceof Refusal)) task.entry.error = error;
    const refusal = error instanceof Refusal ? error : failureOf(error);
    task.entry.refusal = refusal.reason;
    const { entry } = task;
    const content = contentOfRefusal(refusal, refusalHeader, writeRefusal?.(refusal, entry.operationId));
    return finish(task, noteOnUnknown(entry), content);
  }

  function noteOnUnknown({ unknown }: LogEntry): readonly string[] {
    return unknown?.length ? [unknownHeader, listed(unknown)] : [];
  }

  function finish({ call, entry, start }: Task, first: readonly string[], content: Answer): Answer {
    entry.status = content.status;
    entry.duration = performance.now() - start;
    log(entry);
    const headers = cors.headersFor(call.header('origin')).concat(first, content.headers);
    return { status: content.status, headers, body: call.method === 'HEAD' ? undefined : content.body };
  }

  function abandon({ entry, start }: Task): Answer {
    log({ ...entry, duration: performance.now() - start, aborted: true });
    return TO_NOBODY;
  }

  function failureOf(error: unknown): Refusal {
    const reason = error instanceof Error ? error.message : String(error);
    return new Refusal(500, 'failure', `The ${name} failed because of a bug: ${reason}`);
  }

  return {
    name,
    basePaths: routes.basePaths,
    log,
    answer,
    owns(target) {
      try {
        const { path } = readTarget(target);
        const isBelow = (base: string): boolean => base !== '' && (path === base || path.startsWith(`${base}/`));
        return routes.basePaths.some(isBelow) || routes.match(path) !== undefined;
      } catch {
        return true;
      }
    },
    refuse(call, refusal, error) {
      const { method = '-', target = '-' } = call ?? {};
      const { status, headers, body } = contentOfRefusal(refusal, refusalHeader, writeRefusal?.(refusal));
      const what = { method, url: target, status, duration: 0, refusal: refusal.reason };
      log({ ...what, ...(error !== undefined && { error }) });
      return { status, headers: cors.headersFor(call ? call.header('origin') : null).concat(headers), body };
    },
  };
}

const EMPTY: Answer = { status: 204, headers: [], body: undefined };

/** Places as the value of a header, which takes visible ASCII alone. Preferences have no other, and words of ours. */
function listed(places: readonly string[]): string {
  return places.map((place) => (place.startsWith('prefer.') ? place.slice(0, 100) : visible(place))).join(', ');
}

/** Remarks as the value of a header: `body.zip: text was inferred, a number came; body.fax: …`. */
function remarked(remarks: readonly Remark[]): string {
  return remarks.map(({ place, message }) => `${visible(place)}: ${message}`).join('; ');
}

function visible(place: string): string {
  return place.replaceAll(/[^!-+\--~]/g, '?').slice(0, 100);
}
