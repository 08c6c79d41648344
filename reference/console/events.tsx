import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RecordChange, ToldEvent } from '../../src/public/sandbox-testing.ts';
import { addressOf, type Route } from './address.ts';
import { queryOf } from './console-hooks.ts';
import type { Resource } from './control-client.ts';
import { readEvents, type Told } from './event-stream.ts';

/** Events that are shown at most, and lines of one of them. */
const SHOWN = 100;
const LINES = 12;

interface EventsProps {
  route: Route;
  /** Those that the page shows the records of. */
  resources: readonly Resource[];
  events: readonly Told[];
}

/** What happens in the organization, the newest first: which field of which record, before and after, and by which rule. */
export function Events({ route, resources, events }: EventsProps): VNode {
  return (
    <div class="events">
      {events.length === 0 && <p class="quiet">No events.</p>}
      <ol>
        {events.map((told) => (
          <li key={told.number}>
            {told.kind === 'gap' ? (
              <p class="quiet">{told.reason}</p>
            ) : (
              <OneEvent route={route} resources={resources} event={told} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The events of an organization, newest first, as they come while the page can be seen. */
export function useEvents(organization: string): readonly Told[] {
  const [events, setEvents] = useState<readonly Told[]>([]);
  useEffect(() => {
    let reading: AbortController | undefined;
    // A browser keeps few connections to a server, so a page that nobody sees holds none.
    const follow = (): void => {
      reading?.abort();
      if (document.hidden) return;
      setEvents([]);
      reading = new AbortController();
      const { signal } = reading;
      const take = (told: Told): void => {
        if (!signal.aborted) setEvents((before) => [told, ...before].slice(0, SHOWN));
      };
      void readEvents(queryOf(organization), take, signal);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      reading?.abort();
    };
  }, [organization]);
  return events;
}

/** What an event without changes of records is about. */
const KINDS = { changed: 'the clock', replaced: 'everything was replaced', removed: 'the organization was removed' };

function OneEvent({ route, resources, event }: Omit<EventsProps, 'events'> & { event: ToldEvent }): VNode {
  const { number, cause, kind, changes } = event;
  const [isWhole, setWhole] = useState(false);
  const lines = changes.flatMap(linesOf);
  const shown = isWhole ? lines : lines.slice(0, LINES);
  return (
    <>
      <p>
        <span class="quiet">{number}</span> {cause ?? KINDS[kind]}
      </p>
      <ul>
        {shown.map(({ change: { resource, id, kind: how, rule }, field, before, after }) => (
          <li>
            {resources.some(({ name }) => name === resource) ? (
              <a href={addressOf({ organization: route.organization, resource, id })}>{`${resource} ${id}`}</a>
            ) : (
              `${resource} ${id}`
            )}{' '}
            {field === undefined ? (
              how
            ) : (
              <>
                {field} <span class="quiet">{before}</span> → {after}
              </>
            )}{' '}
            {rule !== undefined && <a href={`/sandbox/rules#${rule}`}>{rule}</a>}
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <button type="button" class="plain" onClick={() => setWhole(true)}>
          {lines.length - shown.length} more
        </button>
      )}
    </>
  );
}

interface Line {
  change: RecordChange;
  field?: string;
  before?: string;
  after?: string;
}

/** A change as lines: one for a record that was added or deleted, and one for each field of a record that was changed. */
function linesOf(change: RecordChange): Line[] {
  if (change.kind !== 'changed') return [{ change }];
  return Object.entries(change.fields).map(([field, { before, after }]) => ({
    change,
    field,
    before: textOf(before),
    after: textOf(after),
  }));
}

function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
