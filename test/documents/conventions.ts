import type { Notation } from './notation.ts';

/** Document 1, "Conventions shared by all resources". */
export const records: Record<string, Notation> = {
  PageContext: `
    page            integer
    per_page        integer
    has_more_page   boolean
    report_name     string
    applied_filter  string
    sort_column     string
    sort_order      string
  `,
  CustomField: `
    index  integer 1..10
    label  string
    value  string
  `,
};

/** Document 1, "Authentication": the rights of each module, `ServiceAPI.<module>.<right>`. */
export const scopes: Record<string, string[]> = {
  taxes: ['CREATE', 'READ', 'UPDATE'],
  preferences: ['CREATE', 'READ', 'UPDATE'],
  warehouses: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
  contacts: ['CREATE', 'READ', 'UPDATE', 'DELETE'],
  items: ['CREATE', 'READ', 'UPDATE'],
  compositeitems: ['CREATE'],
  inventoryadjustments: ['CREATE', 'READ'],
  transferorders: ['CREATE', 'READ'],
  packages: ['CREATE', 'READ'],
  shipmentorders: ['CREATE'],
  invoices: ['CREATE'],
  customerpayments: ['CREATE', 'READ'],
  salesreturns: ['CREATE', 'GET', 'UPDATE'],
  creditnotes: ['CREATE'],
  debitnotes: ['CREATE'],
  purchasereceives: ['CREATE', 'READ'],
};

/** Document 1, "Limits". */
export const limits = { requestsPerMinute: 100, requestsPerDay: { free: 1500, standard: 2500 } };
