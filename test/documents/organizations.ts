import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Organization" and "Organizations". */
export const records: Record<string, Notation> = {
  Organization: `
    organization_id                 string
    name                            string
    contact_name                    string
    email                           string
    is_default_org                  boolean
    plan_type                       integer
    tax_group_enabled               boolean
    zi_migration_status             integer
    plan_name                       string
    plan_period                     string
    language_code                   string
    fiscal_year_start_month         integer
    account_created_date            string
    account_created_date_formatted  string
    time_zone                       string
    is_org_active                   boolean
    currency_id                     string
    currency_code                   string
    currency_symbol                 string
    currency_format                 string
    price_precision                 integer
    gst_registartion_type           string
    gst_no                          string
    business_type                   string
    is_orgDeletion_allowed          boolean
  `,
};

export const bodies: Record<string, Notation> = {};

export const operations: DocumentedOperation[] = [
  {
    id: 'listOrganizations',
    method: 'GET',
    path: '/organizations',
    payload: 'organizations: [Organization]',
    notShown: ['query', 'scope'],
  },
];
