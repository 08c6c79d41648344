import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { messageOf } from './errors.ts';

interface FormDialogProps {
  title: string;
  /** The text of the button that submits. */
  submit: string;
  /** Called with what was entered. If it throws, the dialog stays open and shows why. */
  onSubmit(form: FormData): Promise<void>;
  onClose(): void;
  children: ComponentChildren;
}

/** A form in a modal dialog. */
export function FormDialog({ title, submit, onSubmit, onClose, children }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => dialog.current!.showModal(), []);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await onSubmit(new FormData(event.currentTarget as HTMLFormElement));
      dialog.current?.close();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={send}>
        <h2 id={id}>{title}</h2>
        {children}
        <p class="notice error" role="alert">
          {error}
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
