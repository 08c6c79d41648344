import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { FormParameter } from '../../model/try-form.ts';
import { keyOf } from './entered.ts';
import type { PlacedErrors } from './placed-errors.ts';

/** Edits a parameter of the path or the query. */
export function ParameterInput({
  parameter,
  value,
  errors,
  onChange,
}: {
  parameter: FormParameter;
  value: string;
  errors: PlacedErrors;
  onChange: (value: string) => void;
}): VNode {
  const { name, place, isRequired, placeholder, values } = parameter;
  const [id, listId] = [useId(), useId()];
  const problem = errors.get(`${place}.${name}`);
  return (
    <div class="input" data-place={`${place}.${name}`}>
      <label>
        {name}
        {!isRequired && ' (optional)'}
        <input
          name={keyOf(parameter)}
          value={value}
          placeholder={placeholder}
          required={isRequired}
          list={values.length > 0 ? listId : undefined}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : id}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      {values.length > 0 && (
        <datalist id={listId}>
          {values.map((known) => (
            <option value={known} />
          ))}
        </datalist>
      )}
      {problem !== undefined && (
        <p class="problem" id={id}>
          {problem}
        </p>
      )}
    </div>
  );
}
