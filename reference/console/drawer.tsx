import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { lasting } from '../browser/storage.ts';
import { CHEVRON } from '../icons/icons.ts';
import type { Route } from './address.ts';
import type { Overview } from './console-hooks.ts';
import { Events, useEvents } from './events.tsx';
import { Icon } from './icon-element.tsx';
import { Log } from './log.tsx';

/** The tabs, by the ids of their panels. */
const TABS = { requests: 'Requests', events: 'Events' } as const;

type Tab = keyof typeof TABS;

/** Under what the browser stores whether the drawer is open, and which tab is chosen. */
const OPEN = 'drawer-open';
const TAB = 'drawer-tab';

interface DrawerProps {
  route: Route;
  overview: Overview | undefined;
}

export function Drawer({ route, overview }: DrawerProps): VNode {
  const [isOpen, setOpen] = useState(() => lasting.get(OPEN) === 'true');
  const [tab, setTab] = useState<Tab>(() => (lasting.get(TAB) === 'events' ? 'events' : 'requests'));
  const { local = '', calls = [], total = 0, resources = [] } = overview ?? {};
  const events = useEvents(route.organization);
  const counts: Readonly<Record<Tab, number>> = { requests: total, events: events.length };
  const open = (opened: boolean): void => {
    setOpen(opened);
    lasting.set(OPEN, String(opened));
  };
  const choose = (chosen: Tab): void => {
    setTab(chosen);
    lasting.set(TAB, chosen);
  };
  const panel = (name: Tab, content: ComponentChildren): VNode => (
    <div id={name} role="tabpanel" aria-label={TABS[name]} hidden={!isOpen || name !== tab}>
      {content}
    </div>
  );
  return (
    <section class="drawer" aria-label="Activity">
      <div class="drawer-bar line">
        <div
          role="tablist"
          aria-label="Activity"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            // There are two tabs, so either key leads to the other one.
            const other = tab === 'requests' ? 'events' : 'requests';
            choose(other);
            currentTarget.querySelector<HTMLElement>(`[aria-controls="${other}"]`)!.focus();
          }}
        >
          {(Object.keys(TABS) as Tab[]).map((name) => (
            <button
              type="button"
              role="tab"
              aria-controls={name}
              aria-selected={name === tab}
              tabIndex={name === tab ? 0 : -1}
              onClick={() => {
                choose(name);
                open(true);
              }}
            >
              {TABS[name]} <span class="count">{counts[name]}</span>
            </button>
          ))}
        </div>
        <button
          type="button"
          class="tool"
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Close the drawer' : 'Open the drawer'}
          onClick={() => open(!isOpen)}
        >
          <Icon shapes={CHEVRON} />
        </button>
      </div>
      {panel('requests', <Log route={route} calls={calls} />)}
      {panel('events', <Events {...{ route, local, resources, events }} />)}
    </section>
  );
}
