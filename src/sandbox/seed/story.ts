import type { ResourceName } from '../types/index.ts';
import { emptySeed } from './empty.ts';
import { type Seed, sampleId } from './seed.ts';
import { storyCatalog } from './story-catalog.ts';
import { tax } from './story-lines.ts';
import { storyParties } from './story-parties.ts';
import { storyAdvanceRow, storyRetainer, storyRetainerFiles } from './story-retainer.ts';
import { storyInvoiceFiles, storyPayment, storyPaymentRow, storySales } from './story-sales.ts';
import { storyStates } from './story-states.ts';
import { storyStock } from './story-stock.ts';
import { storyVendorCredit, storyVendorFiles } from './story-vendor-credit.ts';

/** The numbers that come next. */
const NEXT: Readonly<Record<string, number>> = {
  invoices: 32,
  retainerInvoices: 4,
  creditNotes: 3,
  vendorCredits: 5,
  salesOrders: 18,
  packages: 10,
  salesReturns: 3,
  purchaseOrders: 13,
};

/**
 * The organization of the contract's samples, as far as the sandbox has it, and a record in each state that a call needs.
 * The records of the samples are the later ones.
 */
export function storySeed(organization: string): Seed {
  return together(storyStates, recordsOfSamples(organization));
}

/** One seed of two: the records of the first, then those of the second. */
function together(first: Seed, second: Seed): Seed {
  const resources = new Set([...Object.keys(first), ...Object.keys(second)]) as Set<ResourceName>;
  return Object.fromEntries(
    [...resources].map((resource) => [resource, [...(first[resource] ?? []), ...(second[resource] ?? [])]]),
  );
}

function recordsOfSamples(organization: string): Seed {
  const settings = emptySeed(organization);
  return {
    ...settings,
    organizations: settings.organizations!.map((record) => ({ ...record, has_warehouses: true })),
    warehouses: [
      ...settings.warehouses!,
      {
        warehouse_id: sampleId(13003),
        warehouse_name: 'Mysuru Store',
        address: '27 Sayyaji Rao Road',
        city: 'Mysuru',
        state: 'Karnataka',
        zip: '570001',
        phone: '+91 821 555 0124',
        email: 'mysuru@juniper.example',
        is_primary: false,
        status: 'active',
      },
    ],
    taxes: [{ ...tax(11001, 'igst', 18), is_default_tax: true }, tax(11003, 'cgst', 9), tax(11005, 'sgst', 9)],
    taxGroups: [
      { tax_group_id: sampleId(11007), tax_group_name: 'GST18', tax_ids: [sampleId(11003), sampleId(11005)] },
    ],
    ...storyParties,
    ...storyCatalog,
    ...storyRetainer,
    ...storySales,
    ...storyVendorCredit,
    numberings: settings.numberings!.map((numbering) => ({ ...numbering, next: NEXT[numbering.kind!]! })),
    documents: [...storyRetainerFiles, ...storyInvoiceFiles, ...storyVendorFiles],
    customerPayments: [storyPayment],
    invoicePayments: [storyAdvanceRow, storyPaymentRow],
    ...storyStock,
  };
}
