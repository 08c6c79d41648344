import type { OutgoingHttpHeaders } from 'node:http';

/** Why the mock answers by itself, as the header {@link REFUSAL_HEADER} says it. */
export type RefusalReason =
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
  | 'failure';

/** The header that tells a refusal of the mock from a mocked answer. */
export const REFUSAL_HEADER = 'x-mock-refusal';

/** A value that the contract refuses. */
export interface Violation {
  /** Where it is, such as `body.line_items[0].item_id` or `query.organization_id`. */
  place: string;
  /** What is wrong there, as the end of a sentence: `is required`. */
  message: string;
}

/** Violations that are named in one message; the others are counted. */
const NAMED = 20;

/** An answer that the mock gives by itself, in the service's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reason: RefusalReason;
  readonly headers: OutgoingHttpHeaders;

  /** @param status HTTP status, which is also the `code` of the envelope. */
  constructor(status: number, reason: RefusalReason, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.headers = headers;
  }

  /** Refuses a request for what it holds, naming each place. */
  static ofViolations(violations: readonly Violation[]): Refusal {
    const named = violations.slice(0, NAMED).map(({ place, message }) => `${place} ${message}`);
    const others = violations.length - named.length;
    const end = others > 0 ? `; and ${others} more` : '';
    return new Refusal(400, 'violations', `${named.join('; ')}${end}.`);
  }

  /** The body: the service's envelope. */
  get body(): string {
    return JSON.stringify({ code: this.status, message: this.message });
  }
}
