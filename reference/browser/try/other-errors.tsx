import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CallErrors } from './placed-errors.ts';

/** Lists errors that no input can show: they concern the request itself, or a field without an input. */
export function OtherErrors({ errors, form }: { errors: CallErrors; form: HTMLFormElement }): VNode {
  const [shown, setShown] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const inputs = new Set(
      [...form.querySelectorAll<HTMLElement>('[data-place]:not([hidden], [hidden] *)')].map(placeOf),
    );
    const elsewhere = [...errors.placed].flatMap(([place, message]) => (inputs.has(place) ? [] : [message]));
    setShown([...errors.whole, ...elsewhere]);
  }, [errors]);
  return (
    <ul class="problems" role="alert" hidden={shown.length === 0}>
      {shown.map((message) => (
        <li>{message}</li>
      ))}
    </ul>
  );
}

function placeOf({ dataset }: HTMLElement): string | undefined {
  return dataset['place'];
}
