import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Checkpoint, RecordChange } from '../../src/public/sandbox-testing.ts';
import { BOOKMARK } from '../icons/icons.ts';
import { queryOf, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';
import { Menu } from './menu.tsx';
import { inZoneOf, momentOf } from './readable.ts';

interface CheckpointsProps {
  organization: string;
  /** The time of the organization. */
  local: string;
  /** Another text whenever something may have changed. */
  version: string;
  /** Does something that changes the sandbox, and says so: what it returns. */
  act(work: () => Promise<string>): void;
}

/** Saves the state of the organization under a name, shows what has changed since, and goes back to it. */
export function Checkpoints({ organization, local, version, act }: CheckpointsProps): VNode {
  const query = queryOf(organization);
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState('');
  const now = `${version} ${turn}`;
  const { answer } = useControl<{ checkpoints: Checkpoint[] }>('GET /checkpoints', query, now);
  const checkpoints = answer?.checkpoints ?? [];
  const known = checkpoints.some(({ name }) => name === shown) ? shown : undefined;
  const changes = useControl<{ changes: RecordChange[] }>(
    known === undefined ? undefined : `GET /checkpoints/${encodeURIComponent(known)}/changes`,
    query,
    now,
  ).answer?.changes;
  const change = (call: string, said: string): void =>
    act(async () => {
      await control(call, query);
      setTurn((before) => before + 1);
      return said;
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
    setTurn((before) => before + 1);
    form.reset();
    act(async () => `The checkpoint ${name} was saved.`);
  };
  return (
    <Menu
      id="checkpoints"
      name="Checkpoints"
      icon={BOOKMARK}
      label={
        <>
          <span class="roomy">Checkpoints</span>
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
            <strong>{name}</strong> <small>{momentOf(inZoneOf(local, time))}</small>
            <div class="row">
              <button
                type="button"
                class="button"
                aria-label={`Go back to ${name}`}
                onClick={() =>
                  change(`POST /checkpoints/${encodeURIComponent(name)}/restore`, `It is as at ${name} again.`)
                }
              >
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
            {name === known && <Changes changes={changes} />}
          </li>
        ))}
      </ol>
    </Menu>
  );
}

function Changes({ changes }: { changes: readonly RecordChange[] | undefined }): VNode {
  return (
    <>
      {changes?.length === 0 && <p class="quiet">Nothing has changed since.</p>}
      <ul class="changes">
        {changes?.map(({ resource, id, kind, fields }) => (
          <li key={`${resource} ${id}`}>
            {resource} {id} {kind} <span class="quiet">{Object.keys(fields).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
