import { MAX_LISTED, type Violation } from '../contract/validation/violations.ts';

/** Why the service answers by itself, as the header `x-…-refusal` says it. */
export type RefusalReason =
  | 'unknown-host'
  | 'foreign-origin'
  | 'unknown-url'
  | 'wrong-method'
  | 'malformed-url'
  | 'malformed-request'
  | 'malformed-body'
  | 'content-type'
  | 'too-large'
  | 'token'
  | 'violations'
  | 'prefer'
  | 'fault'
  | 'full'
  | 'failure';

/** An answer that the service gives by itself, in the service's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reason: RefusalReason;
  readonly headers: Readonly<Record<string, string>>;

  /** @param status HTTP status, which is also the `code` of the envelope. */
  constructor(status: number, reason: RefusalReason, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
  }

  /** Refuses a request for its values, naming each place. */
  static ofViolations(violations: readonly Violation[]): Refusal {
    const listed = violations.slice(0, MAX_LISTED).map(({ place, message }) => `${place} ${message}`);
    const end = violations.length > MAX_LISTED ? '; and more' : '';
    return new Refusal(400, 'violations', `${listed.join('; ')}${end}.`);
  }

  /** The body: the service's envelope. */
  get body(): string {
    return JSON.stringify({ code: this.status, message: this.message });
  }
}
