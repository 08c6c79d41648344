import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { offerTheme } from '../browser/theme.ts';
import { addressOf, type Route } from './address.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { control, type Organization } from './control-client.ts';
import { momentOf } from './readable.ts';

const DAYS = [1, 7, 30];

/** What a new organization may start with. */
const SEEDS = [
  ['', 'From the seed of the sandbox'],
  ['story', 'From the story of the samples'],
  ['busy', 'From a year of a business'],
  ['empty', 'Without records'],
] as const;

interface StripProps {
  route: Route;
  /** The time of the organization. */
  local: string;
  /** Does something that changes the sandbox, and says so: what it returns. */
  act(work: () => Promise<string>): void;
  children: ComponentChildren;
}

/** The organization, its clock, and reset. */
export function Strip({ route, local, act, children }: StripProps): VNode {
  useEffect(offerTheme, []);
  const advance = async (days: number): Promise<string> => {
    const answer = await control<{ local: string }>('POST /clock/advance', queryOf(route.organization), { days });
    return `It is ${momentOf(answer.local)} now.`;
  };
  const reset = async (): Promise<string> => {
    if (!confirm('Reset this organization? This deletes everything that was sent to it.')) return '';
    await control('POST /reset', queryOf(route.organization));
    return 'The organization was reset.';
  };
  return (
    <header class="strip">
      <button type="button" class="menu" popovertarget="resources">
        Resources
      </button>
      <h1>Sandbox</h1>
      <Organizations route={route} act={act} />
      <div class="clock">
        <time aria-label="Clock of the organization">{momentOf(local)}</time>
        {DAYS.map((days) => (
          <button
            type="button"
            aria-label={`${days} ${days === 1 ? 'day' : 'days'} on`}
            onClick={() => act(() => advance(days))}
          >
            {days === 1 ? '+1 day' : `+${days}`}
          </button>
        ))}
      </div>
      <div class="tools">
        <button type="button" onClick={() => act(reset)}>
          Reset
        </button>
        <button type="button" class="plain" data-theme-switch hidden>
          ◐
        </button>
      </div>
      {children}
    </header>
  );
}

function Organizations({ route, act }: Omit<StripProps, 'local' | 'children'>): VNode {
  const { answer } = useControl<{ organizations: Organization[] }>('GET /organizations', {}, route.organization);
  const organizations = answer?.organizations ?? [];
  const choose = (organization: string): void => {
    const { id: _, call: __, ...rest } = route;
    location.hash = addressOf({ ...rest, organization });
  };
  const make = async (seed: string): Promise<string> => {
    const body = seed === '' ? {} : { seed };
    const { organizationId } = await control<Organization>('POST /organizations', {}, body);
    choose(organizationId);
    return `The organization ${organizationId} was created.`;
  };
  return (
    <div class="organization">
      <select
        aria-label="Organization"
        value={route.organization || organizations[0]?.organizationId}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {organizations.map(({ organizationId, name }) => (
          <option value={organizationId}>
            {organizationId} {name}
          </option>
        ))}
      </select>
      <select
        aria-label="New organization"
        value="new"
        onChange={({ currentTarget }) => {
          const seed = currentTarget.value;
          currentTarget.value = 'new';
          act(() => make(seed));
        }}
      >
        <option value="new" hidden>
          New
        </option>
        {SEEDS.map(([seed, label]) => (
          <option value={seed}>{label}</option>
        ))}
      </select>
    </div>
  );
}
