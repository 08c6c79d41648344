import type { Stored } from '../types/index.ts';
import { type Seed, sampleId } from './seed.ts';
import { madeAt } from './story-lines.ts';

const [DECCAN, IGST, GST] = [sampleId(14003), sampleId(11001), sampleId(11007)];
const [BENGALURU, DAYPACKS] = [sampleId(13001), sampleId(15001)];
const [SLATE, MOSS, BOTTLE, KIT] = [sampleId(16001), sampleId(16003), sampleId(16005), sampleId(17001)];

/** What all goods of the story have in common. */
const TRADE = {
  unit: 'pcs',
  tax_id: IGST,
  purchase_account_id: sampleId(10001),
  inventory_account_id: sampleId(10003),
  account_id: sampleId(10005),
  opening_warehouse_id: BENGALURU,
  status: 'active',
  source: 'user',
  vendor_id: DECCAN,
  item_tax_preferences: [
    { tax_id: GST, tax_specification: 'intra' as const },
    { tax_id: IGST, tax_specification: 'inter' as const },
  ],
};

const DAYPACK = {
  ...TRADE,
  group_id: DAYPACKS,
  item_type: 'inventory' as const,
  is_taxable: true,
  documents: [],
  rate: 2400,
  purchase_rate: 1500,
  reorder_level: 5,
  initial_stock: 12,
  initial_stock_rate: 1500,
  image_type: 'png',
  hsn_or_sac: '42029200',
};

/** The daypacks, the bottle, the kit of both, and what they are sold at. */
export const storyCatalog: Seed = {
  itemGroups: [
    {
      group_id: DAYPACKS,
      group_name: 'Alpine Daypack',
      brand: 'Juniper',
      manufacturer: 'Deccan Gear Works',
      unit: 'pcs',
      description: 'Daypack of 22 litres with a rain cover.',
      is_taxable: true,
      tax_id: IGST,
      status: 'active',
      source: 'user',
      documents: [],
      image_id: sampleId(15201),
      image_name: 'alpine-daypack.png',
      image_type: 'png',
      attributes: [
        {
          id: sampleId(15003),
          name: 'Colour',
          options: [
            { id: sampleId(15005), name: 'Slate' },
            { id: sampleId(15007), name: 'Moss' },
          ],
        },
      ],
      ...madeAt('2026-01-13', '10:05'),
    },
  ],
  items: [
    {
      ...DAYPACK,
      item_id: SLATE,
      name: 'Alpine Daypack - Slate',
      description: 'Daypack of 22 litres, slate.',
      attribute_option_id1: sampleId(15005),
      sku: 'ADP-SLATE',
      upc: '604123001014',
      ean: '8904123001017',
      part_number: 'DGW-ADP-01',
      image_id: sampleId(16201),
      image_name: 'daypack-slate.png',
      purchase_description: 'Daypack, 22 L, slate.',
    },
    {
      ...DAYPACK,
      item_id: MOSS,
      name: 'Alpine Daypack - Moss',
      description: 'Daypack of 22 litres, moss.',
      attribute_option_id1: sampleId(15007),
      sku: 'ADP-MOSS',
      upc: '604123001021',
      ean: '8904123001024',
      part_number: 'DGW-ADP-02',
      image_id: sampleId(16203),
      image_name: 'daypack-moss.png',
      purchase_description: 'Daypack, 22 L, moss.',
    },
    {
      ...TRADE,
      item_id: BOTTLE,
      name: 'Steel Water Bottle 1 L',
      item_type: 'inventory',
      is_taxable: true,
      documents: [],
      description: 'Single-wall steel bottle that holds one litre.',
      rate: 600,
      purchase_rate: 350,
      reorder_level: 20,
      initial_stock: 40,
      initial_stock_rate: 350,
      sku: 'SWB-1L',
      upc: '604123002011',
      ean: '8904123002014',
      part_number: 'DGW-SWB-1000',
      image_id: sampleId(16205),
      image_name: 'bottle-1l.png',
      image_type: 'png',
      purchase_description: 'Steel bottle, 1 L, boxed in tens.',
      hsn_or_sac: '73239390',
      custom_fields: [{ customfield_id: sampleId(16101), value: 'Stainless steel 304' }],
    },
  ],
  compositeItems: [
    {
      ...TRADE,
      composite_item_id: KIT,
      name: 'Day Hike Kit',
      description: 'A daypack and two bottles for a day on the trail.',
      item_type: 'inventory',
      product_type: 'goods',
      rate: 3400,
      purchase_rate: 2200,
      purchase_description: 'Daypack and two bottles, packed as a kit.',
      reorder_level: 3,
      initial_stock: 0,
      initial_stock_rate: 2200,
      sku: 'KIT-DAYHIKE',
      upc: '604123003018',
      ean: '8904123003011',
      part_number: 'JOS-KIT-01',
      hsn_or_sac: '42029200',
      image_id: sampleId(17201),
      image_name: 'day-hike-kit.png',
      custom_fields: [{ custom_field_id: sampleId(17101), value: 'Summer' }],
      mapped_items: [
        { line_item_id: sampleId(17011), item_id: SLATE, quantity: 1, description: 'One daypack.' },
        { line_item_id: sampleId(17013), item_id: BOTTLE, quantity: 2, description: 'Two bottles.' },
      ],
    },
  ],
  priceLists: [
    {
      pricebook_id: sampleId(12001),
      name: 'Wholesale',
      description: 'Prices for trade customers',
      currency_id: sampleId(97),
      is_default: false,
      is_increase: false,
      pricebook_type: 'per_item',
      rounding_type: 'no_rounding',
      sales_or_purchase_type: 'sales',
      status: 'active',
      pricebook_items: [
        { item_id: SLATE, pricebook_rate: 2100, pricebook_item_id: sampleId(12003) },
        { item_id: BOTTLE, pricebook_rate: 520, pricebook_item_id: sampleId(12005) },
      ],
    },
  ],
  bundles: [threeKits()],
};

function threeKits(): Stored<'bundles'> {
  return {
    bundle_id: sampleId(17501),
    date: '2026-01-20',
    composite_item_id: KIT,
    quantity_to_bundle: 3,
    warehouse_id: BENGALURU,
    is_completed: true,
    line_items: [
      {
        item_id: SLATE,
        name: 'Alpine Daypack - Slate',
        unit: 'pcs',
        quantity_consumed: 3,
        lots: [{ lot: SLATE, quantity: 3, value: 4500 }],
      },
      {
        item_id: BOTTLE,
        name: 'Steel Water Bottle 1 L',
        unit: 'pcs',
        quantity_consumed: 6,
        lots: [{ lot: BOTTLE, quantity: 6, value: 2100 }],
      },
    ],
    total: 6600,
    ...madeAt('2026-01-20', '16:00'),
  };
}
