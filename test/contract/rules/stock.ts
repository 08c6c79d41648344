import { at, type Rule, request, response } from './rule.ts';

const adjust = request('createItemAdjustment');
const adjusted = response('getItemAdjustment');
const transfer = request('createTransferOrder');
const receive = request('createPurchaseReceive');
const received = response('getPurchaseReceive');

const adjustments: Rule[] = [
  {
    rule: 'quantity_adjusted by adjustment_type, as input',
    source: 'Document 1, Item adjustment; Endpoints, Item adjustments',
    schema: adjust.schema,
    accepted: {
      'quantity, with it': adjust.sample,
      'quantity, with a fraction': adjust.with({ 'line_items.0.quantity_adjusted': 0.5 }),
      'value, without it': adjust.with({ adjustment_type: 'value', 'line_items.0.quantity_adjusted': undefined }),
      'value, without lines': adjust.with({ adjustment_type: 'value', line_items: [] }),
      // Starred in each line, and limited to adjustments of quantity: both readings pass.
      'value, with it': adjust.with({ adjustment_type: 'value' }),
      'value, with 0': adjust.with({ adjustment_type: 'value', 'line_items.0.quantity_adjusted': 0 }),
    },
    refused: {
      'quantity, without it': adjust.with({ 'line_items.0.quantity_adjusted': undefined }),
      'quantity, with text': adjust.with({ 'line_items.0.quantity_adjusted': '-2' }),
      'quantity, without it in the second line alone': adjust.with({
        line_items: [{ item_id: '4815162342481516005', quantity_adjusted: 1 }, { item_id: '4815162342481516001' }],
      }),
    },
    at: 'line_items',
  },
  {
    rule: 'quantity_adjusted by adjustment_type, as read',
    source: 'Document 1, Item adjustment',
    schema: adjusted.schema,
    accepted: {
      'quantity, with it': adjusted.sample,
      'value, without it': adjusted.with({
        'inventory_adjustment.adjustment_type': 'value',
        'inventory_adjustment.line_items.0.quantity_adjusted': undefined,
      }),
      'no type, with it': adjusted.with({ 'inventory_adjustment.adjustment_type': undefined }),
      'value, with it': adjusted.with({ 'inventory_adjustment.adjustment_type': 'value' }),
    },
    refused: at(adjusted, 'inventory_adjustment.line_items.0.quantity_adjusted', '2'),
    at: 'inventory_adjustment.line_items.0',
  },
  {
    rule: 'an adjustment has one of two types, without which nothing can be adjusted',
    source: 'Document 1, Endpoints, Item adjustments',
    schema: adjust.schema,
    accepted: at(adjust, 'adjustment_type', 'quantity'),
    refused: { ...at(adjust, 'adjustment_type', 'both', ''), none: adjust.with({ adjustment_type: undefined }) },
  },
];

const transfers: Rule[] = [
  {
    rule: 'a transfer order may have no number: starred, and also optional with auto numbering',
    source: 'Document 1, Transfer order; Endpoints, Transfer orders',
    schema: transfer.schema,
    accepted: { sample: transfer.sample, 'no number': transfer.with({ transfer_order_number: undefined }) },
    refused: at(transfer, 'transfer_order_number', 1),
  },
  ...['from_warehouse_id', 'to_warehouse_id'].map(
    (field): Rule => ({
      rule: `${field} is an id`,
      source: 'Document 1, Transfer order',
      schema: transfer.schema,
      accepted: at(transfer, field, '4815162342481513001', 48151623),
      refused: at(transfer, field, true, 1.5),
      at: field,
    }),
  ),
  {
    rule: 'is_intransit_order is true or false, and may be left out',
    source: 'Document 1, Transfer order',
    schema: transfer.schema,
    accepted: {
      ...at(transfer, 'is_intransit_order', true, false),
      'left out': transfer.with({ is_intransit_order: undefined }),
    },
    refused: at(transfer, 'is_intransit_order', 'false', 0),
    at: 'is_intransit_order',
  },
];

const receives: Rule[] = [
  {
    rule: 'item_order of a purchase receive counts from 0',
    source: 'Document 2, Purchase receive',
    schema: receive.schema,
    accepted: at(receive, 'line_items.0.item_order', 0, 1),
    refused: at(receive, 'line_items.0.item_order', -1, 0.5),
    at: 'line_items.0.item_order',
  },
  {
    rule: 'a purchase receive needs its number and its lines; a date it may leave out',
    source: 'Document 2, Endpoints, Purchase receives',
    schema: receive.schema,
    accepted: { 'no date, no notes': receive.with({ date: undefined, notes: undefined }) },
    refused: {
      'no number': receive.with({ receive_number: undefined }),
      'no lines': receive.with({ line_items: undefined }),
    },
  },
  ...['billing_address', 'shipping_address'].map(
    (field): Rule => ({
      rule: `${field} of a purchase receive is an array`,
      source: 'Document 2, Purchase receive',
      schema: received.schema,
      accepted: { sample: received.sample },
      refused: at(received, `purchase_receive.${field}`, { city: 'Hyderabad' }, 'Hyderabad'),
      at: `purchase_receive.${field}`,
    }),
  ),
];

/** Item adjustments and transfer orders (document 1), purchase receives (document 2). */
export const rules: Rule[] = [...adjustments, ...transfers, ...receives];
