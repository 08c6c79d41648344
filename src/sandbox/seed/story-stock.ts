import { type Seed, sampleId } from './seed.ts';
import {
  ASHA,
  BILLED,
  DECCAN,
  madeAt,
  OWN,
  PACKED,
  PURCHASE,
  RIDGELINE,
  RUPEE,
  SALE,
  SHIPPED,
  shelf,
  VENDOR,
  VIKRAM,
} from './story-lines.ts';

const [SLATE, BOTTLE, IGST] = [sampleId(16001), sampleId(16005), sampleId(11001)];
const [BENGALURU, MYSURU] = [sampleId(13001), sampleId(13003)];
const [SALES_ORDER, PURCHASE_ORDER] = [sampleId(20001), sampleId(28001)];

/** What lines of orders and shipments have in addition. */
const TAXED = { tax_id: IGST, warehouse_id: BENGALURU };

const DAYPACK_LINE = {
  item_id: SLATE,
  name: 'Alpine Daypack - Slate',
  description: 'Daypack of 22 litres, slate.',
  unit: 'pcs',
  item_order: 0,
};
const BOTTLE_LINE = {
  item_id: BOTTLE,
  name: 'Steel Water Bottle 1 L',
  description: 'Single-wall steel bottle that holds one litre.',
  unit: 'pcs',
  item_order: 1,
};

