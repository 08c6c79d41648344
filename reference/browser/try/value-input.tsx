import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { Input, RecordChoice } from '../../model/inputs.ts';
import { scalarOf, textOf } from './form-values.ts';
import type { PlacedErrors } from './placed-errors.ts';
import type { ChooseRecords, NamedRecord } from './record-choices.ts';

/** What all inputs of a form know. */
export interface Editing {
  errors: PlacedErrors;
  /** Finds the records that a field can name, where a sandbox has them. */
  choose: ChooseRecords | undefined;
  /** Another number makes all inputs again. */
  round: number;
  /** What is sent where no file is chosen; a file is required without this. */
  usualFile: string | undefined;
}

/** A field that is filled in, as its row describes it. */
export interface RowField extends Input {
  name: string;
  records: readonly RecordChoice[];
  /** Whether nothing is sent without it. */
  isRequired: boolean;
}

/** What every input gets. */
export interface InputProps<Value = unknown> extends Editing {
  field: RowField;
  /** Its place in the call, such as `body.line_items[0].rate`. */
  place: string;
  /** Undefined while it is not sent. */
  value: Value;
  /** Called with the new value; undefined if it is not to be sent. */
  onChange(value: unknown): void;
}

/** Fills in a text, a number, a date or one of several values. */
export function ScalarInput(props: InputProps): VNode {
  const { field, place, value, choose, onChange } = props;
  const [choices, setChoices] = useState<readonly NamedRecord[]>();
  if (field.kind === 'choice' || field.kind === 'boolean') return <Choice {...props} />;
  const text = textOf(value);
  const listId = `${place}:values`;
  const known = field.values?.map((one) => ({ id: String(one), name: '' })) ?? choices;
  const find = (): void => {
    if (field.records.length === 0 || choices || !choose) return;
    // Without its script there is nothing to choose from, and the id can be typed.
    choose(field.records).then(setChoices, () => undefined);
  };
  const isDate = field.kind === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <Described {...props}>
      {(described) => (
        <>
          <input
            {...described}
            type={isDate ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            list={known && listId}
            value={text}
            required={field.isRequired}
            autocomplete="off"
            spellcheck={false}
            // Not by focus, which the first field gets when the form opens: the sandbox is a large script.
            onPointerDown={find}
            onKeyDown={({ key }) => key !== 'Tab' && find()}
            onInput={({ currentTarget }) => onChange(scalarOf(field.kind, currentTarget.value, value))}
          />
          {known && (
            <datalist id={listId}>
              {known.map(({ id, name }) => (
                <option value={id} label={name === '' ? undefined : name} />
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
    <Described {...props} problem={isWrong ? 'This is not valid JSON yet. Put text in double quotes.' : undefined}>
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
  children,
}: Pick<InputProps, 'field' | 'place' | 'errors'> & {
  problem?: string | undefined;
  children: (described: Record<string, unknown>) => ComponentChildren;
}): VNode {
  const problemId = `${place}:problem`;
  const described = {
    'aria-label': field.name,
    ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problemId }),
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
