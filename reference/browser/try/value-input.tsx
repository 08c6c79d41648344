import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { Input, RecordChoice } from '../../model/inputs.ts';
import { scalarOf, textOf } from './form-values.ts';
import type { PlacedErrors } from './placed-errors.ts';
import type { ChooseRecords } from './record-choices.ts';
import { RecordInput } from './record-input.tsx';

export interface Editing {
  errors: PlacedErrors;
  /** Finds the records that a field can name, where a sandbox has them. */
  choose: ChooseRecords | undefined;
  /** Names of the sample's records, by id. */
  names: ReadonlyMap<string, string>;
  /** Another number makes all inputs again. */
  round: number;
  /** File sent if none is chosen. Without it, a file is required. */
  usualFile: string | undefined;
}

/** A field that is filled in, as its row describes it. */
export interface RowField extends Input {
  name: string;
  records: readonly RecordChoice[];
  isRequired: boolean;
}

export interface InputProps<Value = unknown> extends Editing {
  field: RowField;
  /** Its place in the call, such as `body.line_items[0].rate`. */
  place: string;
  /** Undefined while it is not sent. */
  value: Value;
  /** Called with the new value; undefined if it is not to be sent. */
  onChange(value: unknown): void;
}

/** Fills in a text, a number, a date, an id or one of several values. */
export function ScalarInput(props: InputProps): VNode {
  const { field, place, value, choose, onChange } = props;
  if (field.kind === 'choice' || field.kind === 'boolean') return <Choice {...props} />;
  const text = textOf(value);
  const isDate = field.kind === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text);
  const input = {
    inputMode: field.kind === 'number' ? ('decimal' as const) : undefined,
    value: text,
    required: field.isRequired,
    autocomplete: 'off' as const,
    spellcheck: false,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange(scalarOf(field.kind, currentTarget.value, value)),
  };
  if (field.records.length > 0 && choose) {
    const hintId = `${place}:hint`;
    return (
      <Described {...props} hintId={hintId}>
        {(described) => (
          <RecordInput {...props} id={text} hintId={hintId}>
            {(open) => (
              <input
                {...described}
                {...input}
                type="text"
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  open();
                }}
              />
            )}
          </RecordInput>
        )}
      </Described>
    );
  }
  const listId = `${place}:values`;
  return (
    <Described {...props}>
      {(described) => (
        <>
          <input {...described} {...input} type={isDate ? 'date' : 'text'} list={field.values && listId} />
          {field.values && (
            <datalist id={listId}>
              {field.values.map((one) => (
                <option value={String(one)} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Described>
  );
}

function Choice(props: InputProps): VNode {
  const { field, value, onChange } = props;
  const values = field.kind === 'boolean' ? [true, false] : (field.values ?? []);
  const isKnown = value === undefined || values.includes(value);
  return (
    <Described {...props}>
      {(described) => (
        <select
          {...described}
          value={textOf(value)}
          onChange={({ currentTarget: { value: chosen } }) =>
            onChange(values.find((one) => String(one) === chosen) ?? (chosen === '' ? undefined : value))
          }
        >
          <option value="">not sent</option>
          {(isKnown ? values : [...values, value]).map((one) => (
            <option value={textOf(one)}>{textOf(one)}</option>
          ))}
        </select>
      )}
    </Described>
  );
}

/** Fills in any value as JSON. What is typed counts as soon as it is JSON. */
export function JsonInput(props: InputProps): VNode {
  const { value, onChange } = props;
  const [text, setText] = useState(value === undefined ? '' : exactText(value));
  const [isWrong, setWrong] = useState(false);
  const read = (typed: string): void => {
    setText(typed);
    try {
      onChange(typed.trim() === '' ? undefined : parseExact(typed));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <Described {...props} problem={isWrong ? "This isn't valid JSON yet. Put strings in double quotes." : undefined}>
      {(described) => (
        <textarea
          {...described}
          rows={2}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      )}
    </Described>
  );
}

/** Chooses a file. */
export function FileInput(props: InputProps): VNode {
  const { value, usualFile, onChange } = props;
  return (
    <Described {...props}>
      {(described) => (
        <>
          <input
            {...described}
            type="file"
            required={usualFile === undefined}
            onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])}
          />
          {value === undefined && usualFile !== undefined && <small>{usualFile}, unless you choose a file</small>}
        </>
      )}
    </Described>
  );
}

/** An input by the name of its field, with what is wrong below it. */
function Described({
  field,
  place,
  errors,
  problem = errors.get(place),
  hintId,
  children,
}: Pick<InputProps, 'field' | 'place' | 'errors'> & {
  problem?: string | undefined;
  /** Of what else describes it. */
  hintId?: string;
  children: (described: Record<string, unknown>) => ComponentChildren;
}): VNode {
  const problemId = `${place}:problem`;
  const description = [...(problem === undefined ? [] : [problemId]), ...(hintId === undefined ? [] : [hintId])];
  const described = {
    'aria-label': field.name,
    ...(description.length > 0 && { 'aria-describedby': description.join(' ') }),
    ...(problem !== undefined && { 'aria-invalid': true }),
  };
  return (
    <>
      {children(described)}
      {problem !== undefined && (
        <p class="problem" id={problemId}>
          {problem}
        </p>
      )}
    </>
  );
}
