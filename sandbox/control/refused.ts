import { ownHeader, refusalBody, Refusal as ServiceRefusal } from '../../src/service/index.ts';
import { Refusal, refusalOf } from '../engine/index.ts';
import { SnapshotError } from '../state/index.ts';

export interface ControlAnswer {
  status: number;
  /** Further headers; none by default. */
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

/**
 * Returns the response to a control request that failed, in the form of every other error response.
 *
 * @throws The error, if it is a bug and not a refusal.
 */
export function refusedBy(error: unknown): ControlAnswer {
  if (error instanceof ServiceRefusal) {
    const { status, reason, headers } = error;
    const responseHeaders = { ...headers, [ownHeader('sandbox', 'refusal')]: reason };
    return { status, headers: responseHeaders, body: refusalBody(error) };
  }
  if (error instanceof SnapshotError || error instanceof RangeError) {
    return new Refusal('invalid', error.message).answer();
  }
  return refusalOf(error).answer();
}
