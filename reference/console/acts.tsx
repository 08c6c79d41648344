import type { VNode } from 'preact';
import { EVENT_INPUTS } from '../../sandbox/options/index.ts';
import { shortTitle } from '../model/operation-groups.ts';
import { addressOf, type Route } from './address.ts';
import { useContract } from './console-hooks.ts';
import { actsOn } from './contract.ts';
import { Menu } from './menu.tsx';
import { inWords } from './readable.ts';

/** Leads to the forms that create a record of the resource. */
export function CreateLinks({ route: { organization, resource, list } }: { route: Route }): VNode | null {
  const contract = useContract();
  if (!contract) return null;
  return (
    <span class="row end">
      {actsOn(contract, resource).create.map(({ id, summary }) => (
        <a class="primary" href={addressOf({ organization, resource, act: id, list })}>
          {summary}
        </a>
      ))}
    </span>
  );
}

/** Leads to the forms of what can be done to a record, and of what can happen to it. */
export function RecordActs({ route, status }: { route: Route & { id: string }; status: unknown }): VNode | null {
  const contract = useContract();
  if (!contract) return null;
  const { organization, resource, id, list } = route;
  const acts = actsOn(contract, resource);
  const link = (act: string, title: string, name?: string): VNode => (
    <a class={name} href={addressOf({ organization, resource, id, act, list })}>
      {title}
    </a>
  );
  // A move to the state that the record is in leads nowhere.
  const moves = acts.move.filter(({ object }) => object['x-transition']?.to !== status);
  const events = Object.keys(EVENT_INPUTS).filter((event) => event.startsWith(`${resource}.`));
  const more = (menu: string, name: string, links: VNode[]): VNode | null =>
    links.length === 0 ? null : (
      <Menu id={menu} name={name} label={name}>
        <div class="choices">{links}</div>
      </Menu>
    );
  return (
    <nav class="of-record row" aria-label="What you can do with this record">
      {[...acts.edit, ...moves].map((operation) => link(operation.id, shortTitle(operation), 'button'))}
      {acts.delete.map((operation) => link(operation.id, shortTitle(operation), 'button danger'))}
      {more(
        'more-calls',
        'More operations',
        acts.others.map((operation) => link(operation.id, shortTitle(operation))),
      )}
      {more(
        'trigger',
        'Trigger an event',
        events.map((event) => link(event, eventTitle(event))),
      )}
    </nav>
  );
}

/** Returns an event's title: `Pay by card` for `invoices.payByCard`. */
export function eventTitle(event: string): string {
  return inWords(event.slice(event.indexOf('.') + 1));
}
