import * as common from '../common/index.ts';
import { BACKFILLS_COSTS, FOLLOWS, negativeStockOfAdjustment } from '../documents/index.ts';
import {
  copied,
  type Draft,
  fromMinor,
  type Id,
  inParts,
  listOf,
  product,
  type Row,
  roundTo,
  rule,
  toMinor,
} from '../engine/index.ts';
import * as goods from '../goods/index.ts';
import { needsLine } from '../orders/index.ts';
import {
  ADJUSTMENT_LINE,
  ADJUSTMENT_REASON,
  type AdjustmentLine,
  type Reader,
  type Shown,
  type Stored,
  type TableOf,
  type Writer,
} from '../types/index.ts';

/** The index of reasons by their strings. */
const REASONS = 'adjustment-reasons';

type Adjustment = Stored<'itemAdjustments'>;

export const itemAdjustments: TableOf<'itemAdjustments'> = {
  idField: 'inventory_adjustment_id',
  noun: 'item adjustment',
  title: ({ reference_number, inventory_adjustment_id }) => reference_number ?? inventory_adjustment_id,
  stored: { line_items: listOf(ADJUSTMENT_LINE) },
  prepare: [
    rule('item-adjustments.reason', (adjustment, context) => {
      const { reason = '' } = adjustment;
      const [match] = context.members(REASONS, reason);
      const id = match?.id ?? context.create('adjustmentReasons', { reason }).reason_id!;
      adjustment.reason_id = id;
    }),
    rule('item-adjustments.names', (adjustment, context) => {
      const { line_items = [] } = adjustment;
      adjustment.line_items = line_items.map((line, index) => withNamed(line, `line_items[${index}]`, context));
    }),
    rule('item-adjustments.defaults', setDefaults),
  ],
  refers: [
    rule('item-adjustments.items', {
      'line_items[].item_id': { to: ['items', 'compositeItems'], active: true },
    }),
    rule('item-adjustments.warehouses', {
      'line_items[].warehouse_id': { to: 'warehouses' },
    }),
    rule('item-adjustments.accounts', {
      'line_items[].adjustment_account_id': { to: 'accounts', holds: false },
    }),
  ],
  fieldChecks: [rule('item-adjustments.lines', checkLines)],
  checks: [rule('item-adjustments.quantity', checkQuantities), rule('item-adjustments.value', checkValues)],
  created: [BACKFILLS_COSTS],
  ledgerEntries: [rule('item-adjustments.effect', adjustmentRows)],
  indexed: [rule('stock.negative', negativeStockOfAdjustment)],
  completed: [
    rule('item-adjustments.line-details', {
      'line_items[].is_combo_product': ({ item_id }, context) => goods.goodsOf(item_id, context)?.isComposite === true,
      'line_items[].adjustment_account_name': ({ adjustment_account_id: id }, context) =>
        goods.accountName(id, context),
      'line_items[].warehouse_name': ({ warehouse_id }, context) => goods.warehouseName(warehouse_id, context),
    }),
  ],
  computed: [
    rule('item-adjustments.total', {
      total: ({ line_items = [] }, { decimals }) =>
        fromMinor(
          line_items.reduce((sum, { item_total = 0 }) => sum + toMinor(item_total, decimals), 0),
          decimals,
        ),
    }),
  ],
  derivedFrom: { total: 'line_items: change their values', line_items: FOLLOWS.lines },
};

export const adjustmentReasons: TableOf<'adjustmentReasons'> = {
  idField: 'reason_id',
  noun: 'reason',
  title: ({ reason }) => reason,
  stored: ADJUSTMENT_REASON,
  indexed: [rule('item-adjustments.reason', ({ reason = '' }) => [{ index: REASONS, key: reason }])],
};

function setDefaults(adjustment: Draft<Adjustment>, context: Writer): void {
  const before: AdjustmentLine[] = [];
  const isValue = adjustment.adjustment_type === 'value';
  adjustment.line_items = common
    .withIds(context, 'line_items', adjustment.line_items ?? [], undefined, 'line_item_id')
    .map((sent, index) => {
      const taken = before.filter(({ item_id }) => item_id === sent.item_id).flatMap(({ lots = [] }) => lots);
      const path = `line_items[${index}]`;
      const line = context.explainPart(`${path}.item_total`, () => {
        const rounded = withRoundedTotal(sent, context);
        return isValue ? valueLine(rounded, context) : quantityLine(rounded, taken, context);
      });
      before.push(line);
      const ofItem = copied(context, goods.goodsOf(line.item_id, context)?.record, ['name', 'unit'], path);
      const defaults = {
        warehouse_id: () => line.warehouse_id ?? goods.primaryWarehouse(context),
        adjustment_account_id: () => line.adjustment_account_id ?? goods.accountFor('inventory_adjustments', context),
      };
      return { ...ofItem, ...bare(line), ...inParts(context, defaults, path) } as AdjustmentLine;
    });
}

