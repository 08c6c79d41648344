import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from '../../../src/code-samples/index.ts';
import type { TryForm } from '../../model/try-form.ts';
import { told } from '../told.ts';
import { BodyEditor } from './body-editor.tsx';
import { keepCredentials, keptCredentials } from './credentials.ts';
import {
  bodyOf,
  callOf,
  type Entered,
  freshened,
  type Held,
  isAsFilled,
  isWritable,
  keyOf,
  refilled,
  withIds,
} from './entered.ts';
import { OtherErrors } from './other-errors.tsx';
import { ParameterInput } from './parameter-input.tsx';
import { type CallErrors, NO_ERRORS, stillWrong } from './placed-errors.ts';
import { type ChooseRecords, Choosing } from './record-choices.ts';
import { sampleFile } from './sample-file.ts';
import type { Outgoing } from './send-call.ts';
import { Target } from './target.tsx';

/** What a form is made for. */
export interface CallFormProps {
  data: TryForm;
  /** Address of the server of this page, if one is there. */
  ownServer: string | undefined;
  hasPageSandbox: boolean;
  /** The organization that it begins with. */
  organization: string;
  /** Whether the page knows where the call goes and for whom, so that the reader does not choose it. */
  isFixed?: boolean;
  /** What its heading says; "Try it" by default. */
  title?: string;
  /** Finds the records that a field can name, where a sandbox has them. */
  choose: ChooseRecords | undefined;
  /** Ids that the form begins with in place of those of the sample, by their names. */
  ids: Readonly<Record<string, string>>;
  /** Called with the call that the form describes, whenever it changes. */
  onCall(call: SampleCall): void;
  onSend(outgoing: Outgoing): Promise<Sent>;
  /** Closes it; a form without this is closed by what is around it. */
  onClose?(): void;
}

/** What became of a call. */
export interface Sent {
  /** What is wrong with it. */
  errors: CallErrors;
  /** What was sent in place of what the form held; undefined if the call went as it was. */
  entered: Entered | undefined;
}

/** The form that sends a call from the page. */
export function CallForm(props: CallFormProps): VNode {
  const { data, ownServer, hasPageSandbox, isFixed = false, choose, onCall, onSend, onClose } = props;
  const { call, preparation } = data;
  const [held, setHeld] = useState(() => atFirst(props));
  const [isKept, setKept] = useState(() => keptCredentials() !== undefined);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState(NO_ERRORS);
  /** Counts what replaces the body as a whole, so that its inputs are made again. */
  const [bodies, setBodies] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { entered } = held;
  const change = (changed: Partial<Entered>): void => {
    setHeld((before) => ({ ...before, entered: { ...before.entered, ...changed } }));
    setErrors((before) => stillWrong(before, entered, { ...entered, ...changed }));
  };
  const isSandbox = entered.place !== 'address';
  // What is not complete yet leaves the samples as they were.
  useEffect(() => {
    if (isWritable(entered)) onCall(callOf(data, entered));
  }, [entered]);

  /** Begins again with another body. */
  function begin(next: Held): void {
    setHeld(next);
    setErrors(NO_ERRORS);
    setBodies(bodies + 1);
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const { token, organization, authorization } = entered;
    if (!isFixed) keepCredentials(isKept ? { token, organization, authorization } : undefined);
    const ready = isSandbox ? freshened(data, held, Date.now()) : held;
    setHeld(ready);
    setErrors(NO_ERRORS);
    const sent = await onSend({
      call: callOf(data, ready.entered),
      entered: ready.entered,
      file: file ?? (isSandbox ? sampleFile() : undefined),
      isAsFilled: isAsFilled(ready),
      preparation,
    });
    if (sent.entered) setHeld(refilled(sent.entered));
    setErrors(sent.errors);
  }

  function reset(event: Event): void {
    event.preventDefault();
    setFile(undefined);
    begin(atFirst(props));
  }

  const upload = call.body && 'field' in call.body ? call.body.field : undefined;
  return (
    <Choosing.Provider value={choose}>
      <div class="pane-head">
        <h2 id="try-it">{props.title ?? 'Try it'}</h2>
        {onClose && (
          <button type="button" class="plain" onClick={onClose}>
            Close
          </button>
        )}
      </div>
      <form
        ref={form}
        onSubmit={submit}
        onReset={reset}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        {!isFixed && (
          <Target
            {...{ data, ownServer, hasPageSandbox }}
            entered={entered}
            isKept={isKept}
            onChange={change}
            onKeep={setKept}
          />
        )}
        {data.parameters.map((parameter) => (
          <ParameterInput
            parameter={parameter}
            value={entered.parameters[keyOf(parameter)] ?? ''}
            errors={errors.placed}
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
                const body = bodyOf(data, example);
                begin({ entered: { ...entered, example, body }, filled: { ...held.filled, body } });
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
            errors={errors.placed}
            onChange={(body) => change({ body })}
          />
        )}
        {upload !== undefined && (
          <label class="wide">
            {upload}
            <input
              key={bodies}
              type="file"
              name="file"
              required={!isSandbox}
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            />
            {isSandbox && !file && <small>{SAMPLE_FILE.name}, a picture of one pixel, unless you choose a file</small>}
          </label>
        )}
        <OtherErrors errors={errors} form={form} />
        <div class="actions wide">
          <button type="submit" class="primary">
            Send
          </button>
          <button type="reset" class="plain">
            Reset
          </button>
        </div>
      </form>
    </Choosing.Provider>
  );
}

function atFirst({ data, ownServer, hasPageSandbox, organization, isFixed = false, ids }: CallFormProps): Held {
  const { entered, filled } = refilled({
    place: ownServer === undefined ? (hasPageSandbox ? 'page' : 'address') : 'own',
    server: ownServer ?? (hasPageSandbox ? undefined : told().baseUrl) ?? data.call.server,
    token: SAMPLE_TOKEN,
    organization,
    authorization: told().authorization,
    ...(!isFixed && keptCredentials()),
    parameters: Object.fromEntries(data.parameters.map((one) => [keyOf(one), one.value])),
    example: 0,
    body: bodyOf(data, 0),
    prefer: '',
  });
  // What a link has given is the reader's, and no record is made in its place.
  return { entered: withIds(entered, ids), filled };
}
