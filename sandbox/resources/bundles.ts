import { refuseTwice } from '../common/index.ts';
import { BACKFILLS_COSTS, backfillCosts, negativeStockOfBundle } from '../documents/index.ts';
import {
  copied,
  type Draft,
  fill,
  fromMinor,
  inParts,
  product,
  QUANTITY_DECIMALS,
  type Row,
  rule,
} from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import {
  BUNDLE,
  BUNDLE_LINES,
  type BundleLine,
  type Reader,
  type Stored,
  type TableOf,
  type Writer,
} from '../types/index.ts';

type Bundle = Stored<'bundles'>;

export const bundles: TableOf<'bundles'> = {
  idField: 'bundle_id',
  noun: 'bundle',
  title: ({ reference_number, bundle_id }) => reference_number ?? bundle_id,
  stored: { line_items: BUNDLE_LINES },
  openFields: BUNDLE,
  prepare: [rule('bundles.defaults', setDefaults)],
  refers: [
    rule('bundles.composite-item', {
      composite_item_id: {
        to: 'compositeItems',
        active: true,
      },
    }),
    rule('bundles.warehouse', {
      warehouse_id: { to: 'warehouses' },
    }),
    rule('bundles.parts', {
      'line_items[].item_id': { to: ['items', 'compositeItems'] },
    }),
  ],
  fieldChecks: [
    rule('bundles.quantities', ({ quantity_to_bundle = 1, line_items = [] }, context) => {
      if (!(quantity_to_bundle > 0))
        context.reject('invalid', 'quantity_to_bundle must be more than 0.', 'quantity_to_bundle');
      refuseTwice('line_items', line_items, 'item_id', context);
      context.rejectAll(line_items, ({ quantity_consumed }, index) => {
        const path = `line_items[${index}].quantity_consumed`;
        if (!(quantity_consumed > 0)) context.reject('invalid', `${path} must be more than 0.`, path);
      });
    }),
  ],
  checks: [
    rule('bundles.enough-stock', (bundle, context) => {
      if (!moves(bundle)) return;
      const { warehouse_id: warehouse, line_items = [] } = bundle;
      context.rejectAll(line_items, ({ item_id: item, quantity_consumed: quantity }, index) => {
        if (!goods.goodsOf(item, context)?.isTracked()) return;
        const field = [`line_items[${index}].quantity_consumed`, 'quantity_to_bundle', 'composite_item_id'];
        goods.needsStock({ item, warehouse, quantity, field }, context);
      });
    }),
  ],
  created: [rule('stock.negative', ({ composite_item_id }, context) => backfillCosts([composite_item_id], context))],
  deletion: [
    rule('bundles.delete-in-stock', (bundle, context) => {
      if (!moves(bundle)) return;
      const { bundle_id, composite_item_id: kit, warehouse_id, quantity_to_bundle: made } = bundle;
      const gone = goods.takenFromLayer(kit, bundle_id!, made, context);
      if (gone > 0) {
        context.reject(
          'inUse',
          `${gone} of the ${made} units that the bundle made ${gone === 1 ? 'has' : 'have'} left stock, so it can't be deleted.`,
        );
      }
      if (goods.revaluedInLayer(kit, bundle_id!, bundle.total ?? 0, context) !== 0) {
        context.reject('inUse', "The value of the assembled items was adjusted, so the bundle can't be deleted.");
      }
      goods.needsStock({ item: kit, warehouse: warehouse_id, quantity: made }, context);
    }),
  ],
  deleted: [BACKFILLS_COSTS],
  ledgerEntries: [rule('bundles.stock', bundleRows)],
  indexed: [rule('stock.negative', (bundle) => (moves(bundle) ? negativeStockOfBundle(bundle) : []))],
  computed: [
    rule('bundles.names', {
      composite_item_name: ({ composite_item_id: id }, context) => context.get('compositeItems', id)?.name,
    }),
  ],
  derivedFrom: { composite_item_name: 'composite_item_id' },
};

/** A bundle that moves stock. */
type Moving = Bundle & Required<Pick<Bundle, 'composite_item_id' | 'warehouse_id' | 'quantity_to_bundle'>>;

function moves(bundle: Bundle): bundle is Moving {
  return bundle.composite_item_id !== undefined && bundle.warehouse_id !== undefined && bundle.is_completed === true;
}

function setDefaults(bundle: Draft<Bundle>, context: Writer): void {
  const kit = context.get('compositeItems', bundle.composite_item_id);
  if (!kit) return;
  const defaults = {
    date: () => context.today,
    is_completed: () => true,
    warehouse_id: () => goods.primaryWarehouse(context),
    quantity_to_bundle: () => 1,
  };
  fill(bundle, inParts<Draft<Bundle>>(context, defaults));
  const { mapped_items: parts = [] } = kit;
  const lines: readonly Partial<BundleLine>[] =
    bundle.line_items ?? parts.map(({ item_id }) => ({ item_id: item_id! }));
  const taken = lines.map((line, index) => {
    const path = `line_items[${index}]`;
    const same = copied(context, goods.goodsOf(line.item_id, context)?.record, ['name', 'unit'], path);
    const defaults = {
      quantity_consumed: () => line.quantity_consumed ?? neededOf(line.item_id, kit, bundle.quantity_to_bundle!),
    };
    const completeLine = { ...line, ...same, ...inParts(context, defaults, path) } as BundleLine;
    return context.explainPart('total', () => withCostLayers(completeLine, context));
  });
  bundle.line_items = taken;
  bundle.total = goods.costOf(taken.flatMap(({ lots = [] }) => lots));
}

/** Returns how many units of a part some composite items need: one each of a part that is not in the recipe. */
function neededOf(item: string | undefined, { mapped_items = [] }: Stored<'compositeItems'>, quantity: number): number {
  const part = mapped_items.find(({ item_id }) => item_id === item);
  return part ? fromMinor(product(part.quantity ?? 1, quantity, QUANTITY_DECIMALS), QUANTITY_DECIMALS) : quantity;
}

/** A line with the cost layers that it takes. */
function withCostLayers(line: BundleLine, context: Reader): BundleLine {
  if (!goods.goodsOf(line.item_id, context)?.isTracked()) return line;
  return { ...line, lots: goods.takeCostLayers(line.item_id, line.quantity_consumed, context) };
}

function bundleRows(bundle: Bundle): Row[] {
  if (!moves(bundle)) return [];
  const {
    bundle_id,
    composite_item_id,
    warehouse_id: warehouse,
    quantity_to_bundle,
    line_items = [],
    total = 0,
  } = bundle;
  const made = { item: composite_item_id, warehouse, quantity: quantity_to_bundle, stock: 'both' as const };
  return [
    ...line_items.flatMap(({ item_id: item, quantity_consumed: quantity, lots }) =>
      lots ? goods.outgoing({ item, warehouse, quantity, stock: 'both' }, lots) : [],
    ),
    ...goods.incoming(bundle_id!, made, total),
  ];
}
