import type { ComponentChildren, VNode } from 'preact';
import { EditedHead, type EditorProps } from './scalar-editor.tsx';

/** The parts of an object or a list, with a way to leave all of it out. */
export function Group({
  field,
  label,
  place,
  errors,
  onRemove,
  children,
}: Pick<EditorProps, 'field' | 'label' | 'place' | 'errors'> & {
  onRemove: () => void;
  children: ComponentChildren;
}): VNode {
  const problem = errors.get(place);
  return (
    <fieldset data-place={place}>
      <legend class="field">
        <EditedHead field={field} label={label} />
        <RemoveButton label={label} onRemove={onRemove} />
      </legend>
      {problem !== undefined && <p class="problem">{problem}</p>}
      {children}
    </fieldset>
  );
}

/** Adds what is not sent yet. */
export function AddButton({ label, hint, onAdd }: { label: string; hint: string; onAdd: () => void }): VNode {
  return (
    <div class="input">
      <button type="button" class="plain" onClick={onAdd}>
        Add {label} <small>{hint}</small>
      </button>
    </div>
  );
}

/** Leaves something out. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }): VNode {
  return (
    <button type="button" class="plain" aria-label={`Remove ${label}`} onClick={onRemove}>
      Remove
    </button>
  );
}