/** What was bought, received, adjusted, moved, sold, packed, shipped and returned. */
export const storyStock: Seed = {
  purchaseOrders: [
    {
      purchaseorder_id: PURCHASE_ORDER,
      purchaseorder_number: 'PO-00012',
      date: '2026-02-10',
      ...PURCHASE,
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(28011),
          quantity: 20,
          rate: 1500,
          ...TAXED,
        },
        {
          ...BOTTLE_LINE,
          line_item_id: sampleId(28013),
          quantity: 40,
          rate: 350,
          ...TAXED,
        },
      ],
      ...madeAt('2026-02-10', '11:00'),
    },
  ],
  purchaseReceives: [
    {
      receive_id: sampleId(28501),
      receive_number: 'PR-00008',
      purchaseorder_id: PURCHASE_ORDER,
      date: '2026-02-16',
      vendor_id: DECCAN,
      contact_persons: [{ contact_person_id: VIKRAM }],
      notes: 'Complete and undamaged.',
      line_items: [
        { ...DAYPACK_LINE, line_item_id: sampleId(28011), quantity: 20, warehouse_id: BENGALURU, cost: 30000 },
        { ...BOTTLE_LINE, line_item_id: sampleId(28013), quantity: 40, warehouse_id: BENGALURU, cost: 14000 },
      ],
      billing_address: [VENDOR],
      shipping_address: [OWN],
      ...madeAt('2026-02-16', '16:20'),
    },
  ],
  adjustmentReasons: [{ reason_id: sampleId(18021), reason: 'Damaged goods' }],
  itemAdjustments: [
    {
      inventory_adjustment_id: sampleId(18001),
      date: '2026-02-27',
      reason: 'Damaged goods',
      reason_id: sampleId(18021),
      description: 'Two bottles were found dented and cannot be sold.',
      reference_number: 'ADJ-2026-02-27',
      adjustment_type: 'quantity',
      line_items: [
        {
          item_id: BOTTLE,
          line_item_id: sampleId(18011),
          name: 'Steel Water Bottle 1 L',
          description: 'Dented, written off.',
          quantity_adjusted: -2,
          item_total: -700,
          unit: 'pcs',
          adjustment_account_id: sampleId(10009),
          warehouse_id: BENGALURU,
          lots: [{ lot: BOTTLE, quantity: 2, value: 700 }],
        },
      ],
    },
  ],
  transferOrders: [
    {
      transfer_order_id: sampleId(19001),
      transfer_order_number: 'TO-00001',
      date: '2026-02-28',
      from_warehouse_id: BENGALURU,
      to_warehouse_id: MYSURU,
      line_items: [
        {
          item_id: SLATE,
          line_item_id: sampleId(19011),
          name: 'Alpine Daypack - Slate',
          description: 'Stock for the spring season.',
          quantity_transfer: 6,
          unit: 'pcs',
        },
      ],
      is_intransit_order: false,
    },
  ],
  salesOrders: [
    {
      salesorder_id: SALES_ORDER,
      salesorder_number: 'SO-00017',
      date: '2026-03-02',
      ...SALE,
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(20011),
          quantity: 4,
          rate: 2400,
          ...TAXED,
          item_custom_fields: shelf('A-12'),
        },
        {
          ...BOTTLE_LINE,
          line_item_id: sampleId(20013),
          quantity: 10,
          rate: 600,
          ...TAXED,
          item_custom_fields: shelf('C-03'),
        },
      ],
      ...madeAt('2026-03-02', '10:40'),
    },
  ],
  packages: [
    {
      package_id: sampleId(21001),
      package_number: 'PKG-00009',
      date: '2026-03-04',
      salesorder_id: SALES_ORDER,
      ...PACKED,
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(21011),
          so_line_item_id: sampleId(20011),
          sku: 'ADP-SLATE',
          quantity: 4,
          item_custom_fields: shelf('A-12'),
        },
        {
          ...BOTTLE_LINE,
          line_item_id: sampleId(21013),
          so_line_item_id: sampleId(20013),
          sku: 'SWB-1L',
          quantity: 10,
          item_custom_fields: shelf('C-03'),
        },
      ],
      notes: 'Bottles packed upright.',
      ...madeAt('2026-03-04', '15:30'),
    },
  ],
  shipmentOrders: [
    {
      shipment_id: sampleId(22001),
      shipment_number: 'SHP-00007',
      salesorder_id: SALES_ORDER,
      packages: [sampleId(21001)],
      date: '2026-03-05',
      status: 'shipped',
      detailed_status: 'Picked up',
      status_message: 'The courier has picked up the shipment.',
      reference_number: '7781204418',
      tracking_number: '7781204418',
      delivery_method: 'Courier',
      delivery_method_id: sampleId(22031),
      customer_id: RIDGELINE,
      contact_persons: [{ contact_person_id: ASHA }],
      currency_id: RUPEE,
      exchange_rate: 1,
      discount_percentage: 0,
      is_discount_before_tax: true,
      discount_type: 'entity_level',
      line_items: [
        {
          ...DAYPACK_LINE,
          line_item_id: sampleId(22011),
          so_line_item_id: sampleId(20011),
          quantity: 4,
          rate: 2400,
          ...TAXED,
          tax_name: 'IGST18',
          tax_type: 'tax',
          tax_percentage: 18,
        },
        {
          ...BOTTLE_LINE,
          line_item_id: sampleId(22013),
          so_line_item_id: sampleId(20013),
          quantity: 10,
          rate: 600,
          ...TAXED,
          tax_name: 'IGST18',
          tax_type: 'tax',
          tax_percentage: 18,
        },
      ],
      shipping_charge: 0,
      is_emailed: false,
      billing_address: [BILLED],
      shipping_address: [SHIPPED],
      template_id: sampleId(22021),
      notes: 'Call ahead of delivery.',
      ...madeAt('2026-03-05', '10:15'),
    },
  ],
  salesReturns: [
    {
      salesreturn_id: sampleId(26001),
      salesreturn_number: 'RMA-00002',
      date: '2026-03-12',
      reason: 'Two caps leak; one bottle was discarded by the customer',
      salesorder_id: SALES_ORDER,
      customer_id: RIDGELINE,
      salesreturn_status: 'approved',
      line_items: [
        {
          line_item_id: sampleId(26011),
          item_id: BOTTLE,
          salesorder_item_id: sampleId(20013),
          quantity: 1,
          non_receive_quantity: 1,
          warehouse_id: BENGALURU,
        },
      ],
      created_time: '2026-03-12T11:05:00+0530',
      last_modified_time: '2026-03-12T12:10:00+0530',
    },
  ],
  salesReturnComments: [
    historyEntry(sampleId(26021), '11:05 AM', 'Added'),
    historyEntry(sampleId(26023), '12:10 PM', 'Updated'),
  ],
};

function historyEntry(comment_id: string, time: string, operation_type: string) {
  return {
    comment_id,
    salesreturn_id: sampleId(26001),
    commented_by_id: sampleId(30301),
    comment_type: 'system',
    date: '2026-03-12',
    time,
    operation_type,
    transaction_id: sampleId(26001),
    transaction_type: 'sales_return',
  };
}
