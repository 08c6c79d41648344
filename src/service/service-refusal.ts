import { MAX_LISTED, suggestion, type Violation } from '../contract/index.ts';
import { codeOf, REASONS, type RefusalReason } from './reasons.ts';

/** An answer that the service gives by itself, in the service's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reason: RefusalReason;
  readonly headers: Readonly<Record<string, string>>;

  /** @throws RangeError if there is no such reason. */
  constructor(status: number, reason: RefusalReason, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    if (!Object.hasOwn(REASONS, reason)) {
      throw new RangeError(`There is no reason ${JSON.stringify(reason)}.${suggestion(reason, Object.keys(REASONS))}`);
    }
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

  /** The `code` of the envelope: the status, and two digits that tell the reasons of one status apart. */
  get code(): number {
    return codeOf(this.status, this.reason);
  }

  /** The body: the service's envelope. */
  get body(): string {
    return JSON.stringify({ code: this.code, message: this.message });
  }
}
