import type { VNode } from 'preact';
import { EVENT_INPUTS } from '../../sandbox/options/index.ts';
import type { Operation } from '../../src/contract/index.ts';
import { shortTitle } from '../model/operation-groups.ts';
import { addressOf, type Route } from './address.ts';
import { useContract } from './console-hooks.ts';
import { actsOn } from './contract.ts';
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
  const link = (act: string, title: string, tone = ''): VNode => (
    <a class={`button ${tone}`} href={addressOf({ organization, resource, id, act, list })}>
      {title}
    </a>
  );
  const linkTo = (operation: Operation): VNode => link(operation.id, shortTitle(operation));
  const deletes = acts.delete.map((operation) => link(operation.id, shortTitle(operation), 'danger'));
  // A move to the state that the record is in leads nowhere.
  const moves = acts.move.filter(({ object }) => object['x-transition']?.to !== status);
  const events = Object.keys(EVENT_INPUTS).filter((event) => event.startsWith(`${resource}.`));
  const more = (name: string, links: VNode[]): VNode | null =>
    links.length === 0 ? null : (
      <details>
        <summary class="quiet">{name}</summary>
        <nav class="row" aria-label={name}>
          {links}
        </nav>
      </details>
    );
  return (
    <div class="of-record stack">
      <nav class="row" aria-label="What to do with it">
        {[...acts.edit, ...moves].map(linkTo)}
        {deletes}
      </nav>
      {more('More calls', acts.others.map(linkTo))}
      {more(
        'Trigger an event',
        events.map((event) => link(event, eventTitle(event))),
      )}
    </div>
  );
}

/** Returns an event's title: `Pay by card` for `invoices.payByCard`. */
export function eventTitle(event: string): string {
  return inWords(event.slice(event.indexOf('.') + 1));
}
