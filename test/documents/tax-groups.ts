import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Taxes": of tax groups, the URLs are all that is shown. */
export const records: Record<string, Notation> = {};

export const bodies: Record<string, Notation> = {};

export const operations: DocumentedOperation[] = [
  {
    id: 'createTaxGroup',
    method: 'POST',
    path: '/settings/taxgroups',
    notShown: ['request-body', 'response', 'scope'],
  },
  {
    id: 'updateTaxGroup',
    method: 'PUT',
    path: '/settings/taxgroups/{tax_group_id}',
    notShown: ['request-body', 'response', 'scope'],
  },
  { id: 'getTaxGroup', method: 'GET', path: '/settings/taxgroups/{tax_group_id}', notShown: ['response', 'scope'] },
  {
    id: 'deleteTaxGroup',
    method: 'DELETE',
    path: '/settings/taxgroups/{tax_group_id}',
    notShown: ['response', 'scope'],
  },
];
