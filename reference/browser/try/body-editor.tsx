import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { exactText, parseExact } from '../../../src/code-samples/index.ts';
import type { FormField } from '../../model/form-fields.ts';
import { ObjectFields } from './field-editor.tsx';
import { isObject } from './form-values.ts';
import type { PlacedErrors } from './placed-errors.ts';

/** Edits a body field by field or as JSON. Both show the same text, which is what is sent. */
export function BodyEditor({
  field,
  text,
  errors,
  onChange,
}: {
  field: FormField;
  text: string;
  errors: PlacedErrors;
  onChange: (text: string) => void;
}): VNode {
  const [isRaw, setRaw] = useState(false);
  const value = readObject(text);
  const isShownRaw = isRaw || typeof value === 'string';
  return (
    <fieldset class="wide body">
      <legend>Body</legend>
      <div class="switch" role="group" aria-label="How the body is edited">
        <button
          type="button"
          aria-pressed={!isShownRaw}
          disabled={typeof value === 'string'}
          onClick={() => setRaw(false)}
        >
          Fields
        </button>
        <button type="button" aria-pressed={isShownRaw} onClick={() => setRaw(true)}>
          JSON
        </button>
      </div>
      {typeof value === 'string' && (
        <p class="problem" role="status">
          {value}
        </p>
      )}
      {isShownRaw ? (
        <textarea
          name="body"
          aria-label="Body"
          rows={10}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => {
            setRaw(true);
            onChange(currentTarget.value);
          }}
        />
      ) : (
        <ObjectFields
          field={field}
          label="Body"
          place="body"
          value={value as Exclude<typeof value, string>}
          errors={errors}
          onChange={(changed) => onChange(exactText(changed))}
        />
      )}
    </fieldset>
  );
}

/** The object that a text holds, or why it cannot be edited field by field. */
function readObject(text: string): Readonly<Record<string, unknown>> | string {
  if (text.trim() === '') return {};
  try {
    const value = parseExact(text);
    return isObject(value) ? value : 'Only an object can be edited field by field.';
  } catch (error) {
    return `This is not valid JSON yet: ${(error as Error).message}.`;
  }
}
