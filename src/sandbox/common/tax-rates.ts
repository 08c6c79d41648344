import { fromMinor, percentage, QUANTITY_DECIMALS, toMinor } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';

/** The rate of a group, in percent: a compound tax is charged on the others as well. */
export function rateOf(group: Stored<'taxGroups'>, context: Reader): number {
  const rates = (type: string): number =>
    taxesOf(group, context)
      .filter(({ tax_type }) => tax_type === type)
      .reduce((sum, { tax_percentage = 0 }) => sum + toMinor(tax_percentage, QUANTITY_DECIMALS), 0);
  const [plain, compound] = [rates('tax'), rates('compound_tax')];
  return fromMinor(plain + compound + percentage(compound, fromMinor(plain, QUANTITY_DECIMALS)), QUANTITY_DECIMALS);
}

/** The taxes of a group. */
export function taxesOf({ tax_ids = [] }: Stored<'taxGroups'>, context: Reader): Stored<'taxes'>[] {
  return tax_ids.flatMap((id) => context.get('taxes', id) ?? []);
}
