import type { Reader, ResourceName, Stored, Writer } from '../types/index.ts';

/** How a resource is numbered, if it is. */
function numberingOf(kind: string, context: Reader): Stored<'numberings'> | undefined {
  return context.find('numberings', (numbering) => numbering.kind === kind);
}

/**
 * The number of a record: its own, or the one that comes next, such as `INV-000032`. Either does not come again. One of spaces
 * alone counts as none.
 */
export function numberFor(kind: ResourceName, own: string | undefined, context: Writer): string | undefined {
  const number = own === undefined || own.trim() === '' ? nextNumber(kind, context) : own;
  if (number !== undefined) useNumber(kind, number, context);
  return number;
}

/** The same, where numbers that are sent do not count: numbering goes on after the last one that it gave. */
export function numberApart(kind: ResourceName, own: string | undefined, context: Writer): string | undefined {
  return own === undefined || own.trim() === '' ? numberFor(kind, undefined, context) : own;
}

function nextNumber(kind: string, context: Reader): string | undefined {
  const numbering = numberingOf(kind, context);
  return numbering && written(numbering, numbering.next!);
}

/** Records that a number was used: numbering goes on after the highest one. */
function useNumber(kind: string, number: string, context: Writer): void {
  const numbering = numberingOf(kind, context);
  const { prefix = '', next = 1, numbering_id } = numbering ?? {};
  const [text, start] = [number.trim().toLowerCase(), prefix.toLowerCase()];
  const digits = text.startsWith(start) ? text.slice(start.length) : '';
  if (!/^\d{1,15}$/.test(digits) || Number(digits) < next) return;
  context.set('numberings', numbering_id!, { next: Number(digits) + 1 });
}

function written({ prefix = '', digits = 1 }: Stored<'numberings'>, number: number): string {
  return prefix + String(number).padStart(digits, '0');
}
