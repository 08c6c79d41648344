import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { BUILDING } from '../icons/icons.ts';
import { addressOf, type Route } from './address.ts';
import { useControl } from './console-hooks.ts';
import { control, type Organization } from './control-client.ts';
import { closeMenu, Menu } from './menu.tsx';
import type { Act } from './toast.tsx';

const SEEDS = [
  ['', "The sandbox's seed"],
  ['story', "The samples' story"],
  ['busy', 'A year of business'],
  ['empty', 'No records'],
] as const;

interface OrganizationsProps {
  route: Route;
  act: Act;
}

/** Names the organization, switches to another one, and creates one. */
export function Organizations({ route, act }: OrganizationsProps): VNode {
  const [turn, setTurn] = useState(0);
  const version = `${route.organization} ${turn}`;
  const { answer } = useControl<{ organizations: Organization[] }>('GET /organizations', {}, version);
  const organizations = answer?.organizations ?? [];
  const current = route.organization || organizations[0]?.organizationId;
  const name = organizations.find(({ organizationId }) => organizationId === current)?.name;
  const addressIn = (organization: string): string => addressOf({ organization, resource: route.resource });
  const create = async (seed: string): Promise<string> => {
    const { organizationId } = await control<Organization>('POST /organizations', {}, seed === '' ? {} : { seed });
    location.hash = addressIn(organizationId);
    return `The organization ${organizationId} was created.`;
  };
  return (
    <Menu
      id="organizations"
      name="Organizations"
      icon={BUILDING}
      onOpen={() => setTurn((before) => before + 1)}
      label={
        <span class="roomy clip">
          <span class="sr">Organization: </span>
          {name || current}
        </span>
      }
    >
      <ul class="choices" aria-label="Organizations">
        {organizations.map(({ organizationId, name: title }) => (
          <li key={organizationId}>
            <a
              href={addressIn(organizationId)}
              aria-current={organizationId === current ? 'true' : undefined}
              onClick={({ currentTarget }) => closeMenu(currentTarget)}
            >
              {title} <small>{organizationId}</small>
            </a>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const seed = String(new FormData(form).get('seed'));
          closeMenu(form);
          act(() => create(seed));
        }}
      >
        <label>
          Start a new organization with
          <select name="seed">
            {SEEDS.map(([seed, label]) => (
              <option value={seed}>{label}</option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary">
          Create
        </button>
      </form>
    </Menu>
  );
}
