import type { Reader, Stored, Writer } from '../types.ts';

/** How a resource is numbered, if it is. */
function numberingOf(kind: string, context: Reader): Stored<'numberings'> | undefined {
  return context.all('numberings').find((numbering) => numbering.kind === kind);
}

/** The number that a new record of a resource gets, such as `INV-000032`. */
export function nextNumber(kind: string, context: Reader): string | undefined {
  const numbering = numberingOf(kind, context);
  return numbering && written(numbering, numbering.next!);
}

/** Notes that a number was used, so that it does not come again: numbering goes on after the highest one. */
export function useNumber(kind: string, number: string, context: Writer): void {
  const numbering = numberingOf(kind, context);
  const { prefix = '', next = 1, numbering_id } = numbering ?? {};
  const digits = number.startsWith(prefix) ? number.slice(prefix.length) : '';
  if (!/^\d{1,15}$/.test(digits) || Number(digits) < next) return;
  context.set('numberings', numbering_id!, { next: Number(digits) + 1 });
}

function written({ prefix = '', digits = 1 }: Stored<'numberings'>, number: number): string {
  return prefix + String(number).padStart(digits, '0');
}
