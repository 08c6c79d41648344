import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Failure } from '../../src/public/sandbox.ts';
import { queryOf, useContract, useControl } from './console-hooks.ts';
import { control } from './control-client.ts';

/** What calls can be let fail with, by what it is called. */
const WAYS: Readonly<Record<string, Failure>> = {
  'status 503': { status: 503 },
  'status 400': { status: 400 },
  'an error with status 200': { answer: 'error' },
  'a page': { answer: 'html' },
  'no answer, not carried out': { answer: 'cut' },
  'carried out, answer lost': { answer: 'lost' },
  'half of the answer': { answer: 'half' },
  'a delay of 5 s': { delay: 5000 },
};

interface FailuresProps {
  organization: string;
  version: string;
  act(work: () => Promise<string>): void;
}

/** Lets the next call fail, and shows the failures that have not come. */
export function Failures({ organization, version, act }: FailuresProps): VNode {
  const query = queryOf(organization);
  const contract = useContract();
  const [turn, setTurn] = useState(0);
  const { answer } = useControl<{ failures: Failure[] }>('GET /failures', query, `${version} ${turn}`);
  const change = (call: string, said: string, body?: object): void =>
    act(async () => {
      await control(call, query, body);
      setTurn((before) => before + 1);
      return said;
    });
  const ask = (form: HTMLFormElement): void => {
    const data = new FormData(form);
    const operationId = String(data.get('operationId')).trim();
    const failure = { ...WAYS[String(data.get('way'))], ...(operationId !== '' && { operationId }) };
    change('POST /failures', 'The next such call will fail.', failure);
  };
  const waiting = answer?.failures.length ?? 0;
  return (
    <form
      class="failures"
      onSubmit={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
    >
      <input name="operationId" aria-label="Operation that fails" placeholder="Any operation" list="operations" />
      <datalist id="operations">
        {contract?.operations.map(({ id }) => (
          <option value={id} />
        ))}
      </datalist>
      <select name="way" aria-label="Failure">
        {Object.keys(WAYS).map((way) => (
          <option>{way}</option>
        ))}
      </select>
      <button type="submit">Let it fail</button>
      {waiting > 0 && (
        <button type="button" onClick={() => change('DELETE /failures', 'No call will fail.')}>
          Take back {waiting}
        </button>
      )}
    </form>
  );
}
