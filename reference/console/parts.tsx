import type { ComponentChildren, VNode } from 'preact';
import { readableNumber } from './amounts.ts';
import { textOf } from './columns.ts';
import type { Json } from './control-client.ts';

/** The state of a record. */
export function State({ value }: { value: string }): VNode {
  return (
    <span class="state" data-state={value}>
      {value}
    </span>
  );
}

/** A value in a table or in a list of facts; nothing if it is empty. */
export function Value({ field, value, record }: { field: string; value: unknown; record: Json }): VNode | null {
  const text = textOf(value);
  if (text === '') return null;
  return field === 'status' ? <State value={text} /> : <span>{readableNumber(field, text, record)}</span>;
}

/** JSON as text. */
export function Code({ label, value }: { label: string; value: unknown }): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <pre tabIndex={0} role="region" aria-label={label}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}

/** A part of the right side with a heading. It is left out if there is nothing in it. */
export function Part({ title, entries }: { title: string; entries: ComponentChildren[] }): VNode | null {
  if (entries.length === 0) return null;
  return (
    <section class="part">
      <h3>{title}</h3>
      <ul>{entries}</ul>
    </section>
  );
}
