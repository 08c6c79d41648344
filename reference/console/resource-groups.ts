import type { ResourceName } from '../../sandbox/types/index.ts';

/** The resources that the page lists first, in their groups. All others stand below them. */
export const GROUPS: readonly { name: string; resources: readonly ResourceName[] }[] = [
  {
    name: 'Sales',
    resources: [
      'salesOrders',
      'packages',
      'shipmentOrders',
      'invoices',
      'retainerInvoices',
      'customerPayments',
      'creditNotes',
      'salesReturns',
    ],
  },
  { name: 'Purchases', resources: ['purchaseOrders', 'purchaseReceives', 'bills', 'vendorCredits'] },
  { name: 'Parties', resources: ['contacts', 'contactPersons'] },
  { name: 'Catalog', resources: ['items', 'itemGroups', 'compositeItems', 'priceLists'] },
  { name: 'Stock', resources: ['warehouses', 'itemAdjustments', 'transferOrders', 'bundles'] },
  { name: 'Settings', resources: ['organizations', 'taxes', 'taxGroups', 'currencies', 'users'] },
];

/** The emails that were sent. */
export const OUTBOX: ResourceName = 'mails';

export const TITLES: Readonly<Partial<Record<string, string>>> = { [OUTBOX]: 'Outbox' };
