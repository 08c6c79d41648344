import bundles from './bundles.json' with { type: 'json' };
import compositeItems from './compositeItems.json' with { type: 'json' };
import contactPersons from './contactPersons.json' with { type: 'json' };
import contacts from './contacts.json' with { type: 'json' };
import creditNoteRefunds from './creditNoteRefunds.json' with { type: 'json' };
import creditNotes from './creditNotes.json' with { type: 'json' };
import customerPayments from './customerPayments.json' with { type: 'json' };
import invoiceComments from './invoiceComments.json' with { type: 'json' };
import invoicePayments from './invoicePayments.json' with { type: 'json' };
import invoices from './invoices.json' with { type: 'json' };
import itemAdjustments from './itemAdjustments.json' with { type: 'json' };
import itemGroups from './itemGroups.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import organizations from './organizations.json' with { type: 'json' };
import packages from './packages.json' with { type: 'json' };
import priceLists from './priceLists.json' with { type: 'json' };
import purchaseReceives from './purchaseReceives.json' with { type: 'json' };
import retainerInvoiceComments from './retainerInvoiceComments.json' with { type: 'json' };
import retainerInvoices from './retainerInvoices.json' with { type: 'json' };
import salesReturns from './salesReturns.json' with { type: 'json' };
import shipmentOrders from './shipmentOrders.json' with { type: 'json' };
import taxGroups from './taxGroups.json' with { type: 'json' };
import taxes from './taxes.json' with { type: 'json' };
import transferOrders from './transferOrders.json' with { type: 'json' };
import vendorCreditBills from './vendorCreditBills.json' with { type: 'json' };
import vendorCreditComments from './vendorCreditComments.json' with { type: 'json' };
import vendorCreditRefunds from './vendorCreditRefunds.json' with { type: 'json' };
import vendorCredits from './vendorCredits.json' with { type: 'json' };
import warehouses from './warehouses.json' with { type: 'json' };
import controls from './controls.json' with { type: 'json' };
import operations from './operations.json' with { type: 'json' };

export const OPERATIONS = operations;

export const CONTROLS = controls.probes;

export const PROBES = [
  ...bundles.probes,
  ...compositeItems.probes,
  ...contactPersons.probes,
  ...contacts.probes,
  ...creditNoteRefunds.probes,
  ...creditNotes.probes,
  ...customerPayments.probes,
  ...invoiceComments.probes,
  ...invoicePayments.probes,
  ...invoices.probes,
  ...itemAdjustments.probes,
  ...itemGroups.probes,
  ...items.probes,
  ...organizations.probes,
  ...packages.probes,
  ...priceLists.probes,
  ...purchaseReceives.probes,
  ...retainerInvoiceComments.probes,
  ...retainerInvoices.probes,
  ...salesReturns.probes,
  ...shipmentOrders.probes,
  ...taxGroups.probes,
  ...taxes.probes,
  ...transferOrders.probes,
  ...vendorCreditBills.probes,
  ...vendorCreditComments.probes,
  ...vendorCreditRefunds.probes,
  ...vendorCredits.probes,
  ...warehouses.probes,
];
