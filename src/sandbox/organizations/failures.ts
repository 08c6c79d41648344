import { codeOf, ownHeader, refusalBody } from '../../service/index.ts';
import type { Answer } from '../engine/index.ts';
import type { Failure } from '../options/index.ts';

/** Takes the failure that meets a call of an operation from those that were asked for, if one does. All of them count it. */
export function takeFailure(failures: Failure[], operation: string): Failure | undefined {
  let taken: Failure | undefined;
  const left = failures.flatMap((failure) => {
    const { operationId = operation, nth = 1, times = 1 } = failure;
    if (operationId !== operation) return [failure];
    if (nth > 1) return [{ ...failure, nth: nth - 1 }];
    // Another one meets this call already, so this one waits for the next.
    if (taken) return [failure];
    taken = failure;
    return times > 1 ? [{ ...failure, times: times - 1 }] : [];
  });
  failures.splice(0, Infinity, ...left);
  return taken;
}

const PAGE = '<!doctype html><title>Bad gateway</title><p>This failure was asked for.</p>';

/** The answer to a call that is not carried out, since it fails; undefined if it is carried out all the same. */
export function failedAnswer({
  status,
  answer = status === undefined ? undefined : 'error',
}: Failure): Answer | undefined {
  const headers = { [ownHeader('sandbox', 'refusal')]: 'fault' };
  // Nobody is sent it.
  if (answer === 'cut') return { status: 0, headers, body: {} };
  if (answer === 'html') {
    const file = { type: 'text/html', name: 'bad-gateway.html', bytes: new TextEncoder().encode(PAGE) };
    return { status: status ?? 502, headers, body: {}, file };
  }
  if (answer !== 'error') return undefined;
  const given = status ?? 200;
  return {
    status: given,
    headers,
    body: { ...refusalBody({ code: codeOf(given, 'fault'), message: 'This failure was asked for.' }) },
  };
}
