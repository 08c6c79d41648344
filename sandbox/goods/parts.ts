import type { Id } from '../engine/index.ts';
import type { Reader, Stored } from '../types/index.ts';
import { actuallyAvailable, available, onHand } from './stock.ts';

/** An item or a composite item, by what the two have in common. */
export interface Piece {
  record: Stored<'items'> | Stored<'compositeItems'>;
  isComposite: boolean;
  isTracked(): boolean;
  /** The items that it is made of. */
  parts(): Id[];
}

/** The item or composite item that an id names. */
export function goodsOf(id: Id | undefined, context: Reader): Piece | undefined {
  const item = context.get('items', id);
  if (item) {
    const isTracked = (): boolean => item.item_type === 'inventory';
    return { record: item, isComposite: false, isTracked, parts: () => [] };
  }
  const kit = context.get('compositeItems', id);
  const parts = (): Id[] => (kit?.mapped_items ?? []).flatMap(({ item_id }) => item_id ?? []);
  return kit && { record: kit, isComposite: true, isTracked: () => true, parts };
}

/** Refuses lines with items that are not kept in stock. */
export function needsTracked(lines: readonly { readonly item_id?: Id }[], context: Reader): void {
  context.rejectAll(lines, ({ item_id }, index) => {
    const piece = goodsOf(item_id, context);
    if (!piece || piece.isTracked()) return;
    const message = `line_items[${index}]: ${piece.record.name} is not tracked in stock.`;
    context.reject('invalid', message, `line_items[${index}]`);
  });
}

type Part = NonNullable<Stored<'compositeItems'>['mapped_items']>[number];

function ofItem<Field extends keyof Piece['record'] & string>(field: Field) {
  return ({ item_id }: Part, context: Reader) => goodsOf(item_id, context)?.record[field];
}

/** Shows a stock figure of a part's item, if the item is tracked. */
function ofStock(stock: (item: Id, context: Reader) => number) {
  return ({ item_id }: Part, context: Reader): number | undefined =>
    goodsOf(item_id, context)?.isTracked() ? stock(item_id!, context) : undefined;
}

/** The fields of the parts of a composite item that come from their items. */
export const partFields = {
  'mapped_items[].is_combo_product': ({ item_id }: Part, context: Reader) => goodsOf(item_id, context)?.isComposite,
  'mapped_items[].name': ofItem('name'),
  'mapped_items[].sku': ofItem('sku'),
  'mapped_items[].unit': ofItem('unit'),
  'mapped_items[].rate': ofItem('rate'),
  'mapped_items[].purchase_rate': ofItem('purchase_rate'),
  'mapped_items[].purchase_description': ofItem('purchase_description'),
  'mapped_items[].image_id': ofItem('image_id'),
  'mapped_items[].image_name': ofItem('image_name'),
  'mapped_items[].image_type': ofItem('image_type' as 'image_name') as never,
  'mapped_items[].stock_on_hand': ofStock(onHand),
  'mapped_items[].available_stock': ofStock(available),
  'mapped_items[].actual_available_stock': ofStock(actuallyAvailable),
};
