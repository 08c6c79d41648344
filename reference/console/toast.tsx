import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Time for which a message is shown, and for which an action can be undone, in ms. */
const SHOWN = 6000;
const UNDOABLE = 15_000;

export interface Undoable {
  message: string;
  /** Undoes it, and says so: what it returns. */
  undo(): Promise<string>;
  /** Called once it can no longer be undone. */
  forget(): void;
}

/** Does something that changes the sandbox, and says so: what it returns. */
export type Act = (work: () => Promise<string | Undoable>) => void;

interface Toast {
  message: string;
  undoable?: Undoable;
}

/**
 * Says what an action did for a while, and offers to undo it where that is possible.
 *
 * @param refresh Called after each action.
 */
export function useToast(refresh: () => Promise<void>): { toast: VNode | null; act: Act } {
  const [shown, setShown] = useState<Toast>();
  const latest = useRef<Toast | undefined>(undefined);
  const timer = useRef(0);
  const latestRefresh = useRef(refresh);
  latestRefresh.current = refresh;

  function show(next: Toast | undefined): void {
    clearTimeout(timer.current);
    latest.current?.undoable?.forget();
    latest.current = next;
    setShown(next);
    if (next) wait();
  }

  function wait(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(undefined), latest.current?.undoable ? UNDOABLE : SHOWN) as never;
  }

  const act: Act = (work) => {
    work()
      .catch((error: Error) => error.message)
      .then((done) => {
        show(typeof done === 'string' ? { message: done } : { message: done.message, undoable: done });
        return latestRefresh.current();
      });
  };

  // What can be undone is held by the sandbox, and a page that is closed lets it go.
  useEffect(() => {
    const leave = (): void => latest.current?.undoable?.forget();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const undoable = shown?.undoable;
  const toast =
    shown === undefined || shown.message === '' ? null : (
      // biome-ignore lint/a11y/noStaticElementInteractions: nobody loses the button while they are about to press it.
      <span class="toast line" onMouseEnter={() => clearTimeout(timer.current)} onMouseLeave={wait}>
        <span>{shown.message}</span>
        {undoable && (
          <button
            type="button"
            class="button"
            onFocus={() => clearTimeout(timer.current)}
            onBlur={wait}
            onClick={() => act(() => undoable.undo())}
          >
            Undo
          </button>
        )}
      </span>
    );
  return { toast, act };
}
