import { ownHeader } from '../../service/headers.ts';
import type { Answer } from './call.ts';

/**
 * The codes of refusals. The documents name none, so these are made up: the HTTP status, and two digits that tell the
 * reasons of one status apart.
 */
export const CODES = {
  /** A value that the service could not use. */
  invalid: 40001,
  /** Something that is needed is missing. */
  missing: 40002,
  /** An id in the body or the query belongs to no record. */
  reference: 40003,
  /** A name or number that another record has. */
  taken: 40004,
  /** The record cannot go or change, because others use it. */
  inUse: 40005,
  /** The state of a record does not allow this. */
  state: 40006,
  /** There is not enough stock. */
  stock: 40007,
  /** A field or parameter that the contract does not have, where these are refused. */
  unknown: 40008,
  /** The organization does not exist. */
  organization: 40009,
  /** The id in the URL belongs to no record. */
  notFound: 40401,
  /** A limit is exceeded. */
  limit: 42901,
  /** The rule that answers this operation is switched off. */
  switchedOff: 50101,
  /** The effect of this operation is not documented, where such operations are refused. */
  assumed: 50102,
} as const;

/** Why a call is refused, as the header `x-sandbox-refusal` says it. */
export type Reason = keyof typeof CODES;

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

  get code(): number {
    return CODES[this.reason];
  }

  get status(): number {
    return Math.floor(this.code / 100);
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
