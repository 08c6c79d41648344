import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Checkpoint } from '../../src/public/sandbox-testing.ts';
import { BOOKMARK } from '../icons/icons.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';
import { Menu } from './menu.tsx';
import { inZoneOf, momentOf } from './readable.ts';
import { titleOf } from './resources.tsx';
import type { Act } from './toast.tsx';
import { isForUndo, readSince, type Since } from './undo-delete.ts';

interface CheckpointsProps {
  organization: string;
  /** The time of the organization. */
  local: string;
  /** Another text whenever something may have changed. */
  version: string;
  act: Act;
}

/** Changes that a question names. */
const NAMED = 8;

const MINUTE = 60_000;

/** Saves the state of the organization under a name, shows what has changed since, and goes back to it. */
export function Checkpoints({ organization, local, version, act }: CheckpointsProps): VNode {
  const query = queryOf(organization);
  const [turn, setTurn] = useState(0);
  const reload = (): void => setTurn((before) => before + 1);
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState('');
  const now = `${version} ${turn}`;
  const { answer } = useControl<{ checkpoints: Checkpoint[] }>('GET /checkpoints', query, now);
  const checkpoints = answer?.checkpoints.filter(({ name }) => !isForUndo(name)) ?? [];
  const known = checkpoints.some(({ name }) => name === shown) ? shown : undefined;
  const since = useControl<Since>(
    known === undefined ? undefined : `GET /checkpoints/${encodeURIComponent(known)}/changes`,
    query,
    now,
  ).answer;
  const change = (call: string, said: string): void =>
    act(async () => {
      await control(call, query);
      reload();
      return said;
    });
  const goBack = (name: string): void =>
    act(async () => {
      const changed = await readSince(organization, name);
      if (!confirm(questionOf(name, linesOf(changed, local)))) return '';
      await control(`POST /checkpoints/${encodeURIComponent(name)}/restore`, query);
      reload();
      return `Went back to ${name}.`;
    });
  const save = async (form: HTMLFormElement): Promise<void> => {
    const name = String(new FormData(form).get('name')).trim();
    try {
      await control('POST /checkpoints', query, { name });
    } catch (error) {
      setProblem((error as Error).message);
      return;
    }
    setProblem('');
    reload();
    form.reset();
    act(async () => `The checkpoint ${name} was saved.`);
  };
  return (
    <Menu
      id="checkpoints"
      name="Checkpoints"
      icon={BOOKMARK}
      onOpen={reload}
      label={
        <>
          <span class="roomy clip">Checkpoints</span>
          {checkpoints.length > 0 && <span class="count">{checkpoints.length}</span>}
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget);
        }}
      >
        <label>
          Name of the checkpoint
          <input
            name="name"
            required
            maxLength={60}
            autocomplete="off"
            aria-invalid={problem === '' ? undefined : 'true'}
            aria-describedby="checkpoint-problem"
            onInput={() => setProblem('')}
          />
        </label>
        <button type="submit" class="primary">
          Save
        </button>
        <p id="checkpoint-problem" class="problem wide" role="alert">
          {problem}
        </p>
      </form>
      <ol class="checkpoints" hidden={checkpoints.length === 0}>
        {checkpoints.map(({ name, time }) => (
          <li key={name}>
            <strong class="strong">{name}</strong> <small>{momentOf(inZoneOf(time, local))}</small>
            <div class="row">
              <button type="button" class="button" aria-label={`Go back to ${name}`} onClick={() => goBack(name)}>
                Go back
              </button>
              <button
                type="button"
                class="plain"
                aria-label={`Changes since ${name}`}
                aria-expanded={name === known}
                onClick={() => setShown(name === known ? '' : name)}
              >
                Changes
              </button>
              <button
                type="button"
                class="plain danger"
                aria-label={`Delete ${name}`}
                onClick={() => {
                  setShown('');
                  change(`DELETE /checkpoints/${encodeURIComponent(name)}`, `The checkpoint ${name} was deleted.`);
                }}
              >
                Delete
              </button>
            </div>
            {name === known && since && <Changes since={since} local={local} />}
          </li>
        ))}
      </ol>
    </Menu>
  );
}

function Changes({ since, local }: { since: Since; local: string }): VNode {
  const { changes } = since;
  const clock = clockLine(since, local);
  if (changes.length === 0 && clock === undefined) return <p class="quiet">Nothing has changed since.</p>;
  return (
    <ul class="changes">
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

/** Describes a change of the clock. Undefined for less than a minute, because each change and each request advances it by seconds. */
function clockLine({ clock }: Since, local: string): string | undefined {
  if (!clock || Date.parse(clock.after) - Date.parse(clock.before) < MINUTE) return undefined;
  const [from, to] = [clock.before, clock.after].map((time) => momentOf(inZoneOf(time, local)));
  return `The clock moved from ${from} to ${to}`;
}

/** Lists what going back undoes, one line each. */
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
    lines.length === 0 ? ['Nothing has changed since.'] : ['This undoes:', ...lines.map((one) => `• ${one}`)];
  return [`Go back to ${name}?`, changes.join('\n'), 'The request log is kept. Pending failures are cleared.'].join(
    '\n\n',
  );
}
