import { isPercentage, type Rule, rule } from '../engine/index.ts';
import type { Reader } from '../types/index.ts';
import type { Document } from './documents.ts';
import { percentOf } from './totals.ts';

/** The fields of a document that take a percentage as text next to an amount. */
export function percentagesIn<const Path extends string>(paths: readonly Path[]): Rule<readonly Path[]> {
  return rule('documents.discount-percent', paths);
}

/** Refuses discounts of less than 0 % or more than 100 %. */
export const PERCENTAGES = rule<(document: Document, context: Reader) => void>(
  'documents.discount-percent',
  ({ discount, line_items = [] }, context) => {
    const lines = line_items.map((line, index) => ({ path: `line_items[${index}].discount`, value: line.discount }));
    context.rejectAll([{ path: 'discount', value: discount }, ...lines], ({ path, value }) => {
      if (!isPercentage(value)) return;
      const percent = Number(percentOf(value));
      if (percent < 0 || percent > 100)
        context.reject('invalid', `${path} must be from 0% to 100%, but is ${value}.`, path);
    });
  },
);
