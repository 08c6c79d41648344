import { fromMinor, percentage, QUANTITY_DECIMALS, toMinor } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';

/** The rate of several taxes together, in percent: a compound tax is charged on the others as well. */
export function rateOf(taxes: readonly { tax_type?: string; tax_percentage?: number }[]): number {
  const units = (isCompound: boolean): number =>
    taxes
      .filter(({ tax_type }) => (tax_type === 'compound_tax') === isCompound)
      .reduce((sum, { tax_percentage = 0 }) => sum + toMinor(tax_percentage, QUANTITY_DECIMALS), 0);
  const [plain, compound] = [units(false), units(true)];
  return fromMinor(plain + compound + percentage(compound, fromMinor(plain, QUANTITY_DECIMALS)), QUANTITY_DECIMALS);
}

/** The taxes of a group. */
export function taxesOf({ tax_ids = [] }: Stored<'taxGroups'>, context: Reader): Stored<'taxes'>[] {
  return tax_ids.flatMap((id) => context.get('taxes', id) ?? []);
}
