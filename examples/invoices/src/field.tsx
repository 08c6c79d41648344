import { cloneElement, createContext, type JSX } from 'preact';
import { useContext, useId } from 'preact/hooks';
import type { CallError } from './errors.ts';

/** What is wrong with the fields of a form. */
export const FieldErrors = createContext<readonly CallError[]>([]);

interface FieldProps {
  label: string;
  /** The places of the call that the field is sent at. */
  places: readonly string[];
  /** The input. */
  children: JSX.Element;
}

/** An input with its label, and with what is wrong with it. */
export function Field({ label, places, children }: FieldProps) {
  const [id, problemId] = [useId(), useId()];
  const problem = useContext(FieldErrors).find(({ path = '' }) => places.includes(path));
  return (
    <div class="field" data-places={places.join(' ')}>
      <label for={id}>{label}</label>
      {cloneElement(children, { id, ...(problem && { 'aria-invalid': true, 'aria-describedby': problemId }) })}
      {problem && (
        <p class="problem" id={problemId}>
          {problem.message}
        </p>
      )}
    </div>
  );
}

/** The places that the fields of a form are sent at. */
export function placesIn(form: HTMLFormElement): ReadonlySet<string> {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-places]')];
  return new Set(fields.flatMap(({ dataset }) => dataset['places']!.split(' ')));
}
