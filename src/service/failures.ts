import { type Failure, rangeOf } from './failure.ts';
import { ownHeader } from './headers.ts';
import { createRandom } from './random.ts';
import { codeOf, REASONS } from './reasons.ts';
import { refusalBody } from './refusal-body.ts';
import { type Engine, type EngineAnswer, isPromise } from './service-engine.ts';

/** A failure that meets a call, with what was drawn for it. */
export interface DrawnFault {
  /** As it was asked for. */
  failure: Failure;
  status: number | undefined;
  answer: Failure['answer'];
  /** In ms. */
  delay: number;
}

/** The failures that were asked for and have not come yet. */
export interface Failures {
  /** With the calls that are left. */
  readonly pending: readonly Failure[];
  add(failure: Failure): void;
  /** Takes all of them back. */
  clear(): readonly Failure[];
  /** Takes the failure that meets a call of an operation, if one does. All of them count the call. */
  take(operationId: string): DrawnFault | undefined;
}

/**
 * Keeps failures until they come.
 *
 * @param failures The failures that are set from the start.
 * @param seed The same seed gives the same draws for the same calls.
 */
export function createFailures(failures: readonly Failure[], seed: string): Failures {
  const draw = createRandom(`failures ${seed}`);
  let pending = failures;

  function drawDelay(delay: Failure['delay']): number {
    const [from, to] = rangeOf(delay);
    return from === to ? from : from + Math.floor(draw() * (to - from + 1));
  }

  return {
    get pending() {
      return pending;
    },
    add(failure) {
      pending = [...pending, { ...failure }];
    },
    clear() {
      const cleared = pending;
      pending = [];
      return cleared;
    },
    take(operation) {
      if (pending.length === 0) return undefined;
      let taken: Failure | undefined;
      const extra: Failure[] = [];
      pending = pending.flatMap((failure) => {
        const { operationId = operation, nth = 1, share, times = share === undefined ? 1 : Infinity } = failure;
        if (operationId !== operation) return [failure];
        if (nth > 1) return [{ ...failure, nth: nth - 1 }];
        const isBeside = share !== undefined && failure.status === undefined && failure.answer === undefined;
        // Another one meets this call already, so this one waits for the next.
        if (taken && !isBeside) return [failure];
        if (share !== undefined && draw() >= share) return [failure];
        if (isBeside) extra.push(failure);
        else taken = failure;
        if (times === 1) return [];
        return [times === Infinity ? failure : { ...failure, times: times - 1 }];
      });
      const parts = [...extra, ...(taken ? [taken] : [])];
      if (parts.length === 0) return undefined;
      return {
        failure: Object.assign({}, ...parts) as Failure,
        status: taken?.status === 'any' ? STATUSES[Math.floor(draw() * STATUSES.length)] : taken?.status,
        answer: taken?.answer,
        delay: Math.max(...parts.map(({ delay }) => drawDelay(delay))),
      };
    },
  };
}

/** Failures that a client has to cope with. All are equally likely. */
const STATUSES = REASONS.fault.statuses;

/** The header that says when to try again, for the statuses that ask for it. */
export function retryAfter(status: number): Readonly<Record<string, string>> {
  return status === 429 || status === 503 ? { 'Retry-After': '1' } : {};
}

const PAGE = '<!doctype html><title>Bad gateway</title>';

/**
 * The answer to a call that is not carried out, since it fails; undefined if it is carried out all the same.
 *
 * @param name The name of the service, for its headers.
 */
export function failedAnswer(name: string, met: DrawnFault): EngineAnswer | undefined {
  const { answer, status = answer === 'html' ? 502 : answer === 'error' ? 200 : 0 } = met;
  // Nobody is sent an answer that is cut.
  if (status === 0 && answer !== 'cut') return undefined;
  const refused = refusalBody({ code: codeOf(status, 'fault'), message: 'This failure was asked for.' });
  const [contentType, body] =
    answer === 'cut'
      ? ['', '']
      : answer === 'html'
        ? ['text/html', PAGE]
        : ['application/json', JSON.stringify(refused)];
  const headers = { [ownHeader(name, 'refusal')]: 'fault', ...retryAfter(status) };
  return withFault({ status, headers, contentType, body }, met);
}

/** An answer that a failure holds back or cuts off. */
export function withFault(answered: EngineAnswer, { failure, answer, delay }: DrawnFault): EngineAnswer {
  const cut = answer === 'half' ? answer : answer === 'cut' || answer === 'lost' ? 'all' : undefined;
  return { ...answered, failure, ...(delay > 0 && { delay }), ...(cut && { cut }) };
}

/** An engine whose calls meet failures. */
export function failing(name: string, engine: Engine, failures: Failures): Engine {
  return {
    ...engine,
    answer(call) {
      const met = failures.take(call.operation.id);
      if (!met) return engine.answer(call);
      const failed = failedAnswer(name, met);
      if (failed) return failed;
      const answer = engine.answer(call);
      return isPromise(answer) ? answer.then((late) => withFault(late, met)) : withFault(answer, met);
    },
  };
}
