import { MAX_LISTED, suggestion, type Violation } from '../contract/index.ts';
import { codeOf, REASONS, type RefusalReason } from './reasons.ts';
import { type AlsoRefused, type RefusalBody, type RefusalError, refusalBody } from './refusal-body.ts';

/** An answer that the service gives by itself, in the service's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reason: RefusalReason;
  readonly headers: Readonly<Record<string, string>>;
  /** Errors, one for each place. */
  readonly errors: readonly RefusalError[];

  /** @throws RangeError if there is no such reason. */
  constructor(
    status: number,
    reason: RefusalReason,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    errors: readonly RefusalError[] = [{ message }],
  ) {
    super(message);
    if (!Object.hasOwn(REASONS, reason)) {
      throw new RangeError(`There is no reason ${JSON.stringify(reason)}.${suggestion(reason, Object.keys(REASONS))}`);
    }
    this.status = status;
    this.reason = reason;
    this.headers = headers;
    this.errors = errors;
  }

  /**
   * Refuses a request for its values, naming each place.
   *
   * @param also What else is wrong with it.
   */
  static ofViolations(violations: readonly Violation[], also?: AlsoRefused): Refusal {
    const places = [...new Set(violations.map(({ place }) => place))];
    const errors = places.slice(0, MAX_LISTED).map((path) => {
      const messages = violations.flatMap(({ place, message }) => (place === path ? message : []));
      return { path, message: `${path} ${[...new Set(messages)].join(' and ')}.` };
    });
    const listed = errors.map(({ message }) => message.slice(0, -1));
    const end = places.length > MAX_LISTED ? '; and more' : '';
    const more = (also?.errors ?? [])
      .filter(({ path }) => !places.includes(path!))
      .slice(0, MAX_LISTED - errors.length);
    const message = [`${listed.join('; ')}${end}.`, ...more.map((error) => error.message)].join(' ');
    return new Refusal(400, 'violations', message, also?.headers, [...errors, ...more]);
  }

  /** The `code` of the envelope: the status, and two digits that tell the reasons of one status apart. */
  get code(): number {
    return codeOf(this.status, this.reason);
  }

  /** The body in the service's envelope. */
  get body(): RefusalBody {
    return refusalBody(this);
  }
}
