import { type Seed, sampleId } from './seed.ts';

const RUPEE = sampleId(97);

const STANDARD = {
  template_type: 'standard',
  page_width: '8.27in',
  page_height: '11.69in',
  orientation: 'portrait',
};

/** An organization without records of its own: with its settings, and with one warehouse that does not show yet. */
export function emptySeed(organization: string): Seed {
  return {
    organizations: [
      {
        organization_id: organization,
        name: 'Juniper Outdoor Supply',
        contact_name: 'Meera Nair',
        email: 'meera@juniper.example',
        is_default_org: true,
        plan_type: 1,
        tax_group_enabled: true,
        zi_migration_status: 0,
        plan_name: 'Standard',
        plan_period: 'Yearly',
        language_code: 'en',
        fiscal_year_start_month: 4,
        account_created_date: '2024-06-03',
        time_zone: 'Asia/Kolkata',
        is_org_active: true,
        currency_id: RUPEE,
        currency_code: 'INR',
        currency_symbol: '₹',
        currency_format: '##,##,##0.00',
        price_precision: 2,
        gst_registartion_type: 'regular',
        gst_no: '29AAKCJ4821M1Z1',
        business_type: 'Retail',
        is_orgDeletion_allowed: false,
        country: 'India',
        home_state: 'KA',
        has_warehouses: false,
      },
    ],
    currencies: [
      { currency_id: RUPEE, currency_code: 'INR', currency_symbol: '₹', price_precision: 2, exchange_rate: 1 },
    ],
    accounts: [
      { account_id: sampleId(10001), account_name: 'Cost of Goods Sold', account_type: 'cost_of_goods_sold' },
      { account_id: sampleId(10003), account_name: 'Inventory Asset', account_type: 'inventory' },
      { account_id: sampleId(10005), account_name: 'Sales', account_type: 'sales' },
      { account_id: sampleId(10007), account_name: 'Current Account', account_type: 'bank' },
      { account_id: sampleId(10009), account_name: 'Inventory Adjustments', account_type: 'inventory_adjustments' },
    ],
    users: [{ user_id: sampleId(30301), name: 'Meera Nair', email: 'meera@juniper.example' }],
    templates: [
      { template_id: sampleId(14051), template_name: 'Standard Invoice', entity: 'invoice', ...STANDARD },
      { template_id: sampleId(14053), template_name: 'Standard Estimate', entity: 'estimate', ...STANDARD },
      { template_id: sampleId(14055), template_name: 'Standard Credit Note', entity: 'creditnote', ...STANDARD },
      { template_id: sampleId(14057), template_name: 'Invoice E-mail', entity: 'invoice_email', ...STANDARD },
      { template_id: sampleId(14059), template_name: 'Estimate E-mail', entity: 'estimate_email', ...STANDARD },
      { template_id: sampleId(14061), template_name: 'Credit Note E-mail', entity: 'creditnote_email', ...STANDARD },
      {
        template_id: sampleId(24051),
        template_name: 'Standard Retainer Invoice',
        entity: 'retainer_invoice',
        ...STANDARD,
      },
      { template_id: sampleId(21021), template_name: 'Package slip', entity: 'package', ...STANDARD },
      { template_id: sampleId(22021), template_name: 'Shipment note', entity: 'shipment', ...STANDARD },
    ],
    numberings: [
      { numbering_id: sampleId(90001), kind: 'invoices', prefix: 'INV-', next: 1, digits: 6 },
      { numbering_id: sampleId(90003), kind: 'retainerInvoices', prefix: 'RET-', next: 1, digits: 5 },
      { numbering_id: sampleId(90005), kind: 'creditNotes', prefix: 'CN-', next: 1, digits: 5 },
      { numbering_id: sampleId(90007), kind: 'vendorCredits', prefix: 'VC-', next: 1, digits: 5 },
      { numbering_id: sampleId(90009), kind: 'salesOrders', prefix: 'SO-', next: 1, digits: 5 },
      { numbering_id: sampleId(90011), kind: 'packages', prefix: 'PKG-', next: 1, digits: 5 },
      { numbering_id: sampleId(90013), kind: 'salesReturns', prefix: 'RMA-', next: 1, digits: 5 },
      { numbering_id: sampleId(90015), kind: 'purchaseOrders', prefix: 'PO-', next: 1, digits: 5 },
    ],
    deliveryMethods: [
      {
        delivery_method_id: sampleId(22031),
        delivery_method: 'Courier',
        carrier: 'Sahyadri Express',
        service: 'Surface',
        delivery_days: 3,
        delivery_guarantee: false,
      },
    ],
    customFields: [
      { customfield_id: sampleId(16101), entity: 'item', index: 1, label: 'Material' },
      { customfield_id: sampleId(17101), entity: 'composite_item', index: 1, label: 'Season' },
      { customfield_id: sampleId(21031), entity: 'package', index: 1, label: 'Shelf' },
    ],
    warehouses: [
      {
        warehouse_id: sampleId(13001),
        warehouse_name: 'Bengaluru Main',
        address: '14 Hosur Road',
        city: 'Bengaluru',
        state: 'Karnataka',
        zip: '560030',
        phone: '+91 80 5550 0110',
        email: 'bengaluru@juniper.example',
        is_primary: true,
        status: 'active',
      },
    ],
  };
}
