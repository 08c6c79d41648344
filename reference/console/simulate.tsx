import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Failure } from '../../src/public/sandbox.ts';
import { FLASK } from '../icons/icons.ts';
import { queryOf, useContract, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';
import { Menu } from './menu.tsx';
import type { Act } from './toast.tsx';

const WAYS: Readonly<Record<string, Failure>> = {
  'Status 503': { status: 503 },
  'Status 400': { status: 400 },
  'Status 200 with an error': { answer: 'error' },
  'An HTML page': { answer: 'html' },
  'No response, nothing done': { answer: 'cut' },
  'Done, but the response is lost': { answer: 'lost' },
  'Half of the response': { answer: 'half' },
  'A delay of 5 s': { delay: 5000 },
};

interface SimulateProps {
  organization: string;
  version: string;
  act: Act;
}

/** Makes the next request fail, and counts requests against the limits. */
export function Simulate({ organization, version, act }: SimulateProps): VNode {
  const query = queryOf(organization);
  const [turn, setTurn] = useState(0);
  const reload = (): void => setTurn((before) => before + 1);
  const { answer } = useControl<{ failures: Failure[] }>('GET /failures', query, `${version} ${turn}`);
  const change = (call: string, said: string, body?: object): void =>
    act(async () => {
      await control(call, query, body);
      reload();
      return said;
    });
  const waiting = answer?.failures.length ?? 0;
  return (
    <Menu
      id="simulate"
      name="Simulate"
      icon={FLASK}
      onOpen={reload}
      label={
        <>
          <span class="roomy clip">Simulate</span>
          {waiting > 0 && <Waiting number={waiting} />}
        </>
      }
    >
      <FailureForm onFail={(failure) => change('POST /failures', 'The next matching request will fail.', failure)} />
      {waiting > 0 && (
        <div class="row">
          <span class="quiet">Waiting: {waiting}</span>
          <button type="button" class="button" onClick={() => change('DELETE /failures', 'No request will fail.')}>
            Cancel
            <span class="sr">
              {' '}
              {waiting} {waiting === 1 ? 'failure' : 'failures'}
            </span>
          </button>
        </div>
      )}
      <Limits act={act} />
    </Menu>
  );
}

function Waiting({ number }: { number: number }): VNode {
  return (
    <span class="count">
      {number}
      <span class="sr"> waiting</span>
    </span>
  );
}

function FailureForm({ onFail }: { onFail(failure: Failure): void }): VNode {
  const contract = useContract();
  const read = (form: HTMLFormElement): Failure => {
    const data = new FormData(form);
    const operationId = String(data.get('operationId')).trim();
    return { ...WAYS[String(data.get('way'))], ...(operationId !== '' && { operationId }) };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFail(read(event.currentTarget));
      }}
    >
      <label class="wide">
        Operation
        <input name="operationId" placeholder="Any operation" list="operations" />
      </label>
      <datalist id="operations">
        {contract?.operations.map(({ id }) => (
          <option value={id} />
        ))}
      </datalist>
      <label class="wide">
        Response
        <select name="way">
          {Object.keys(WAYS).map((way) => (
            <option>{way}</option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary wide">
        Fail the next request
      </button>
    </form>
  );
}

/** Switch for the documented rate limits, which apply to all organizations. */
function Limits({ act }: Pick<SimulateProps, 'act'>): VNode {
  const { answer } = useControl<{ limits: string }>('GET /limits', {}, '');
  const [chosen, setChosen] = useState<boolean>();
  const change = async (isLimited: boolean): Promise<string> => {
    setChosen(isLimited);
    try {
      await control('PUT /limits', {}, { limits: isLimited ? 'documented' : 'none' });
    } catch (error) {
      setChosen(!isLimited);
      throw error;
    }
    return isLimited
      ? "The limits are on: 100 requests per minute, and the plan's requests per day."
      : 'The limits are off.';
  };
  return (
    <div>
      <label class="check line">
        <input
          type="checkbox"
          checked={chosen ?? answer?.limits === 'documented'}
          disabled={!answer}
          onChange={({ currentTarget: { checked } }) => act(() => change(checked))}
        />
        Limits: 100 requests per minute
      </label>
      <small>In all organizations. The plan's daily limit counts, too.</small>
    </div>
  );
}
