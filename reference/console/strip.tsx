import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { offerTheme } from '../browser/theme.ts';
import { addressOf, type Route } from './address.ts';
import { queryOf, useControl, useReference } from './console-hooks.ts';
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
  const hasReference = useReference();
  const advance = async (days: number): Promise<string> => {
    const answer = await control<{ local: string }>('POST /clock/advance', queryOf(route.organization), { days });
    return `It is ${momentOf(answer.local)} now.`;
  };
  const goTo = async (date: string): Promise<string> => {
    const zone = /[+-]\d\d:?\d\d$/.exec(local)?.[0] ?? '';
    const now = `${date}${local.slice(10, 19)}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`;
    const answer = await control<{ local: string }>('PUT /clock', queryOf(route.organization), { now });
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
      {hasReference && (
        <a class="reference" href="/">
          Reference
        </a>
      )}
      <Organizations route={route} act={act} />
      <div class="clock">
        <time>
          <span class="sr">The clock is at </span>
          {momentOf(local)}
        </time>
        {DAYS.map((days) => (
          <button
            type="button"
            aria-label={`${days} ${days === 1 ? 'day' : 'days'} on`}
            onClick={() => act(() => advance(days))}
          >
            {days === 1 ? '+1 day' : `+${days}`}
          </button>
        ))}
        <input
          type="date"
          aria-label="Day to go to"
          title="Go to a day. The way back is a checkpoint."
          min={local.slice(0, 10)}
          value={local.slice(0, 10)}
          onChange={({ currentTarget: { value } }) => {
            if (value > local.slice(0, 10)) act(() => goTo(value));
          }}
        />
      </div>
      <div class="tools">
        <Limits act={act} />
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

/** Whether calls are counted against the documented limits, which hold for all organizations. */
function Limits({ act }: Pick<StripProps, 'act'>): VNode {
  const { answer } = useControl<{ limits: string }>('GET /limits', {}, '');
  const [chosen, setChosen] = useState<boolean>();
  const change = async (isLimited: boolean): Promise<string> => {
    setChosen(isLimited);
    try {
      await control('PUT /limits', {}, { limits: isLimited ? 'documented' : 'none' });
    } catch (error) {
      setChosen(!isLimited);
      throw error;
    }
    return isLimited
      ? 'The documented limits count: 100 calls a minute, and those of the plan a day.'
      : 'No limits count.';
  };
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={chosen ?? answer?.limits === 'documented'}
        disabled={!answer}
        onChange={({ currentTarget: { checked } }) => act(() => change(checked))}
      />{' '}
      <span class="sr">Documented </span>Limits
    </label>
  );
}
