import { ownHeader, refusalBody, Refusal as ServiceRefusal } from '../../src/service/index.ts';
import { Refusal, refusalOf } from '../engine/index.ts';
import { SnapshotError } from '../state/index.ts';

/** What a control call is answered with: JSON, or text. */
export interface ControlAnswer {
  status: number;
  /** Further headers; none by default. */
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

/**
 * What a control call is answered with that cannot be done, in the form of every other refusal.
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
