import type { ComponentChildren, VNode } from 'preact';
import { readableNumber } from './amounts.ts';
import { textOf } from './columns.ts';
import type { Json } from './control-client.ts';

/** The tones of states; the others have none. */
const TONES: Readonly<Record<string, string>> = {
  paid: 'good',
  active: 'good',
  delivered: 'good',
  received: 'good',
  fulfilled: 'good',
  transferred: 'good',
  adjusted: 'good',
  overdue: 'warn',
  partially_paid: 'warn',
  in_transit: 'warn',
  void: 'bad',
  rejected: 'bad',
  inactive: 'bad',
  sent: 'going',
  open: 'going',
  shipped: 'going',
  approved: 'going',
};

/** The state of a record. */
export function State({ value }: { value: string }): VNode {
  return <span class={`state chip dot ${TONES[value] ?? ''}`}>{value}</span>;
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
