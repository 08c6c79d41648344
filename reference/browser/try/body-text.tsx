import type { VNode } from 'preact';
import { parseExact } from '../../../src/code-samples/index.ts';
import { isObject, type JsonObject } from './form-values.ts';

interface BodyTextProps {
  text: string;
  isRaw: boolean;
  onRaw(isRaw: boolean): void;
  onChange(text: string): void;
}

/** Lets a body be typed as JSON in place of its fields. Both show the same text, which is what is sent. */
export function BodyText({ text, isRaw, onRaw, onChange }: BodyTextProps): VNode {
  const value = readObject(text);
  const isShown = isRaw || typeof value === 'string';
  return (
    <>
      <div class="switch" role="group" aria-label="How the body is edited">
        <button type="button" aria-pressed={!isShown} disabled={typeof value === 'string'} onClick={() => onRaw(false)}>
          Fields
        </button>
        <button type="button" aria-pressed={isShown} onClick={() => onRaw(true)}>
          JSON
        </button>
      </div>
      {typeof value === 'string' && (
        <p class="wide problem" role="status">
          {value}
        </p>
      )}
      {isShown && (
        <textarea
          class="wide"
          aria-label="Body"
          rows={10}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => {
            onRaw(true);
            onChange(currentTarget.value);
          }}
        />
      )}
    </>
  );
}

/** The object that a text holds, or why it can't be edited field by field. */
export function readObject(text: string): JsonObject | string {
  if (text.trim() === '') return {};
  try {
    const value = parseExact(text);
    return isObject(value) ? value : 'Only an object can be edited field by field.';
  } catch (error) {
    return `This is not valid JSON yet: ${(error as Error).message}.`;
  }
}
