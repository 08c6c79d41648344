import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RecordChoice } from '../../model/inputs.ts';
import type { ChooseRecords, NamedRecord } from './record-choices.ts';
import { RecordPicker } from './record-picker.tsx';

interface Known {
  state: 'unasked' | 'listed' | 'failed';
  records: readonly NamedRecord[];
}

/** Pause in ms after the last keystroke before the id's record is looked up. */
const PAUSE = 300;

const UNASKED: Known = { state: 'unasked', records: [] };

const FAILED: Known = { state: 'failed', records: [] };

interface RecordInputProps {
  field: { name: string; records: readonly RecordChoice[] };
  /** Its place in the call. */
  place: string;
  choose: ChooseRecords | undefined;
  names: ReadonlyMap<string, string>;
  onChange(id: string): void;
  /** The id. */
  id: string;
  /** Of the line that says whose id it is. */
  hintId: string;
  /** The input itself. */
  children: (open: () => void) => ComponentChildren;
}

/** Lets the reader choose a record, and says which one the id is of. */
export function RecordInput({ field, place, id, hintId, choose, names, onChange, children }: RecordInputProps): VNode {
  const [known, setKnown] = useState(UNASKED);
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);

  async function list(text?: string): Promise<readonly NamedRecord[]> {
    const records = await choose!(field.records, text);
    if (text === undefined) setKnown({ state: 'listed', records });
    return records;
  }

  /** The newest records, and the one that has the id, if it is an older one. */
  async function listWith(wanted: string): Promise<readonly NamedRecord[]> {
    const records = await choose!(field.records);
    if (records.length === 0 || records.some((one) => one.id === wanted)) return records;
    return [...records, ...(await choose!(field.records, wanted)).filter((one) => one.id === wanted)];
  }

  useEffect(() => {
    const isThere = known.records.some((one) => one.id === id);
    if (id === '' || isThere || !choose || choose.isCostly?.()) return undefined;
    let isGone = false;
    const timer = setTimeout(
      () => {
        listWith(id).then(
          (records) => isGone || setKnown({ state: 'listed', records }),
          () => isGone || setKnown(FAILED),
        );
      },
      known.state === 'unasked' ? 0 : PAUSE,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id]);

  const open = (): void => setOpen(true);
  const close = (isLeft = false): void => {
    setOpen(false);
    if (!isLeft) wrapper.current?.querySelector('input')?.focus();
  };
  const isEmpty = known.state === 'listed' && known.records.length === 0;
  const canChoose = choose !== undefined && known.state !== 'failed' && !isEmpty;
  return (
    <>
      <div class="pick" ref={wrapper}>
        {children(canChoose ? open : () => undefined)}
        {canChoose && (
          <button
            type="button"
            class="choose chevron"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Choose<span class="sr"> {field.name}</span>
          </button>
        )}
      </div>
      <small class="chosen" id={hintId}>
        {hintFor(id, known, names)}
      </small>
      {isOpen && (
        <RecordPicker
          label={`Choose ${field.name}`}
          listId={`${place}:records`}
          anchor={wrapper}
          chosen={id}
          list={list}
          onFail={() => setKnown(FAILED)}
          onClose={close}
          onChoose={(record) => {
            onChange(record.id);
            close();
          }}
        />
      )}
    </>
  );
}

/** Whose id it is, or what can be done where nothing is known about it. */
function hintFor(id: string, known: Known, names: ReadonlyMap<string, string>): string {
  if (known.state === 'failed') return 'The records could not be listed. Type an ID.';
  if (known.state === 'unasked') return names.get(id) ?? '';
  if (known.records.length === 0) return 'The sandbox has no such records yet. Type an ID, or create a record first.';
  const record = known.records.find((one) => one.id === id);
  if (id === '' || record) return record?.name ?? '';
  return names.get(id) ?? 'No record with this ID is listed.';
}
