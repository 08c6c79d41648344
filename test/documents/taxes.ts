import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Tax" and "Taxes". */
export const records: Record<string, Notation> = {
  UpdatedTax: `
    tax_id          string
    tax_name        string
    tax_percentage  double
    tax_type        string {tax, compound_tax}
    is_value_added  boolean
  `,
  Tax: `
    tax_id             string
    tax_name           string
    tax_percentage     double
    tax_type           string {tax, compound_tax}
    is_value_added     boolean
    tax_specific_type  string {igst, cgst, sgst, nil, cess}
  `,
  TaxListItem: `
    tax_id             string
    tax_name           string
    tax_percentage     double
    tax_type           string {tax, compound_tax}
    is_value_added     boolean
    tax_specific_type  string {igst, cgst, sgst, nil, cess}
    is_default_tax     boolean
    is_editable        boolean
  `,
};

export const bodies: Record<string, Notation> = {
  TaxCreate: `
    tax_name              string
    tax_percentage        double
    tax_type              string {tax, compound_tax}
    tax_specific_type     string {igst, cgst, sgst, nil, cess}
    is_value_added        boolean
    update_draft_invoice  boolean
    update_draft_so       boolean
    is_editable           boolean
  `,
  TaxUpdate: `
    tax_name              string
    tax_percentage        double
    tax_type              string {tax, compound_tax}
    tax_specific_type     string {igst, cgst, sgst, nil, cess}
    is_value_added        boolean
    update_draft_invoice  boolean
    update_draft_so       boolean
    is_editable           boolean
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createTax',
    method: 'POST',
    path: '/settings/taxes',
    scope: 'taxes.CREATE',
    body: 'TaxCreate',
    payload: 'tax: [Tax]',
    notShown: ['required-fields'],
  },
  {
    id: 'listTaxes',
    method: 'GET',
    path: '/settings/taxes',
    scope: 'taxes.READ',
    payload: 'taxes: [TaxListItem]',
    notShown: ['query'],
  },
  {
    id: 'updateTax',
    method: 'PUT',
    path: '/settings/taxes/{tax_id}',
    scope: 'taxes.UPDATE',
    body: 'TaxUpdate',
    payload: 'tax: UpdatedTax',
    notShown: ['required-fields'],
  },
  { id: 'getTax', method: 'GET', path: '/settings/taxes/{tax_id}', scope: 'taxes.READ', notShown: ['response'] },
  { id: 'deleteTax', method: 'DELETE', path: '/settings/taxes/{tax_id}', notShown: ['response', 'scope'] },
];
