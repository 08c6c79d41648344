import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SAMPLE_TOKEN, type SampleCall } from '../../../src/code-samples/index.ts';
import type { TryForm } from '../../model/try-form.ts';
import { BodyEditor } from './body-editor.tsx';
import { keepCredentials, keptCredentials } from './credentials.ts';
import { callOf, type Entered, firstBody, isJson, keyOf } from './entered.ts';
import { ParameterInput } from './parameter-input.tsx';
import type { PlacedErrors } from './placed-errors.ts';
import type { Outgoing } from './send-call.ts';
import { Target } from './target.tsx';

/** What a form is made for. */
export interface CallFormProps {
  data: TryForm;
  /** Address of the server of this page, if one is there. */
  ownServer: string | undefined;
  hasPageSandbox: boolean;
  /** Called with the call that the form describes, whenever it changes. */
  onCall(call: SampleCall): void;
  /** Sends a call, and returns what is wrong with it. */
  onSend(outgoing: Outgoing): Promise<PlacedErrors>;
  onClose(): void;
}

const NO_ERRORS: PlacedErrors = new Map();

/** The form that sends a call from the page. */
export function CallForm(props: CallFormProps): VNode {
  const { data, ownServer, hasPageSandbox, onCall, onSend, onClose } = props;
  const { call } = data;
  const [entered, setEntered] = useState(() => atFirst(props));
  const [isKept, setKept] = useState(() => keptCredentials() !== undefined);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState(NO_ERRORS);
  /** Counts what replaces the body as a whole, so that its inputs are made again. */
  const [bodies, setBodies] = useState(0);
  const change = (changed: Partial<Entered>): void => {
    setEntered((before) => ({ ...before, ...changed }));
    setErrors(NO_ERRORS);
  };
  const described = callOf(data, entered);
  // A body that is not JSON yet leaves the samples as they were.
  useEffect(() => {
    if (isJson(entered.body)) onCall(described);
  }, [entered]);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    keepCredentials(isKept ? { token: entered.token, organization: entered.organization } : undefined);
    setErrors(NO_ERRORS);
    setErrors(await onSend({ call: described, entered, file }));
  }

  function reset(event: Event): void {
    event.preventDefault();
    setEntered(atFirst(props));
    setErrors(NO_ERRORS);
    setBodies(bodies + 1);
  }

  const upload = call.body && 'field' in call.body ? call.body.field : undefined;
  return (
    <>
      <div class="pane-head">
        <h2 id="try-it">Try it</h2>
        <button type="button" class="plain" onClick={onClose}>
          Close
        </button>
      </div>
      <form
        onSubmit={submit}
        onReset={reset}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        <Target
          {...{ data, ownServer, hasPageSandbox }}
          entered={entered}
          isKept={isKept}
          onChange={change}
          onKeep={setKept}
        />
        {data.parameters.map((parameter) => (
          <ParameterInput
            parameter={parameter}
            value={entered.parameters[keyOf(parameter)] ?? ''}
            errors={errors}
            onChange={(value) => change({ parameters: { ...entered.parameters, [keyOf(parameter)]: value } })}
          />
        ))}
        {data.examples.length > 1 && (
          <label class="wide">
            Example
            <select
              name="example"
              value={entered.example}
              onChange={({ currentTarget }) => {
                const example = Number(currentTarget.value);
                change({ example, body: firstBody(data, example, entered.place) });
                setBodies(bodies + 1);
              }}
            >
              {data.examples.map(({ label }, index) => (
                <option value={index}>{label}</option>
              ))}
            </select>
          </label>
        )}
        {data.body && (
          <BodyEditor
            key={bodies}
            field={data.body}
            text={entered.body}
            errors={errors}
            onChange={(body) => change({ body })}
          />
        )}
        {upload !== undefined && (
          <label class="wide">
            {upload}
            <input
              type="file"
              name="file"
              required
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
          </label>
        )}
        <div class="actions wide">
          <button type="submit" class="primary">
            Send
          </button>
          <button type="reset" class="plain">
            Reset
          </button>
        </div>
      </form>
    </>
  );
}

function atFirst({ data, ownServer, hasPageSandbox }: CallFormProps): Entered {
  const place = ownServer === undefined ? (hasPageSandbox ? 'page' : 'address') : 'own';
  return {
    place,
    server: ownServer ?? data.call.server,
    token: SAMPLE_TOKEN,
    organization: '10234695',
    ...keptCredentials(),
    parameters: Object.fromEntries(data.parameters.map((one) => [keyOf(one), one.value])),
    example: 0,
    body: firstBody(data, 0, place),
    prefer: '',
  };
}
