import type { VNode } from 'preact';
import { ActForm } from './act-form.tsx';
import { Checkpoints } from './checkpoints.tsx';
import { useOverview, useRoute } from './console-hooks.ts';
import { keepControlToken, TokenNeeded } from './control-client.ts';
import { Events } from './events.tsx';
import { Failures } from './failures.tsx';
import { Log, OneCall } from './log.tsx';
import { OneRecord } from './record.tsx';
import { Records } from './records.tsx';
import { Resources } from './resources.tsx';
import { Strip } from './strip.tsx';
import { useToast } from './toast.tsx';

/** The page of the sandbox. */
export function App(): VNode {
  const route = useRoute();
  const { overview, problem, refresh } = useOverview(route.organization);
  const { toast, act } = useToast(refresh);
  const { local = '', resources = [], calls = [], version = '' } = overview ?? {};
  const idField = resources.find(({ name }) => name === route.resource)?.idField ?? '';
  const { id, call, act: open } = route;
  return (
    <>
      <Strip route={route} local={local} act={act}>
        {overview && <Checkpoints {...{ organization: route.organization, version, act }} />}
      </Strip>
      <p class="said" role="status">
        {problem?.message ?? toast}
      </p>
      {problem instanceof TokenNeeded && <Token onGiven={() => act(async () => '')} />}
      <div class="frame" data-open={open ?? id ?? call}>
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
        <Log route={route} calls={calls} tools={<Failures {...{ organization: route.organization, version, act }} />} />
        {overview && <Events key={route.organization} route={route} resources={resources} />}
      </div>
    </>
  );
}

/** Asks for the control token of a sandbox that has one. It is kept until the tab is closed. */
function Token({ onGiven }: { onGiven(): void }): VNode {
  return (
    <form
      class="token"
      onSubmit={(event) => {
        event.preventDefault();
        keepControlToken(String(new FormData(event.currentTarget).get('token')));
        onGiven();
      }}
    >
      <input name="token" type="password" aria-label="Control token" autocomplete="off" required />
      <button type="submit">Open</button>
    </form>
  );
}
