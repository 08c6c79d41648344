import { render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { exactText, SAMPLE_FILE, SAMPLE_TOKEN, type SampleCall } from '../../../src/code-samples/index.ts';
import type { TryForm } from '../../model/try-form.ts';
import { element } from '../elements.ts';
import { told } from '../told.ts';
import { BodyText, readObject } from './body-text.tsx';
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
import type { JsonObject } from './form-values.ts';
import { OtherErrors } from './other-errors.tsx';
import { type CallErrors, NO_ERRORS, stillWrong } from './placed-errors.ts';
import type { ChooseRecords } from './record-choices.ts';
import { sampleFile } from './request-of.ts';
import { editRows, readRows } from './rows.tsx';
import type { Outgoing } from './send-call.ts';
import { Target } from './target.tsx';

export interface CallFormProps {
  data: TryForm;
  /** Container of the rows of fields, grouped by part of the request. The rows become its inputs. */
  form: HTMLFormElement;
  /** True if the rows are read-only. The form keeps its values. */
  isClosed?: boolean;
  /** Container of the buttons; by default, the end of the form. */
  bar?: Element | undefined;
  /** Address of the server of this page, if one is there. */
  ownServer: string | undefined;
  hasPageSandbox: boolean;
  /** The organization that it begins with. */
  organization: string;
  /** True if the page sets the server and the organization, so that the reader can't choose them. */
  isFixed?: boolean;
  isDelete?: boolean;
  /** Finds the records that a field can name, where a sandbox has them. */
  choose: ChooseRecords | undefined;
  /** Ids that the form begins with in place of those of the sample, by their names. */
  ids: Readonly<Record<string, string>>;
  /** Called with the call that the form describes, whenever it changes. */
  onCall(call: SampleCall): void;
  onSend(outgoing: Outgoing): Promise<Sent>;
  /** Closes it; a form without this is closed by what is around it. */
  onClose?: (() => void) | undefined;
}

export interface Sent {
  errors: CallErrors;
  /** Values sent instead of those in the form; undefined if the form's values were sent. */
  entered: Entered | undefined;
}

interface EditedPart {
  value: JsonObject;
  onChange(value: JsonObject): void;
}

/** Makes the rows of a page the form that sends its call. */
export function CallForm(props: CallFormProps): VNode {
  const { data, form, bar = form, isClosed = false, isFixed = false, isDelete = false } = props;
  const { choose, onCall, onSend, onClose } = props;
  const { call, preparation } = data;
  const [held, setHeld] = useState(() => atFirst(props));
  const [isKept, setKept] = useState(() => keptCredentials() !== undefined);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState(NO_ERRORS);
  /** Counts what replaces the body as a whole, so that the inputs are made again. */
  const [rounds, setRounds] = useState(0);
  const [isRaw, setRaw] = useState(false);
  const actions = useRef<HTMLElement>(undefined);
  const names = useMemo(() => new Map(Object.entries(data.names ?? {})), [data]);
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
    setRounds(rounds + 1);
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const { token, organization, authorization } = entered;
    keepCredentials(isKept ? { token, organization, authorization } : undefined);
    const ready = isSandbox ? freshened(data, held, Date.now()) : held;
    setHeld(ready);
    setErrors(NO_ERRORS);
    const sent = await onSend({
      call: { ...callOf(data, ready.entered), ...(isFixed && { authorization: entered.authorization }) },
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

  /** Returns the part that the rows edit; undefined if they don't edit it. */
  function partOf(name: string): EditedPart | undefined {
    if (name === 'file')
      return upload === undefined
        ? undefined
        : { value: { [upload]: file }, onChange: (files) => setFile(files[upload] as File) };
    if (name !== 'body') return parametersIn(name);
    const value = readObject(entered.body);
    if (data.examples.length === 0 || isRaw || typeof value === 'string') return undefined;
    return { value, onChange: (body) => change({ body: exactText(body) }) };
  }

  function parametersIn(place: string): EditedPart {
    const own = data.parameters.filter((one) => one.place === place);
    const { organization, parameters } = entered;
    const isOfReader = place === 'query' && data.hasOrganization && !isFixed;
    return {
      value: {
        ...(isOfReader && { organization_id: organization }),
        ...Object.fromEntries(own.map((one) => [one.name, parameters[keyOf(one)]])),
      },
      onChange: ({ organization_id = '', ...values }) =>
        change({
          ...(isOfReader && { organization: String(organization_id) }),
          parameters: {
            ...parameters,
            ...Object.fromEntries(own.map((one) => [keyOf(one), String(values[one.name] ?? '')])),
          },
        }),
    };
  }

  useLayoutEffect(() => {
    for (const part of form.querySelectorAll<HTMLElement>('[data-part]')) {
      const { part: name = '' } = part.dataset;
      const edited = isClosed ? undefined : partOf(name);
      // A body of which no field is documented has no list yet.
      const list = part.querySelector('.fields') ?? part.appendChild(element('ul', 'fields ruled'));
      if (!edited) readRows(list);
      else
        editRows(list, {
          ...edited,
          place: name,
          errors: errors.placed,
          choose,
          names,
          round: rounds,
          usualFile: isSandbox ? `${SAMPLE_FILE.name}, a picture of one pixel` : undefined,
        });
    }
    actions.current ??= bar.appendChild(element('div', 'actions row'));
    actions.current.hidden = isClosed;
    render(<Actions {...{ errors, form, isDelete, onClose }} />, actions.current);
    form.onsubmit = submit;
    form.onreset = reset;
    form.onkeydown = ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) form.requestSubmit();
    };
  });

  return (
    <>
      <Target {...props} {...{ isFixed, entered, isKept }} onChange={change} onKeep={setKept} />
      {data.examples.length > 1 && (
        <Samples
          examples={data.examples}
          chosen={entered.example}
          onChoose={(example) => {
            const body = bodyOf(data, example);
            begin({ entered: { ...entered, example, body }, filled: { ...held.filled, body } });
          }}
        />
      )}
      {data.examples.length > 0 && (
        <BodyText text={entered.body} isRaw={isRaw} onRaw={setRaw} onChange={(body) => change({ body })} />
      )}
    </>
  );
}

/** Chooses the sample that the body begins with: the smallest one, that with all fields, or another. */
function Samples({
  examples,
  chosen,
  onChoose,
}: {
  examples: TryForm['examples'];
  chosen: number;
  onChoose(example: number): void;
}): VNode {
  return (
    <label>
      Sample
      <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(Number(value))}>
        {examples.map(({ label }, at) => (
          <option value={at}>{label}</option>
        ))}
      </select>
    </label>
  );
}

