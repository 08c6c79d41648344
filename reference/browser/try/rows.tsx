import { render, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { InputKind } from '../../model/inputs.ts';
import { element } from '../elements.ts';
import { fits, type JsonObject, withEntry, withField } from './form-values.ts';
import { type Editing, FileInput, type InputProps, JsonInput, type RowField, ScalarInput } from './value-input.tsx';

interface EditedObject extends Editing {
  /** The place of the object in the call. */
  place: string;
  value: JsonObject;
  onChange(value: JsonObject): void;
}

/** Makes rows the form of an object: each gets the input of its field, and those that are known to no row get one, too. */
export function editRows(list: Element, { place, value, onChange, ...editing }: EditedObject): void {
  const known = new Set(rowsOf(list).map((row) => fieldOf(row).name));
  list.append(...Object.keys(value).flatMap((name) => (known.has(name) ? [] : unknownRow(name))));
  for (const row of rowsOf(list)) {
    const field = { ...fieldOf(row), ...(place.startsWith('body') && { isRequired: false }) };
    const props: InputProps = {
      ...editing,
      field,
      place: `${place}.${field.name}`,
      value: value[field.name],
      onChange: (changed) => onChange(withField(value, field.name, changed)),
    };
    row.dataset['place'] = props.place;
    row.classList.toggle('sent', ![undefined, ''].includes(props.value as string));
    render(<RowInput key={editing.round} row={row} {...props} />, slotOf(row));
  }
}

/** Leaves rows to be read alone, as they were. */
export function readRows(list: Element): void {
  for (const row of list.querySelectorAll(':scope > .unknown')) row.remove();
  for (const row of rowsOf(list)) {
    const slot = row.querySelector(':scope > .filled-in');
    if (slot) render(null, slot);
    slot?.remove();
    row.classList.remove('sent');
    delete row.dataset['place'];
  }
}

function rowsOf(list: Element): HTMLElement[] {
  return [...list.children] as HTMLElement[];
}

function fieldOf(row: HTMLElement): RowField {
  const { kind = 'text', entry, values, records = '' } = row.dataset;
  const head = row.querySelector('.field')!;
  return {
    name: head.querySelector('b')!.textContent,
    kind: kind as InputKind,
    ...(entry !== undefined && { entry: entry as InputKind }),
    ...(values !== undefined && { values: JSON.parse(values) as unknown[] }),
    records: records.split(' ').flatMap((one) => {
      const [resource, field] = one.split('.');
      return resource && field ? { resource, field } : [];
    }),
    isRequired: head.querySelector('.required') !== null,
  };
}

function unknownRow(name: string): HTMLElement {
  const [row, head] = [element('li', 'unknown'), element('div', 'field')];
  row.dataset['kind'] = 'json';
  head.append(element('b', '', name), element('span', 'type', 'not in the contract'));
  row.append(head);
  return row;
}

/** Where the input of a row stands: below its head. */
function slotOf(row: Element): Element {
  const found = row.querySelector(':scope > .filled-in');
  if (found) return found;
  const slot = element('div', 'filled-in');
  row.querySelector('.field')!.after(slot);
  return slot;
}

type RowProps<Value = unknown> = InputProps<Value> & { row: Element };

/** The input that fits a value. */
function RowInput(props: RowProps): VNode {
  const { field, value } = props;
  if (field.kind === 'file') return <FileInput {...props} />;
  if (!fits(field.kind, value)) return <JsonInput {...props} />;
  if (field.kind === 'object') return <ObjectInput {...props} value={value as JsonObject | undefined} />;
  if (field.kind === 'list') return <ListInput {...props} value={value as readonly unknown[] | undefined} />;
  return <ScalarInput {...props} />;
}

/** An object that may be left out. */
function ObjectInput(props: RowProps<JsonObject | undefined>): VNode {
  const { field, value, onChange } = props;
  if (value === undefined) return <AddButton label={`Add ${field.name}`} onAdd={() => onChange({})} />;
  return (
    <>
      <Head name={field.name} onRemove={() => onChange(undefined)} />
      <InnerRows {...props} value={value} isFirst />
    </>
  );
}

/** A list that may be left out. */
function ListInput(props: RowProps<readonly unknown[] | undefined>): VNode {
  const { field, place, value: list = [], onChange } = props;
  // Entries have keys of their own, so that each keeps its inputs when one before it is removed.
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < list.length) keys.current.push(next.current++);
  const remove = (index: number): void => {
    keys.current.splice(index, 1);
    onChange(list.length === 1 ? undefined : list.filter((_, at) => at !== index));
  };
  return (
    <>
      {list.map((one, index) => {
        const entry = {
          ...props,
          field: { ...field, name: `${field.name} ${index + 1}`, kind: field.entry!, isRequired: false },
          place: `${place}[${index}]`,
          value: one,
          onChange: (changed: unknown) => onChange(withEntry(list, index, changed ?? '')),
        };
        return (
          <div
            key={keys.current[index]}
            class="entry"
            role="group"
            aria-label={entry.field.name}
            data-place={entry.place}
          >
            <Head name={entry.field.name} onRemove={() => remove(index)} />
            {entry.field.kind === 'object' && fits('object', one) ? (
              <InnerRows {...entry} value={one as JsonObject} isFirst={index === 0} />
            ) : (
              <RowInput {...entry} />
            )}
          </div>
        );
      })}
      <AddButton
        label={`Add ${list.length === 0 ? '' : 'to '}${field.name}`}
        onAdd={() => onChange([...list, field.entry === 'object' ? {} : ''])}
      />
    </>
  );
}

/** The rows of what a row holds, once more: those that are folded in it stay, for when nothing of it is sent. */
function InnerRows({ row, isFirst, place, ...props }: RowProps<JsonObject> & { isFirst: boolean }): VNode {
  const list = useRef<HTMLUListElement>(null);
  const problem = props.errors.get(place);
  useLayoutEffect(() => {
    const inner = list.current!;
    if (inner.childElementCount === 0) {
      const folded = row.querySelector(':scope > details .fields')!.cloneNode(true) as Element;
      // Addresses lead to the first of them.
      if (!isFirst) for (const one of folded.querySelectorAll('[id]')) one.removeAttribute('id');
      inner.append(...folded.childNodes);
    }
    editRows(inner, { ...props, place });
  });
  return (
    <>
      {problem !== undefined && <p class="problem">{problem}</p>}
      <ul class="fields ruled" ref={list} />
    </>
  );
}

/** Names an object or an entry, and leaves it out. */
function Head({ name, onRemove }: { name: string; onRemove: () => void }): VNode {
  return (
    <p class="entry-head line strong">
      <span>{name}</span>
      <button type="button" class="plain end" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </p>
  );
}

/** Adds what is not sent yet. */
function AddButton({ label, onAdd }: { label: string; onAdd: () => void }): VNode {
  return (
    <button type="button" class="plain add" onClick={onAdd}>
      {label}
    </button>
  );
}
