import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { apart } from '../reasons.ts';
import { addressOf, type Route } from './address.ts';
import { queryOf, useControl, useReference } from './console-hooks.ts';
import { type Call, controlText } from './control-client.ts';
import { Pane } from './pane.tsx';
import { Code } from './parts.tsx';
import { momentOf } from './readable.ts';
import { Reasons } from './reasons.tsx';

const KINDS = {
  'All requests': () => true,
  'Failed only': ({ status }: Call) => status >= 400 || status === 0,
  'Changes only': ({ method }: Call) => method !== 'GET' && method !== 'HEAD',
  'Events only': ({ event }: Call) => event !== undefined,
} as const;

/** The last requests, newest first. */
export function Log({ route, calls }: { route: Route; calls: readonly Call[] }): VNode {
  const [kind, setKind] = useState<keyof typeof KINDS>('All requests');
  const [wanted, setWanted] = useState('');
  const isWanted = ({ operationId = '', url = '', event = '' }: Call): boolean =>
    `${operationId} ${url} ${event}`.toLowerCase().includes(wanted.toLowerCase());
  const shown = calls.filter((call) => isWanted(call) && KINDS[kind](call));
  return (
    <div class="log">
      <div class="row">
        <select
          aria-label="Requests to show"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as keyof typeof KINDS)}
        >
          {Object.keys(KINDS).map((name) => (
            <option>{name}</option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Find requests"
          placeholder="Operation or URL"
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <CopyAsCurl organization={route.organization} call="GET /log" usual="Copy all as curl" />
      </div>
      {shown.length === 0 && <p class="quiet">{calls.length === 0 ? 'No requests.' : 'No request matches.'}</p>}
      <ol hidden={shown.length === 0}>
        {shown.map((call) => (
          <li key={call.number}>
            <a
              class="line baseline"
              href={addressOf({ ...route, call: String(call.number) })}
              aria-current={String(call.number) === route.call ? 'true' : undefined}
            >
              <time class="quiet">{call.time.slice(11, 19)}</time>
              <What {...call} url={withoutOrganization(call.url)} />
              <Status {...call} />
              <Duration {...call} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A call with what was sent and answered. */
export function OneCall({ route }: { route: Route & { call: string } }): VNode {
  const { organization } = route;
  const path = `GET /calls/${encodeURIComponent(route.call)}`;
  const { answer, problem } = useControl<{ call: Call }>(path, queryOf(organization), '');
  const hasReference = useReference();
  const call = answer?.call;
  const { body, reasons } = apart(call?.answer ?? {});
  return (
    <Pane route={route} label={`Request ${route.call}`} problem={problem}>
      {call && (
        <>
          <code class="id">{call.operationId ?? call.event}</code>
          <h2 class="request">
            <What {...call} />
          </h2>
          <p>
            <Status {...call} /> <span class="quiet">{momentOf(call.time)}</span> <Duration {...call} />
          </p>
          <nav class="row" aria-label="Use the request elsewhere">
            {call.url !== undefined && <CopyAsCurl organization={organization} call={path} usual="Copy as curl" />}
            {hasReference && call.operationId !== undefined && (
              <a class="button" href={`/operations/${call.operationId}.html`}>
                In the reference
              </a>
            )}
          </nav>
          {call.body !== undefined && (
            <section class="part sent">
              <h3>Request body</h3>
              <Code label="Request body" value={call.body} />
            </section>
          )}
          {call.answer !== undefined && (
            <section class="part">
              <h3>Response</h3>
              <Code label="Response" value={body} />
            </section>
          )}
          <Reasons title="Why this response?" reasons={reasons} />
        </>
      )}
    </Pane>
  );
}

/** Copies what a control URL gives, a call or the log, for curl. */
function CopyAsCurl({
  organization,
  call,
  usual,
}: {
  organization: string;
  call: string;
  /** Label of the button, until it shows the result. */
  usual: string;
}): VNode {
  const [label, setLabel] = useState(usual);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await controlText(call, { ...queryOf(organization), format: 'curl' }));
  };
  return (
    <button
      type="button"
      class="button"
      onClick={() =>
        copy().then(
          () => setLabel('Copied'),
          () => setLabel('Could not copy'),
        )
      }
      onBlur={() => setLabel(usual)}
    >
      {label}
    </button>
  );
}

/** All calls of the page are to one organization. */
function withoutOrganization(url = ''): string {
  return url.replace(/\?organization_id=\d+&?/, '?').replace(/\?$/, '');
}

function What({ method = 'event', url, event = '' }: Call): VNode {
  return (
    <>
      <span class={`method ${method.toLowerCase()}`}>{method}</span> <span class="url">{url || event}</span>
    </>
  );
}

function Duration({ duration }: Call): VNode | null {
  return duration === undefined ? null : (
    <span class="duration number quiet">{duration.toFixed(duration < 10 ? 1 : 0)} ms</span>
  );
}

function Status({ status }: Call): VNode {
  return <span class={`status ${status >= 400 ? 'bad' : status >= 200 && status < 300 ? 'good' : ''}`}>{status}</span>;
}
