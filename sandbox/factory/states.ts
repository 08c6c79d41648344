/** The states that records can be made in, by resource, the usual one first. Those without states have one way to be made. */
export const FACTORY_STATES = {
  bills: ['open', 'paid'],
  compositeItems: ['active', 'inactive'],
  contacts: ['active', 'inactive'],
  creditNotes: ['open', 'draft', 'closed', 'void'],
  customerPayments: ['success', 'failure'],
  invoices: ['draft', 'sent', 'viewed', 'partially_paid', 'overdue', 'paid', 'void'],
  itemGroups: ['active', 'inactive'],
  items: ['active', 'inactive'],
  packages: ['NotShipped', 'Shipped', 'Delivered'],
  priceLists: ['active', 'inactive'],
  purchaseOrders: ['issued', 'draft', 'partially_received', 'received', 'void'],
  purchaseReceives: [],
  retainerInvoices: ['draft', 'sent', 'viewed', 'partially_paid', 'paid', 'void'],
  salesOrders: ['confirmed', 'draft', 'partially_shipped', 'fulfilled', 'void'],
  salesReturns: [],
  shipmentOrders: ['shipped', 'delivered'],
  taxes: [],
  vendorCredits: ['open', 'draft', 'void'],
  warehouses: ['active', 'inactive'],
} as const;

/** The resources that a factory makes records of. */
export type FactoryName = keyof typeof FACTORY_STATES;

/** The states that a record of a resource can be made in. */
export type FactoryState<Name extends FactoryName> = (typeof FACTORY_STATES)[Name][number];
