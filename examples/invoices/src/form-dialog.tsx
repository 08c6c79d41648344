import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { type CallError, errorsOf } from './errors.ts';
import { FieldErrors, placesIn } from './field.tsx';

interface FormDialogProps {
  title: string;
  /** The text of the button that submits. */
  submit: string;
  /** Called with what was entered. If it throws, the dialog stays open and shows why, at the fields as far as it can. */
  onSubmit(form: FormData): Promise<void>;
  onClose(): void;
  children: ComponentChildren;
}

const NONE = { placed: [], others: '' };

/** A form in a modal dialog. */
export function FormDialog({ title, submit, onSubmit, onClose, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [errors, setErrors] = useState<{ placed: readonly CallError[]; others: string }>(NONE);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => dialog.current!.showModal(), []);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setBusy(true);
    setErrors(NONE);
    try {
      await onSubmit(new FormData(form));
      dialog.current?.close();
    } catch (failure) {
      const [all, places] = [errorsOf(failure), placesIn(form)];
      const isPlaced = ({ path = '' }: CallError) => places.has(path);
      const others = all.filter((one) => !isPlaced(one)).map(({ message }) => message);
      setErrors({ placed: all.filter(isPlaced), others: others.join(' ') });
      setBusy(false);
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={send}>
        <h2 id={id}>{title}</h2>
        <FieldErrors.Provider value={errors.placed}>{children}</FieldErrors.Provider>
        <p class="notice error" role="alert">
          {errors.others}
        </p>
        <div class="buttons">
          <button type="button" onClick={() => dialog.current!.close()}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={isBusy}>
            {submit}
          </button>
        </div>
      </form>
    </dialog>
  );
}
