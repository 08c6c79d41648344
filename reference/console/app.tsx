import type { VNode } from 'preact';
import { ActForm } from './act-form.tsx';
import { Bar } from './bar.tsx';
import { useOverview, useRoute } from './console-hooks.ts';
import { keepControlToken, TokenNeeded } from './control-client.ts';
import { Drawer } from './drawer.tsx';
import { focusList, LIST, useShortcuts } from './keyboard.ts';
import { OneCall } from './log.tsx';
import { OneRecord } from './record.tsx';
import { Records } from './records.tsx';
import { Resources } from './resources.tsx';
import { useToast } from './toast.tsx';

/** The page of the sandbox. */
export function App(): VNode {
  const route = useRoute();
  const { overview, problem, refresh } = useOverview(route.organization);
  const { toast, act } = useToast(refresh);
  useShortcuts();
  const { resources = [], version = '' } = overview ?? {};
  const idField = resources.find(({ name }) => name === route.resource)?.idField ?? '';
  const { id, call, act: open } = route;
  return (
    <>
      <a
        class="skip"
        href={`#${LIST}`}
        onClick={(event) => {
          // What stands after the # is the state of the page.
          event.preventDefault();
          focusList();
        }}
      >
        Skip to the list
      </a>
      <Bar route={route} overview={overview} act={act} />
      {problem instanceof TokenNeeded && <Token onGiven={() => act(async () => '')} />}
      <div class="desk" data-open={open ?? id ?? call}>
        <p class="said panel" role="status">
          {problem?.message ?? toast}
        </p>
        <Resources route={route} resources={resources} />
        {overview && <Records key={`${route.organization} ${route.resource}`} {...{ route, idField, version }} />}
        {overview && open !== undefined && (
          <ActForm
            route={{ ...route, act: open }}
            {...{ idField, version, act }}
            organization={overview.organization}
          />
        )}
        {overview && open === undefined && id !== undefined && (
          <OneRecord route={{ ...route, id }} {...{ idField, version, act }} />
        )}
        {overview && call !== undefined && <OneCall route={{ ...route, call }} />}
        <Drawer key={route.organization} route={route} overview={overview} />
      </div>
    </>
  );
}

/** Asks for the control token of a sandbox that has one. It is kept until the tab is closed. */
function Token({ onGiven }: { onGiven(): void }): VNode {
  return (
    <form
      class="token line"
      onSubmit={(event) => {
        event.preventDefault();
        keepControlToken(String(new FormData(event.currentTarget).get('token')));
        onGiven();
      }}
    >
      <label>
        Control token
        <input name="token" type="password" autocomplete="off" required />
      </label>
      <button type="submit" class="primary">
        Open
      </button>
    </form>
  );
}
