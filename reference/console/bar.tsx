import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { offerTheme } from '../browser/theme.ts';
import { CONTRAST, MENU, MORE, RESET } from '../icons/icons.ts';
import type { Route } from './address.ts';
import { Checkpoints } from './checkpoints.tsx';
import { Clock } from './clock.tsx';
import { type Overview, queryOf, useReference } from './console-hooks.ts';
import { control } from './control-client.ts';
import { Icon } from './icon-element.tsx';
import { closeMenu, Menu } from './menu.tsx';
import { Organizations } from './organizations.tsx';
import { Simulate } from './simulate.tsx';
import type { Act } from './toast.tsx';

interface BarProps {
  route: Route;
  overview: Overview | undefined;
  act: Act;
}

/** The organization, and in menus what changes all of it: its clock, checkpoints, failures and limits, and reset. */
export function Bar({ route, overview, act }: BarProps): VNode {
  const hasReference = useReference();
  const { organization } = route;
  const { local = '', version = '' } = overview ?? {};
  return (
    <header class="top line">
      <button type="button" class="menu tool" popovertarget="resources" aria-label="Resources">
        <Icon shapes={MENU} />
      </button>
      <h1 class="brand line">
        <img src="/sandbox/icon.svg" alt="" width="22" height="22" /> <span class="roomy clip">Sandbox</span>
      </h1>
      {hasReference && (
        <nav class="places choices small line tight" aria-label="Site">
          <a href="/">Reference</a>
        </nav>
      )}
      <Organizations route={route} act={act} />
      <div class="line tight">
        {overview && (
          <>
            <Clock {...{ organization, local, act }} />
            <Checkpoints {...{ organization, local, version, act }} />
            <Simulate {...{ organization, version, act }} />
          </>
        )}
        <More organization={organization} act={act} />
      </div>
    </header>
  );
}

function More({ organization, act }: { organization: string } & Pick<BarProps, 'act'>): VNode {
  useEffect(offerTheme, []);
  const reset = async (): Promise<string> => {
    if (!confirm('Reset this organization? This deletes everything that was sent to it.')) return '';
    await control('POST /reset', queryOf(organization));
    return 'The organization was reset.';
  };
  return (
    <Menu id="more" name="More" icon={MORE}>
      <div class="choices">
        <button type="button" class="plain" data-theme-switch hidden>
          <Icon shapes={CONTRAST} /> <span data-theme-name />
        </button>
        <button
          type="button"
          class="plain danger"
          onClick={({ currentTarget }) => {
            closeMenu(currentTarget);
            act(reset);
          }}
        >
          <Icon shapes={RESET} /> Reset the organization
        </button>
      </div>
    </Menu>
  );
}