/** Buttons of the form. They stay in view, even outside the form. */
function Actions({
  errors,
  form,
  isDelete,
  onClose,
}: Pick<CallFormProps, 'form' | 'isDelete' | 'onClose'> & { errors: CallErrors }): VNode {
  const owner = form.id || undefined;
  return (
    <>
      <OtherErrors errors={errors} form={form} />
      <button type="submit" class={isDelete ? 'primary danger' : 'primary'} form={owner}>
        {isDelete ? 'Delete' : 'Send'}
      </button>
      {!isDelete && (
        <button type="reset" class="plain" form={owner}>
          Reset
        </button>
      )}
      {onClose && (
        <button type="button" class="plain" onClick={onClose}>
          Close
        </button>
      )}
    </>
  );
}

function atFirst({ data, ownServer, hasPageSandbox, organization, isFixed = false, ids }: CallFormProps): Held {
  const { entered, filled } = refilled({
    place: ownServer === undefined ? (hasPageSandbox ? 'page' : 'address') : 'own',
    server: ownServer ?? (hasPageSandbox ? undefined : told().baseUrl) ?? data.call.server,
    token: SAMPLE_TOKEN,
    organization,
    authorization: told().authorization,
    ...keptCredentials(),
    ...(isFixed && { organization, authorization: told().authorization }),
    parameters: Object.fromEntries(data.parameters.map((one) => [keyOf(one), one.value])),
    example: 0,
    body: bodyOf(data, 0),
    prefer: '',
  });
  // What a link has given is the reader's, and no record is made in its place.
  return { entered: withIds(entered, ids), filled };
}
