import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Contact" and "Contacts". */
export const records: Record<string, Notation> = {
  // Dates and times are strings by the conventions that all resources share.
  Contact: `
    contact_id                             string
    contact_name                           string <=200
    company_name                           string <=200
    has_transaction                        boolean
    contact_type                           string
    is_linked_with_servicecrm              boolean
    website                                string
    primary_contact_id                     string
    payment_terms                          integer
    payment_terms_label                    string
    currency_id                            -
    currency_code                          -
    currency_symbol                        -
    language_code                          -
    outstanding_receivable_amount          integer
    outstanding_receivable_amount_bcy      integer
    unused_credits_receivable_amount       integer
    unused_credits_receivable_amount_bcy   integer
    status                                 string
    payment_reminder_enabled               boolean
    custom_fields                          [CustomField]
    billing_address                        ContactAddress
    shipping_address                       ContactAddress
    social1                                - <=100
    social2                                - <=100
    contact_persons                        [ContactPersonEntry]
    default_templates                      ContactDefaultTemplates
    notes                                  -
    created_time                           string
    last_modified_time                     string
    is_taxable                             boolean
    tax_id                                 -
    tax_name                               -
    tax_percentage                         double
    tax_exemption_id                       -
    tax_exemption_code                     -
    place_of_contact                       string
    gst_no                                 string =15
    gst_treatment                          string {business_gst, business_none, overseas, consumer}
  `,
  ContactAddress: `
    attention  -
    address    - <=500
    street2    - <=255
    city       -
    state      -
    zip        -
  `,
  ContactPersonEntry: `
    salutation          -
    first_name          - <=100
    last_name           - <=100
    email               -
    phone               -
    mobile              -
    is_primary_contact  boolean
  `,
  ContactDefaultTemplates: `
    invoice_template_id             -
    invoice_template_name           -
    estimate_template_id            -
    estimate_template_name          -
    creditnote_template_id          -
    creditnote_template_name        -
    invoice_email_template_id       -
    invoice_email_template_name     -
    estimate_email_template_id      -
    estimate_email_template_name    -
    creditnote_email_template_id    -
    creditnote_email_template_name  -
  `,
};

export const bodies: Record<string, Notation> = {
  // The arguments that are named; those after default_templates are not shown.
  ContactCreate: `
    contact_name*      string <=200
    company_name       string <=200
    payment_terms      integer
    currency_id        -
    website            string
    contact_type       string
    custom_fields      [CustomField]
    billing_address    ContactAddress
    shipping_address   ContactAddress
    contact_persons    [ContactPersonEntryInput]
    default_templates  ContactDefaultTemplates
  `,
  // The row of the record; as input, only true is allowed for is_primary_contact.
  ContactPersonEntryInput: `
    salutation          -
    first_name          - <=100
    last_name           - <=100
    email               -
    phone               -
    mobile              -
    is_primary_contact  boolean {true}
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createContact',
    method: 'POST',
    path: '/contacts',
    scope: 'contacts.CREATE',
    body: 'ContactCreate',
    notShown: ['request-body', 'response'],
  },
  { id: 'listContacts', method: 'GET', path: '/contacts', scope: 'contacts.READ', notShown: ['query', 'response'] },
  {
    id: 'updateContact',
    method: 'PUT',
    path: '/contacts/{contact_id}',
    scope: 'contacts.UPDATE',
    notShown: ['request-body', 'response'],
  },
  {
    id: 'getContact',
    method: 'GET',
    path: '/contacts/{contact_id}',
    scope: 'contacts.READ',
    payload: 'contact: Contact',
    notShown: [],
  },
  {
    id: 'deleteContact',
    method: 'DELETE',
    path: '/contacts/{contact_id}',
    scope: 'contacts.DELETE',
    notShown: ['response'],
  },
  // The segment is spelled in the singular.
  {
    id: 'markContactActive',
    method: 'POST',
    path: '/contact/{contact_id}/active',
    notShown: ['response', 'scope', 'semantics'],
  },
  {
    id: 'markContactInactive',
    method: 'POST',
    path: '/contacts/{contact_id}/inactive',
    notShown: ['response', 'scope', 'semantics'],
  },
  {
    id: 'emailContactStatement',
    method: 'POST',
    path: '/contacts/{contact_id}/statements/email',
    notShown: ['request-body', 'response', 'scope'],
  },
  {
    id: 'getContactStatementEmail',
    method: 'GET',
    path: '/contacts/{contact_id}/statements/email',
    notShown: ['response', 'scope'],
  },
  {
    id: 'emailContact',
    method: 'POST',
    path: '/contacts/{contact_id}/email',
    notShown: ['request-body', 'response', 'scope'],
  },
  {
    id: 'listContactComments',
    method: 'GET',
    path: '/contacts/{contact_id}/comments',
    notShown: ['query', 'response', 'scope'],
  },
];
