import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Checkpoint, RecordChange } from '../../src/public/sandbox-testing.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';
import { momentOf } from './readable.ts';

interface CheckpointsProps {
  organization: string;
  /** Another text whenever something may have changed. */
  version: string;
  /** Does something that changes the sandbox, and says so: what it returns. */
  act(work: () => Promise<string>): void;
}

/** The saved states of the organization in a line of time, and what has changed since one. */
export function Checkpoints({ organization, version, act }: CheckpointsProps): VNode {
  const query = queryOf(organization);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState('');
  const now = `${version} ${turn}`;
  const { answer } = useControl<{ checkpoints: Checkpoint[] }>('GET /checkpoints', query, now);
  const checkpoints = answer?.checkpoints ?? [];
  const known = checkpoints.some(({ name }) => name === shown) ? shown : undefined;
  const changes = useControl<{ changes: RecordChange[] }>(
    known === undefined ? undefined : `GET /checkpoints/${encodeURIComponent(known)}/changes`,
    query,
    now,
  ).answer?.changes;
  const change = (call: string, said: string, body?: object): void =>
    act(async () => {
      await control(call, query, body);
      setTurn((before) => before + 1);
      return said;
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
          <button
            type="button"
            onClick={() =>
              change(`POST /checkpoints/${encodeURIComponent(known)}/restore`, `It is as at ${known} again.`)
            }
          >
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
          {changes?.length === 0 && <p class="quiet">Nothing has changed since.</p>}
          <ul>
            {changes?.map(({ resource, id, kind, fields }) => (
              <li key={`${resource} ${id}`}>
                {resource} {id} {kind} <span class="quiet">{Object.keys(fields).join(', ')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
