import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Explanation } from '../../src/public/sandbox.ts';
import { apart, knownOf, sourcesOf, subjectOf } from '../reasons.ts';
import { addressOf, type Route } from './address.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { type Call, controlText } from './control-client.ts';
import { Pane } from './pane.tsx';
import { Code } from './parts.tsx';
import { momentOf } from './readable.ts';

/** The last calls, newest first. */
export function Log({ route, calls, tools }: { route: Route; calls: readonly Call[]; tools: VNode }): VNode {
  const [onlyFailures, setOnlyFailures] = useState(false);
  const [wanted, setWanted] = useState('');
  const isWanted = ({ operationId = '', url = '', event = '' }: Call): boolean =>
    `${operationId} ${url} ${event}`.toLowerCase().includes(wanted.toLowerCase());
  const shown = calls.filter((call) => isWanted(call) && (!onlyFailures || call.status >= 400 || call.status === 0));
  return (
    <section id="log" class="log" aria-label="Log" tabIndex={-1}>
      <div class="head">
        <h2>Log</h2>
        <label>
          <input
            type="checkbox"
            checked={onlyFailures}
            onChange={({ currentTarget }) => setOnlyFailures(currentTarget.checked)}
          />
          Failures only
        </label>
        <input
          type="search"
          aria-label="Find calls"
          placeholder="Operation or URL"
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {tools}
      {shown.length === 0 && <p class="quiet">No calls.</p>}
      <ol>
        {shown.map((call) => (
          <li key={call.number}>
            <a
              href={addressOf({ ...route, call: String(call.number) })}
              aria-current={String(call.number) === route.call ? 'true' : undefined}
            >
              <time>{call.time.slice(11, 19)}</time>
              <What {...call} url={withoutOrganization(call.url)} />
              <Status {...call} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A call with what was sent and answered. */
export function OneCall({ route }: { route: Route & { call: string } }): VNode {
  const { answer, problem } = useControl<{ call: Call }>(
    `GET /calls/${encodeURIComponent(route.call)}`,
    queryOf(route.organization),
    '',
  );
  const call = answer?.call;
  const { body, reasons } = apart(call?.answer ?? {});
  return (
    <Pane route={route} label={`Call ${route.call}`} problem={problem}>
      {call && (
        <>
          <code class="id">{call.operationId ?? call.event}</code>
          <h2 class="call">
            <What {...call} />
          </h2>
          <p>
            <Status {...call} /> <span class="quiet">{momentOf(call.time)}</span>{' '}
            {call.url !== undefined && <Copy route={route} />}
          </p>
          {call.body !== undefined && (
            <section class="part sent">
              <h3>Sent</h3>
              <Code label="Sent" value={call.body} />
            </section>
          )}
          {call.answer !== undefined && (
            <section class="part">
              <h3>Answer</h3>
              <Code label="Answer" value={body} />
            </section>
          )}
          {reasons.length > 0 && <Reasons reasons={reasons} />}
        </>
      )}
    </Pane>
  );
}

/** Copies the call as a command for curl. */
function Copy({ route: { call, organization } }: { route: Route & { call: string } }): VNode {
  const [label, setLabel] = useState('Copy for curl');
  const copy = async (): Promise<void> => {
    const query = { ...queryOf(organization), format: 'curl' };
    await navigator.clipboard.writeText(await controlText(`GET /calls/${encodeURIComponent(call)}`, query));
  };
  return (
    <button
      type="button"
      onClick={() =>
        copy().then(
          () => setLabel('Copied'),
          () => setLabel('It could not be copied'),
        )
      }
    >
      {label}
    </button>
  );
}

/** Why an answer is as it is. */
function Reasons({ reasons }: { reasons: readonly Explanation[] }): VNode {
  return (
    <details class="why">
      <summary>Why the answer is so</summary>
      <ul>
        {reasons.map((reason) => (
          <li>
            <code>{subjectOf(reason)}</code> <a href={`/sandbox/rules#${reason.rule}`}>{reason.rule}</a>{' '}
            <span class="quiet">{knownOf(reason)}</span>
            {reason.does !== undefined && <p>{reason.does}</p>}
            {reason.from.length > 0 && <p class="quiet">From {sourcesOf(reason).join(', ')}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** All calls of the page are to one organization. */
function withoutOrganization(url = ''): string {
  return url.replace(/\?organization_id=\d+&?/, '?').replace(/\?$/, '');
}

function What({ method = 'event', url, event = '' }: Call): VNode {
  return (
    <>
      <span class="method" data-method={method}>
        {method === 'DELETE' ? 'DEL' : method}
      </span>{' '}
      <span class="url">{url || event}</span>
    </>
  );
}

function Status({ status }: Call): VNode {
  return (
    <span class="status" data-kind={Math.floor(status / 100)}>
      {status}
    </span>
  );
}
