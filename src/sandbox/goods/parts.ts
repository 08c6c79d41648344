import type { Id } from '../engine/index.ts';
import type { Reader, Shown, Stored } from '../types/index.ts';
import { actuallyAvailable, available, onHand } from './stock.ts';

/** An item or a composite item, by what the two have in common. */
export interface Piece {
  record: Stored<'items'> | Stored<'compositeItems'>;
  isComposite: boolean;
  /** Whether it is kept in stock. */
  isTracked: boolean;
  /** The items that it is made of. */
  parts: Id[];
}

/** The item or composite item that an id names. */
export function goodsOf(id: Id | undefined, context: Reader): Piece | undefined {
  const item = context.get('items', id);
  if (item) return { record: item, isComposite: false, isTracked: item.item_type === 'inventory', parts: [] };
  const kit = context.get('compositeItems', id);
  const parts = (kit?.mapped_items ?? []).flatMap(({ item_id }) => item_id ?? []);
  return kit && { record: kit, isComposite: true, isTracked: true, parts };
}

/** Refuses lines with items that are not kept in stock. */
export function needsTracked(lines: readonly { readonly item_id?: Id }[], context: Reader): void {
  context.each(lines, ({ item_id }, index) => {
    const piece = goodsOf(item_id, context);
    if (!piece || piece.isTracked) return;
    context.refuse(
      'invalid',
      `line_items[${index}]: ${piece.record.name} is not kept in stock.`,
      `line_items[${index}]`,
    );
  });
}

type MappedItem = NonNullable<Shown<'compositeItems'>['mapped_items']>[number];

/** A part of a composite item with what its item shows. */
export function shownPart(part: MappedItem, context: Reader): MappedItem {
  const id = part.item_id!;
  const piece = goodsOf(id, context);
  if (!piece) return part;
  const { record, isComposite, isTracked } = piece;
  const { name, sku, unit, rate, purchase_rate, purchase_description, image_id, image_name } = record;
  const { image_type } = record as { image_type?: MappedItem['image_type'] };
  const ofItem = { name, sku, unit, rate, purchase_rate, purchase_description, image_id, image_name, image_type };
  const stock = isTracked && {
    stock_on_hand: onHand(id, context),
    available_stock: available(id, context),
    actual_available_stock: actuallyAvailable(id, context),
  };
  return { ...part, is_combo_product: isComposite, ...ofItem, ...stock } as MappedItem;
}
