import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lasting } from '../browser/storage.ts';
import type { Route } from './address.ts';
import { queryOf } from './console-hooks.ts';
import type { Resource } from './control-client.ts';
import { EventLine } from './event-line.tsx';
import { readEvents, type Told } from './event-stream.ts';

/** Events that are shown at most. */
const SHOWN = 100;

/** Where it is kept whether internal records are shown. */
const INTERNAL = 'internal-records';

interface EventsProps {
  route: Route;
  /** The time of the organization. */
  local: string;
  /** Those that the page shows the records of. */
  resources: readonly Resource[];
  events: readonly Told[];
}

/** Events of the organization, newest first, with the records and fields that changed. */
export function Events({ route, local, resources, events }: EventsProps): VNode {
  const [showsInternal, setShowsInternal] = useState(() => lasting.get(INTERNAL) !== null);
  const names = namesIn(events);
  const show = (isShown: boolean): void => {
    setShowsInternal(isShown);
    if (isShown) lasting.set(INTERNAL, 'shown');
    else lasting.remove(INTERNAL);
  };
  return (
    <div class="events">
      <label class="check line">
        <input type="checkbox" checked={showsInternal} onChange={({ currentTarget: { checked } }) => show(checked)} />
        Internal records
      </label>
      {events.length === 0 && <p class="quiet">No events.</p>}
      <ol class="happened">
        {events.map((told) => (
          <li key={told.number}>
            {told.kind === 'gap' ? (
              <p class="quiet">{told.reason}</p>
            ) : (
              <EventLine event={told} local={local} {...{ route, resources, names, showsInternal }} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The names of records by their ids. An event of a record that is gone may no longer know it. */
function namesIn(events: readonly Told[]): ReadonlyMap<string, string> {
  const changes = events.flatMap((told) => (told.kind === 'gap' ? [] : told.changes));
  return new Map(
    changes.flatMap(({ id, name }) => (name === id ? [] : [[id, name]])).toReversed() as [string, string][],
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
