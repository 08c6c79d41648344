import type { Reader, ResourceName, Stored, Writer } from '../types/index.ts';

function numberingOf(kind: string, context: Reader): Stored<'numberings'> | undefined {
  return context.find('numberings', (numbering) => numbering.kind === kind);
}

/**
 * The number of a record: its own, or the one that comes next, such as `INV-000032`. Either does not come again. One of spaces
 * alone counts as none.
 */
export function numberFor(kind: ResourceName, sentNumber: string | undefined, context: Writer): string | undefined {
  const number = sentNumber === undefined || sentNumber.trim() === '' ? nextNumber(kind, context) : sentNumber;
  if (number !== undefined) useNumber(kind, number, context);
  return number;
}

/** Like `numberFor`, but a sent number doesn't advance the sequence. */
export function numberApart(kind: ResourceName, sentNumber: string | undefined, context: Writer): string | undefined {
  return sentNumber === undefined || sentNumber.trim() === '' ? numberFor(kind, undefined, context) : sentNumber;
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
