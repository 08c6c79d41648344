import { rateOf, taxesOf } from '../common/index.ts';
import type { Id } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';

export interface TaxDetails {
  name(): string | undefined;
  percentage(): number | undefined;
  type(): string | undefined;
}

/** A tax or a tax group, by its id. */
export function taxOf(id: Id | undefined, context: Reader): TaxDetails | undefined {
  const tax = context.get('taxes', id);
  if (tax) return { name: () => tax.tax_name, percentage: () => tax.tax_percentage, type: () => tax.tax_type };
  const group = context.get('taxGroups', id);
  return (
    group && {
      name: () => group.tax_group_name,
      percentage: () => rateOf(taxesOf(group, context)),
      type: () => 'tax_group',
    }
  );
}

/** The account of a kind, of which each organization has one. */
export function accountFor(type: Stored<'accounts'>['account_type'] & {}, context: Reader): Id | undefined {
  return context.find('accounts', ({ account_type }) => account_type === type)?.account_id;
}

export function accountName(id: Id | undefined, context: Reader): string | undefined {
  return context.get('accounts', id)?.account_name;
}

export function contactName(id: Id | undefined, context: Reader): string | undefined {
  return context.get('contacts', id)?.contact_name;
}

export function warehouseName(id: Id | undefined, context: Reader): string | undefined {
  return context.get('warehouses', id)?.warehouse_name;
}

/**
 * The id of the oldest account with a name.
 *
 * @param path What messages call the name: `line_items[0].account_name`.
 * @throws Refusal if there is none.
 */
export function accountNamed(name: string, path: string, context: Reader): Id {
  const account = context.find('accounts', ({ account_name }) => account_name === name);
  return account?.account_id ?? context.reject('reference', `${path} ${name} does not exist.`, path);
}
