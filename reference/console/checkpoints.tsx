import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Checkpoint } from '../../src/public/sandbox-testing.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';
import { inZoneOf, momentOf } from './readable.ts';
import { titleOf } from './resources.tsx';
import type { Act } from './toast.tsx';
import { isForUndo, readSince, type Since } from './undo-delete.ts';

interface CheckpointsProps {
  organization: string;
  /** Another text whenever something may have changed. */
  version: string;
  act: Act;
}

/** Changes that a question names. */
const NAMED = 8;

const MINUTE = 60_000;

/** The saved states of the organization in a line of time, and what has changed since one. */
export function Checkpoints({ organization, version, act }: CheckpointsProps): VNode {
  const query = queryOf(organization);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState('');
  const now = `${version} ${turn}`;
  const { answer } = useControl<{ checkpoints: Checkpoint[] }>('GET /checkpoints', query, now);
  const checkpoints = answer?.checkpoints.filter(({ name }) => !isForUndo(name)) ?? [];
  const known = checkpoints.some(({ name }) => name === shown) ? shown : undefined;
  const since = useControl<Since>(
    known === undefined ? undefined : `GET /checkpoints/${encodeURIComponent(known)}/changes`,
    query,
    now,
  ).answer;
  // Only the zone of the organization is read from it.
  const local = useControl<{ local: string }>('GET /clock', query, '').answer?.local;
  const change = (call: string, said: string, body?: object): void =>
    act(async () => {
      await control(call, query, body);
      setTurn((before) => before + 1);
      return said;
    });
  const goBack = (name: string): void =>
    act(async () => {
      const [{ local }, changed] = await Promise.all([
        control<{ local: string }>('GET /clock', query),
        readSince(organization, name),
      ]);
      if (!confirm(questionOf(name, linesOf(changed, local)))) return '';
      await control(`POST /checkpoints/${encodeURIComponent(name)}/restore`, query);
      setTurn((before) => before + 1);
      return `It is as at ${name} again.`;
    });
  const save = (form: HTMLFormElement): void => {
    const name = String(new FormData(form).get('name')).trim();
    form.reset();
    change('POST /checkpoints', `The checkpoint ${name} was saved.`, { name });
  };
  return (
    <section class="checkpoints" aria-label="Checkpoints">
      <ol hidden={checkpoints.length === 0}>
        {checkpoints.map(({ name, time }) => (
          <li key={name}>
            <button
              type="button"
              class="plain"
              aria-expanded={name === known}
              title={momentOf(time)}
              onClick={() => setShown(name === known ? '' : name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <input name="name" aria-label="Name of the checkpoint" placeholder="Name" required maxLength={60} />
        <button type="submit">Save checkpoint</button>
      </form>
      {known !== undefined && (
        <div class="since">
          <button type="button" onClick={() => goBack(known)}>
            Go back to {known}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              setShown('');
              change(`DELETE /checkpoints/${encodeURIComponent(known)}`, `The checkpoint ${known} was deleted.`);
            }}
          >
            Delete {known}
          </button>
          {since && <Changes since={since} local={local ?? ''} />}
        </div>
      )}
    </section>
  );
}

/** What has changed since a checkpoint: the clock, and records with the fields that differ. */
function Changes({ since, local }: { since: Since; local: string }): VNode {
  const { changes } = since;
  const clock = clockLine(since, local);
  if (changes.length === 0 && clock === undefined) return <p class="quiet">Nothing has changed since.</p>;
  return (
    <ul>
      {clock !== undefined && <li>{clock}</li>}
      {changes.map(({ resource, id, name, kind, fields }) => (
        <li key={`${resource} ${id}`}>
          {titleOf(resource)}: {name} {kind}{' '}
          {kind === 'changed' && <span class="quiet">{Object.keys(fields).join(', ')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** How far the clock has moved; undefined if it has not by a minute, as it moves by seconds with each change and each request. */
function clockLine({ clock }: Since, local: string): string | undefined {
  if (!clock || Date.parse(clock.after) - Date.parse(clock.before) < MINUTE) return undefined;
  const [from, to] = [clock.before, clock.after].map((time) => momentOf(inZoneOf(time, local)));
  return `The clock moved from ${from} to ${to}`;
}

/** What going back takes back, a line for each. */
function linesOf(since: Since, local: string): string[] {
  const { changes } = since;
  const clock = clockLine(since, local);
  const records = changes.map(({ resource, name, kind }) => `${titleOf(resource)}: ${name} ${kind}`);
  const more = records.length - NAMED;
  return [
    ...(clock === undefined ? [] : [clock]),
    ...records.slice(0, NAMED),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

function questionOf(name: string, lines: readonly string[]): string {
  const changes =
    lines.length === 0 ? ['Nothing has changed since.'] : ['This takes back:', ...lines.map((one) => `• ${one}`)];
  return [
    `Go back to ${name}?`,
    changes.join('\n'),
    'The log of requests stays. Failures that are still pending are cleared.',
  ].join('\n\n');
}
