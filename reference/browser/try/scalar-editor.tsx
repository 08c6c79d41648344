import type { ComponentChildren, VNode } from 'preact';
import { useContext, useId, useState } from 'preact/hooks';
import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { FormField } from '../../model/form-fields.ts';
import { scalarOf, textOf } from './form-values.ts';
import type { PlacedErrors } from './placed-errors.ts';
import { Choosing, type NamedRecord } from './record-choices.ts';

/** What every editor of a value gets. */
export interface EditorProps<Value = unknown> {
  field: FormField;
  /** What it is called. */
  label: string;
  /** Its place in the call, such as `body.line_items[0].rate`. */
  place: string;
  /** Undefined while it is not sent. */
  value: Value;
  errors: PlacedErrors;
  /** Called with the new value; undefined if it is not to be sent. */
  onChange(value: unknown): void;
}

/** Edits a text, a number, a date or one of several values. */
export function ScalarEditor(props: EditorProps): VNode {
  const { field, value, onChange } = props;
  const text = textOf(value);
  const listId = useId();
  if (field.kind === 'choice' || field.kind === 'boolean') return <Choice {...props} />;
  const find = useContext(Choosing);
  const [choices, setChoices] = useState<readonly NamedRecord[]>();
  const known = field.values?.map((one) => ({ id: String(one), name: '' })) ?? choices;
  const choose = (): void => {
    if (!field.choices || choices || !find) return;
    // Without its script there is nothing to choose from, and the id can be typed.
    find(field.choices).then(setChoices, () => undefined);
  };
  const isDate = field.kind === 'date' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text);
  return (
    <Labelled {...props}>
      {(described) => (
        <>
          <input
            {...described}
            type={isDate ? 'date' : 'text'}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            list={known && listId}
            value={text}
            autocomplete="off"
            spellcheck={false}
            // Not by focus, which the first field gets when the form opens: the sandbox is a large script.
            onPointerDown={choose}
            onKeyDown={({ key }) => key !== 'Tab' && choose()}
            onInput={({ currentTarget }) => onChange(scalarOf(field, currentTarget.value, value))}
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
    </Labelled>
  );
}

function Choice(props: EditorProps): VNode {
  const { field, value, onChange } = props;
  const values = field.kind === 'boolean' ? [true, false] : (field.values ?? []);
  const isKnown = value === undefined || values.includes(value);
  return (
    <Labelled {...props}>
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
    </Labelled>
  );
}

/** Edits any value as JSON. What is typed counts as soon as it is JSON. */
export function JsonEditor(props: EditorProps): VNode {
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
    <Labelled {...props} problem={isWrong ? 'This is not valid JSON yet. Put text in double quotes.' : undefined}>
      {(described) => (
        <textarea
          {...described}
          rows={2}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

interface Described {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A label around an input, with its type, and with what is wrong below it. */
function Labelled({
  field,
  label,
  place,
  errors,
  problem = errors.get(place),
  children,
}: Pick<EditorProps, 'field' | 'label' | 'place' | 'errors'> & {
  problem?: string | undefined;
  children: (described: Described) => ComponentChildren;
}): VNode {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div class="input" data-place={place}>
      <label for={id}>
        {label} <small>{field.hint}</small>
        {field.isRequired && <small class="required">required</small>}
      </label>
      {children({ id, ...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': problemId }) })}
      {problem !== undefined && (
        <p class="problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
