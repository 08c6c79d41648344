import { codeOf, ownHeader, REASONS, type RuleReason } from '../../service/index.ts';
import type { Answer } from './engine-call.ts';

/** Why a call is refused, as the header `x-sandbox-refusal` says it. */
export type Reason = RuleReason;

/** A call that is refused. Everything that it changed is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  /** The rule that refused it, if it was one. */
  rule: string | undefined;
  /** Seconds until it makes sense to call again. */
  retryAfter: number | undefined;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }

  get status(): number {
    return REASONS[this.reason].statuses[0];
  }

  get code(): number {
    return codeOf(this.status, this.reason);
  }

  /** What the call is answered with. */
  answer(): Answer {
    const { reason, status, code, message, rule, retryAfter } = this;
    return {
      status,
      headers: {
        [ownHeader('sandbox', 'refusal')]: reason,
        ...(rule !== undefined && { [ownHeader('sandbox', 'rule')]: rule }),
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
      body: { code, message },
    };
  }
}

/** Refuses an id that names no record, or that is missing. */
export function refuseId(
  path: string,
  id: unknown,
  { refuse }: { refuse(reason: Reason, message: string): never },
): never {
  if (id === undefined || id === null) return refuse('missing', `${path} is missing.`);
  return refuse('reference', `${path} ${String(id)} does not exist.`);
}
