import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LISTED, type NamedRecord } from './record-choices.ts';

/** Most records that are listed at a time. */
const LIMIT = 100;

/** Maximum height and minimum width of the list, in px. */
const [HIGHEST, NARROWEST] = [340, 360];

/** Distance from the input and from the edges of the window, in px. */
const GAP = 6;

/** Pause in ms after the last keystroke before the sandbox is asked. */
const PAUSE = 250;

interface RecordPickerProps {
  label: string;
  listId: string;
  anchor: RefObject<HTMLElement | null>;
  /** The id that is chosen so far. */
  chosen: string;
  /** Lists the newest records, or those that hold a text. */
  list(text?: string): Promise<readonly NamedRecord[]>;
  /** Called if there is nothing to choose from. */
  onFail(): void;
  onChoose(record: NamedRecord): void;
  /** @param isLeft Whether the reader goes on elsewhere. */
  onClose(isLeft?: boolean): void;
}

/** A list of records that the reader filters by typing. */
export function RecordPicker({
  label,
  listId,
  anchor,
  chosen,
  list,
  onFail,
  onChoose,
  onClose,
}: RecordPickerProps): VNode {
  const [records, setRecords] = useState<readonly NamedRecord[]>();
  /** Records found in the sandbox beyond the newest ones, with the search string. */
  const [further, setFurther] = useState<{ text: string; records: readonly NamedRecord[] }>();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const popup = useRef<HTMLDivElement>(null);
  const asked = text.trim();
  const all = new Map(
    [...(records ?? []), ...(further?.text === asked ? further.records : [])].map((one) => [one.id, one]),
  );
  const found = [...all.values()]
    .filter((record) => holds(record, asked))
    .sort((one, other) => distance(one, asked) - distance(other, asked));
  const shown = found.slice(0, LIMIT);
  const optionId = (at: number): string => `${listId}:${at}`;

  useLayoutEffect(() => {
    const element = popup.current!;
    const place = (): void => placeBelow(element, anchor.current!);
    element.showPopover();
    place();
    element.querySelector('input')!.focus({ preventScroll: true });
    const leave = ({ target }: Event): void => {
      if (![element, anchor.current!].some((one) => one.contains(target as Node))) onClose(true);
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointerdown', leave, { capture: true, signal });
    addEventListener('scroll', place, { capture: true, passive: true, signal });
    addEventListener('resize', place, { signal });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    list().then(
      (all) => {
        setRecords(all);
        setActive(
          Math.max(
            0,
            all.slice(0, LIMIT).findIndex(({ id }) => id === chosen),
          ),
        );
        if (all.length === 0) onClose();
      },
      () => {
        onFail();
        onClose();
      },
    );
  }, []);

  // A server lists the newest records alone, and has the others, too.
  useEffect(() => {
    if (asked === '' || records === undefined || records.length < LISTED) return undefined;
    const timer = setTimeout(() => {
      list(asked).then(
        (more) => setFurther({ text: asked, records: more }),
        () => undefined,
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked, records]);

  useLayoutEffect(() => {
    popup.current!.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    placeBelow(popup.current!, anchor.current!);
  });

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(active + 1 < shown.length ? active + 1 : 0),
    ArrowUp: () => setActive(active > 0 ? active - 1 : Math.max(0, shown.length - 1)),
    Enter: () => shown[active] && onChoose(shown[active]),
    Escape: () => onClose(),
    Tab: () => onClose(),
  };
  return (
    <div class="picker panel" popover="manual" role="dialog" aria-label={label} ref={popup}>
      <input
        type="text"
        role="combobox"
        aria-label="Filter by name or ID"
        aria-controls={listId}
        aria-expanded={shown.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] && optionId(active)}
        placeholder="Filter by name or ID"
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={(event) => {
          // What is typed here is not part of the form.
          event.stopPropagation();
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const act = keys[event.key];
          event.stopPropagation();
          if (!act) return;
          event.preventDefault();
          act();
        }}
      />
      <p class="quiet" role="status">
        {summary(records, found.length, asked)}
      </p>
      <div role="listbox" id={listId} aria-label="Records">
        {shown.map((record, at) => (
          <button
            type="button"
            key={record.id}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onClick={() => onChoose(record)}
            onPointerMove={() => at !== active && setActive(at)}
          >
            <span class="strong clip">{record.name}</span> <span class="id tiny quiet">{record.id}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function holds({ id, name }: NamedRecord, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return words.every((word) => id.includes(word) || name.toLowerCase().includes(word));
}

/** Ranks a match: 0 for an equal name or id, then for one that starts with the string, contains it, or contains its words. */
function distance({ id, name }: NamedRecord, text: string): number {
  const [own, wanted] = [[id, name.toLowerCase()], text.toLowerCase()];
  if (own.includes(wanted)) return 0;
  if (own.some((one) => one.startsWith(wanted))) return 1;
  return own.some((one) => one.includes(wanted)) ? 2 : 3;
}

function summary(records: readonly NamedRecord[] | undefined, count: number, text: string): string {
  if (records === undefined) return 'Loading…';
  if (count === 0) return 'No record has this name or ID.';
  const counted = `${count} ${count === 1 ? 'record' : 'records'}`;
  if (count > LIMIT) return `${counted}; the first ${LIMIT} are listed.`;
  return text === '' ? `${counted}, the newest first.` : `${counted}.`;
}

/** Places an element below another one, or above it where there is more room. */
function placeBelow(element: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const wide = Math.min(Math.max(width, NARROWEST), innerWidth - 2 * GAP);
  const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP];
  const isAbove = below < HIGHEST && above > below;
  Object.assign(element.style, {
    width: `${wide}px`,
    maxHeight: `${Math.min(HIGHEST, isAbove ? above : below)}px`,
    left: `${Math.max(GAP, Math.min(left, innerWidth - wide - GAP))}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${innerHeight - top + GAP}px` : 'auto',
  });
}
