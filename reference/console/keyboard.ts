import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The id of the list. */
export const LIST = 'records';

const FIND = '.find input[type="search"]';
const FIRST_ROW = `#${LIST} tbody a`;

/** Moves the focus into the list: to the row that Tab would reach, or to the list if it has no rows. */
export function focusList(): void {
  const list = document.getElementById(LIST);
  (list?.querySelector<HTMLElement>('tbody a[tabindex="0"]') ?? list)?.focus();
}

/** `/` leads to Find, and the arrow down leads from Find into the list. */
export function useShortcuts(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (key === '/' && !target.matches('input, select, textarea')) document.querySelector<HTMLElement>(FIND)?.focus();
      else if (key === 'ArrowDown' && target.matches(FIND)) document.querySelector<HTMLElement>(FIRST_ROW)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

/** Handlers that let Tab reach one row of a table, and the arrow keys the others. */
interface RowFocus {
  tabIndexOf(row: number): number;
  body: {
    onFocusIn(event: TargetedEvent<HTMLTableSectionElement, FocusEvent>): void;
    onKeyDown(event: TargetedKeyboardEvent<HTMLTableSectionElement>): void;
  };
}

/**
 * The focus among the links of the rows of a table.
 *
 * @param rows How many there are.
 * @param open The row whose record is open, -1 if there is none.
 */
export function useRowFocus(rows: number, open: number): RowFocus {
  const [last, setLast] = useState(-1);
  const current = last >= 0 && last < rows ? last : Math.max(open, 0);
  return {
    tabIndexOf: (row) => (row === current ? 0 : -1),
    body: {
      onFocusIn: ({ target }) => setLast(rowOf(target)?.sectionRowIndex ?? -1),
      onKeyDown(event) {
        const row = rowOf(event.target);
        const other = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[event.key];
        if (!other) return;
        event.preventDefault();
        other.querySelector('a')?.focus();
      },
    },
  };
}

function rowOf(target: EventTarget | null): HTMLTableRowElement | null {
  return target instanceof Element ? target.closest('tr') : null;
}
