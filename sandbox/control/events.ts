import { Refusal } from '../engine/index.ts';
import type { Organization } from '../organizations/index.ts';
import type { EventLog } from '../testing/index.ts';
import { withName } from './names.ts';
import { type Events, type Route, route } from './route.ts';

/** The events of an organization that a reader has not been sent. */
export class EventFeed {
  readonly #log: EventLog;
  readonly #run: string;
  readonly #organization: Organization;
  #after: number;
  #first: string | undefined;

  /** @param from The id of the last event that the reader has, or its number; undefined for events from now on. */
  constructor({ log, run }: Events, organization: Organization, from: string | undefined) {
    this.#log = log;
    this.#run = run;
    this.#organization = organization;
    const [, ofRun, number] = /^(?:(\w+)-)?(\d+)$/.exec(from ?? `${run}-${log.last}`)!;
    const isOfOther = (ofRun !== undefined && ofRun !== run) || Number(number) > log.last;
    this.#after = isOfOther ? 0 : Number(number);
    // The events of a sandbox that was started again are counted from 1.
    if (isOfOther) this.#first = this.#written('gap', { reason: `The sandbox was started after event ${from}.` }, 0);
  }

  /** The next event as it is sent; undefined if there is none. */
  read(): string | undefined {
    const first = this.#first;
    this.#first = undefined;
    if (first !== undefined) return first;
    const next = this.#log.next(this.#after, this.#organization.id);
    if (!next) {
      this.#after = Math.max(this.#after, this.#log.last);
      return undefined;
    }
    if ('gap' in next) {
      const { from, to } = next.gap;
      this.#after = to;
      return this.#written('gap', { from, to, reason: `Events ${from} to ${to} are no longer available.` }, to);
    }
    this.#after = next.number;
    const changes = next.changes.map((change) => withName(this.#organization, change));
    return this.#written(next.kind, { ...next, changes }, next.number);
  }

  /** Calls a function when there may be something to read, until what this returns is called. */
  listen(listener: () => void): () => void {
    return this.#log.listen(listener);
  }

  #written(event: string, data: unknown, number: number): string {
    return `event: ${event}\nid: ${this.#run}-${number}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}

/** The control URL of events. */
export const eventRoute: Route = route(
  'GET /events',
  'getEvents',
  'Changes as they happen, as server-sent events: from now on, or after the event that `after` or `Last-Event-ID` names',
  {
    query: {
      after: { type: 'string', pattern: '^(\\w+-)?\\d{1,15}$', description: 'the number or the ID of an event' },
    },
    type: 'text/event-stream',
    answer: { description: 'a stream of `changed`, `replaced`, `removed` and `gap`' },
    run({ events, organization, query, lastEventId }) {
      if (!events) throw new Refusal('notFound', 'This sandbox stores no events: start it with startSandbox.');
      const after = lastEventId ?? (query['after'] as string | undefined);
      if (after !== undefined && !/^(\w+-)?\d{1,15}$/.test(after))
        throw new Refusal('invalid', `Last-Event-ID must be the ID of an event, but is ${after}.`);
      return new EventFeed(events, organization, after);
    },
  },
);