/** A line with the ids of the warehouse and the account that it names. */
function withNamed(line: SentLine, path: string, context: Reader): AdjustmentLine {
  const { warehouse_name: warehouse, adjustment_account_name: account } = line;
  const ids: { warehouse_id?: Id; adjustment_account_id?: Id } = {};
  if (line.warehouse_id === undefined && warehouse !== undefined) {
    const match = context.find('warehouses', ({ warehouse_name }) => warehouse_name === warehouse);
    const id = match?.warehouse_id;
    ids.warehouse_id =
      id ??
      context.reject('reference', `${path}.warehouse_name ${warehouse} does not exist.`, `${path}.warehouse_name`);
  }
  if (line.adjustment_account_id === undefined && account !== undefined) {
    ids.adjustment_account_id = goods.accountNamed(account, `${path}.adjustment_account_name`, context);
  }
  return { ...line, ...ids };
}

/** A line whose total has the decimal places of the currency. */
function withRoundedTotal(line: AdjustmentLine, { decimals }: Reader): AdjustmentLine {
  const { item_total } = line;
  return item_total === undefined ? line : { ...line, item_total: roundTo(item_total, decimals) };
}

/** A line as it is sent, with names that aren't stored. */
type SentLine = AdjustmentLine & Partial<ShownLine>;

/** A line without what is read from the records that it names. */
function bare(line: AdjustmentLine): AdjustmentLine {
  const { is_combo_product: _, warehouse_name: __, adjustment_account_name: ___, ...rest } = line as SentLine;
  return rest;
}

/** A line that changes a quantity, with its total. What it takes off comes from cost layers. */
function quantityLine(line: AdjustmentLine, taken: AdjustmentLine['lots'], context: Reader): AdjustmentLine {
  const { item_id, quantity_adjusted: quantity = 0, item_total } = line;
  if (quantity >= 0) {
    const rate = goods.goodsOf(item_id, context)?.record.purchase_rate ?? 0;
    return {
      ...line,
      item_total: item_total ?? fromMinor(product(rate, quantity, context.decimals), context.decimals),
    };
  }
  const lots = goods.takeCostLayers(item_id!, -quantity, context, taken);
  const cost = roundTo(goods.costOf(lots), context.decimals);
  return { ...line, lots, item_total: item_total ?? -cost };
}

/** A line that changes a value, spread over the cost layers of its item. */
function valueLine(line: AdjustmentLine, context: Reader): AdjustmentLine {
  const { item_id, item_total } = line;
  return item_id === undefined || item_total === undefined
    ? line
    : { ...line, lots: goods.spreadValue(item_id, item_total, context) };
}

function checkLines({ line_items: lines = [] }: Adjustment, context: Reader): void {
  needsLine(lines, context);
  goods.needsTracked(lines, context);
  const places = lines.map(({ item_id, warehouse_id }) => `${item_id} in the warehouse ${warehouse_id}`);
  common.refuseRepeated(places, 'The item', context, (index) => `line_items[${index}].item_id`);
}

function checkQuantities({ adjustment_type, line_items = [] }: Adjustment, context: Reader): void {
  if (adjustment_type === 'value') return;
  context.rejectAll(line_items, ({ quantity_adjusted: quantity, item_total = 0 }, index) => {
    const problems = {
      quantity_adjusted: quantity === 0 && 'must not be 0',
      item_total: item_total * (quantity ?? 0) < 0 && 'must have the same sign as quantity_adjusted',
    };
    common.refuseFields(`line_items[${index}]`, problems, context);
  });
  goods.needGoods(
    line_items.flatMap(({ item_id: item, warehouse_id: warehouse, quantity_adjusted: quantity = 0 }, index) =>
      quantity < 0 && item !== undefined && warehouse !== undefined
        ? { item, warehouse, quantity: -quantity, field: `line_items[${index}].quantity_adjusted` }
        : [],
    ),
    context,
  );
}

function checkValues({ adjustment_type, line_items = [] }: Adjustment, context: Reader): void {
  if (adjustment_type !== 'value') return;
  common.refuseTwice('line_items', line_items, 'item_id', context);
  context.rejectAll(line_items, ({ item_id, item_total, lots = [] }, index) => {
    const path = `line_items[${index}]`;
    if (item_total === undefined)
      return context.reject('missing', `${path}.item_total is missing.`, `${path}.item_total`);
    const name = goods.goodsOf(item_id, context)?.record.name;
    if (lots.length === 0 || goods.onHand(item_id!, context) <= 0) {
      const message = `A value can be adjusted only while there is stock, and ${name} has none.`;
      context.reject('stock', message, `${path}.item_id`);
    }
    const value = goods.stockValue(item_id!, context);
    if (value + item_total < 0) {
      const message = `The stock of ${name} is worth ${value}, so it can't be reduced by ${-item_total}.`;
      context.reject('invalid', message, `${path}.item_total`);
    }
  });
}

type ShownLine = NonNullable<Shown<'itemAdjustments'>['line_items']>[number];

function adjustmentRows({ inventory_adjustment_id: id, adjustment_type, line_items = [] }: Adjustment): Row[] {
  return line_items.flatMap((line) => {
    const { item_id: item, warehouse_id: warehouse, quantity_adjusted: quantity = 0, item_total = 0, lots = [] } = line;
    if (item === undefined || warehouse === undefined) return [];
    if (adjustment_type === 'value') return goods.revalued(item, lots);
    if (quantity > 0) return goods.incoming(id as Id, { item, warehouse, quantity, stock: 'both' }, item_total);
    return quantity < 0 ? goods.outgoing({ item, warehouse, quantity: -quantity, stock: 'both' }, lots) : [];
  });
}
