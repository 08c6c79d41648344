import type { Observed } from '../../../src/contract/index.ts';
import { type Action, targetOf } from '../../../src/overlay/index.ts';

/** What an edit means for those who use the contract. */
export type Impact = 'descriptive' | 'additive' | 'warning' | 'breaking';

/** What an edit is, in words. */
export interface Reason {
  description: string;
  /** What else could be done. */
  alternatives?: readonly string[];
  impact: Impact;
}

/** Takes something away. */
export function remove(pointer: string, description: string): Action {
  return { target: targetOf(pointer), description, remove: true };
}

/** Merges something into an object. */
export function update(pointer: string, value: object, { description, alternatives = [], impact }: Reason): Action {
  return {
    target: targetOf(pointer),
    description,
    'x-impact': impact,
    ...(alternatives.length > 0 && { 'x-alternatives': alternatives }),
    update: value,
  };
}

/** Replaces the value of a keyword: it is taken away first, since overlays merge. */
export function replace(pointer: string, keyword: string, value: unknown, reason: Reason): Action[] {
  return [
    remove(`${pointer}/${keyword}`, `${reason.description} This removes what was there before.`),
    update(pointer, { [keyword]: value }, reason),
  ];
}

/** Says of a part of the contract that it was observed. */
export function mark(pointer: string, stats: Observed): Action {
  const reason: Reason = { description: `Marks ${pointer} as observed.`, impact: 'descriptive' };
  return update(pointer, { 'x-observed': observed(stats) }, reason);
}

/** The evidence that an edit rests on. */
export function observed({ seen, of, from, to }: Observed): Observed {
  return { seen, of, from, to };
}

/** How often something was seen, in words. */
export function inWords({ seen, of }: Observed): string {
  return `${seen} of ${of}`;
}
