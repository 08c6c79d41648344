import { taxesOf } from '../common/index.ts';
import { defined, type Id } from '../engine/index.ts';
import type { Reader, Stored, StoredLine, TaxCopy, Writer } from '../types/index.ts';

/** Copies of the taxes that lines name. A tax that the document has named before stays as it was then. */
export function copiesFor(
  lines: readonly StoredLine[],
  before: readonly TaxCopy[] | undefined,
  context: Reader,
): TaxCopy[] {
  const ids = new Set(lines.flatMap(({ tax_id }) => tax_id ?? []));
  return [...ids].flatMap((id) => before?.find(({ tax_id }) => tax_id === id) ?? taxCopyOf(id, context) ?? []);
}

/** Gives the drafts of invoices that name a tax, or a group with it, the rate that it has now. */
export function refreshDrafts(tax: Id, context: Writer): void {
  for (const { resource, id } of context.users(tax)) {
    if (resource === 'taxGroups') refreshDrafts(id, context);
    const invoice = resource === 'invoices' ? context.get('invoices', id) : undefined;
    if (invoice?.status !== 'draft') continue;
    const { line_items = [], tax_copies = [] } = invoice;
    const otherCopies = tax_copies.filter(({ tax_id }) => tax_id !== tax);
    context.set('invoices', id, { tax_copies: copiesFor(line_items, otherCopies, context) });
  }
}

/** A tax or a tax group as it is now. */
function taxCopyOf(id: Id, context: Reader): TaxCopy | undefined {
  const tax = context.get('taxes', id);
  if (tax) return plain(tax);
  const group = context.get('taxGroups', id);
  if (!group) return undefined;
  return defined({
    tax_id: id,
    tax_name: group.tax_group_name,
    tax_type: 'tax_group',
    tax_percentage: context.show('taxGroups', id, 'tax_group_percentage') ?? 0,
    members: taxesOf(group, context).map(plain),
  }) as unknown as TaxCopy;
}

function plain({ tax_id, tax_name, tax_type, tax_percentage = 0 }: Stored<'taxes'>): TaxCopy {
  return defined({ tax_id, tax_name, tax_type, tax_percentage }) as unknown as TaxCopy;
}
