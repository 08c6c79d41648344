import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { addressOf, type Route } from './address.ts';
import { isNumeric } from './columns.ts';
import type { Json } from './control-client.ts';
import { useRowFocus } from './keyboard.ts';
import type { ListState } from './list-state.ts';
import { Value } from './parts.tsx';
import { inWords } from './readable.ts';
import { titleOf } from './resources.tsx';

interface TableProps {
  route: Route;
  idField: string;
  records: readonly Json[];
  names: readonly string[];
  columns: readonly string[];
  list: ListState;
  onSort(order: Pick<ListState, 'sort' | 'isDescending'>): void;
}

/** Records as a table, each with a link to it and some of its fields. */
export function RecordTable({ route, idField, records, names, columns, list, onSort }: TableProps): VNode {
  const alignment = new Map(columns.map((field) => [field, isNumeric(records, field) ? 'number' : undefined]));
  const { organization, resource } = route;
  const addressOfOne = (record: Json): string =>
    addressOf({ organization, resource, id: String(record[idField]), list: route.list });
  const { frame, box } = useSideways();
  const rowFocus = useRowFocus(
    records.length,
    records.findIndex((record) => record[idField] === route.id),
  );
  return (
    <div class="sideways stack" ref={frame}>
      <div class="scroll" ref={box}>
        <table aria-label={titleOf(resource)}>
          <thead>
            <tr>
              <th scope="col">{inWords(idField).replace(/ id$/, '')}</th>
              {columns.map((field) => (
                <SortedHead key={field} {...{ field, list, onSort }} alignment={alignment.get(field)} />
              ))}
            </tr>
          </thead>
          <tbody {...rowFocus.body}>
            {records.map((record, index) => (
              <tr
                key={record[idField]}
                aria-current={record[idField] === route.id ? 'true' : undefined}
                onClick={followLink}
              >
                <th scope="row">
                  <a class="strong" href={addressOfOne(record)} tabIndex={rowFocus.tabIndexOf(index)}>
                    {names[index]}
                  </a>
                </th>
                {columns.map((field) => (
                  <td key={field} class={alignment.get(field)} data-label={inWords(field)}>
                    <Value field={field} value={record[field]} record={record} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Follows the link of a row wherever it is clicked, also into a new tab. Who selects text follows no link. */
function followLink(event: MouseEvent & { currentTarget: HTMLElement }): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if ((target as Element).closest('a, button') || String(getSelection()) !== '') return;
  const link = currentTarget.querySelector('a');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: false, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Tells the style of a table at which of its sides there is more to scroll to. */
function useSideways() {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scrolled = box.current!;
    const look = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = scrolled;
      const sides = [scrollLeft > 1 && 'left', scrollLeft + clientWidth < scrollWidth - 1 && 'right'];
      frame.current!.dataset['more'] = sides.filter(Boolean).join(' ');
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(scrolled);
    watch.observe(scrolled.firstElementChild!);
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      scrolled.removeEventListener('scroll', look);
    };
  }, []);
  return { frame, box };
}

/** The head of a column, which orders the records: first one way, then the other, then as they were made. */
function SortedHead({
  field,
  alignment,
  list: { sort, isDescending },
  onSort,
}: Pick<TableProps, 'list' | 'onSort'> & { field: string; alignment: string | undefined }): VNode {
  const isSorted = sort === field;
  const next = !isSorted
    ? { sort: field, isDescending: false }
    : isDescending
      ? { sort: '', isDescending: true }
      : { sort: field, isDescending: true };
  return (
    <th scope="col" class={alignment} aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" class="sort" onClick={() => onSort(next)}>
        {inWords(field)}
      </button>
    </th>
  );
}
