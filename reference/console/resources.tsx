import type { VNode } from 'preact';
import { addressOf, type Route } from './address.ts';
import type { Resource } from './control-client.ts';
import { closeMenu } from './menu.tsx';
import { inWords } from './readable.ts';
import { GROUPS, OUTBOX, TITLES } from './resource-groups.ts';

/** The resources, with the numbers of their records. */
export function Resources({ route, resources }: { route: Route; resources: readonly Resource[] }): VNode {
  const counts = new Map(resources.map(({ name, count }) => [name, count]));
  const listed = new Set<string>([OUTBOX, ...GROUPS.flatMap((group) => group.resources)]);
  const others = resources.map(({ name }) => name).filter((name) => !listed.has(name));
  const entries = (names: readonly string[]): VNode => (
    <ul>
      {names.map((name) => (
        <li>
          <a
            href={addressOf({ organization: route.organization, resource: name })}
            aria-current={name === route.resource ? 'page' : undefined}
            onClick={({ currentTarget }) => closeMenu(currentTarget)}
          >
            {titleOf(name)} <span class="count end">{counts.get(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav id="resources" class="navigation choices" aria-label="Resources" popover="auto">
      {GROUPS.map(({ name, resources: names }) => (
        <section>
          <h2>{name}</h2>
          {entries(names)}
        </section>
      ))}
      <section>
        <h2>Sent</h2>
        {entries([OUTBOX])}
      </section>
      <details open={others.includes(route.resource)}>
        <summary>More</summary>
        {entries(others)}
      </details>
    </nav>
  );
}

export function titleOf(resource: string): string {
  return TITLES[resource] ?? inWords(resource);
}
