import type { DocumentedOperation, Notation } from './notation.ts';

/** Document 1, "Contact person" and "Contact persons". */
export const records: Record<string, Notation> = {
  ContactPerson: `
    contact_id          string
    contact_person_id   string
    salutation          - <=25
    first_name          - <=100
    last_name           - <=100
    email               - <=100
    phone               - <=50
    mobile              - <=50
    is_primary_contact  boolean
    messenger           string <=50
    designation         - <=50
    department          - <=50
    is_added_in_portal  boolean
  `,
};

export const bodies: Record<string, Notation> = {
  ContactPersonCreate: `
    contact_id     string
    first_name*    string <=100
    salutation     - <=25
    last_name      - <=100
    email          - <=100
    phone          - <=50
    mobile         - <=50
    messenger      string <=50
    designation    - <=50
    department     - <=50
    enable_portal  boolean
  `,
  ContactPersonUpdate: `
    contact_id*    string
    first_name*    string <=100
    salutation     - <=25
    last_name      - <=100
    email          - <=100
    phone          - <=50
    mobile         - <=50
    messenger      string <=50
    designation    - <=50
    department     - <=50
    enable_portal  boolean
  `,
};

export const operations: DocumentedOperation[] = [
  {
    id: 'createContactPerson',
    method: 'POST',
    path: '/contacts/contactpersons',
    scope: 'contacts.CREATE',
    body: 'ContactPersonCreate',
    payload: 'contact_person: [ContactPerson]',
    notShown: [],
  },
  {
    id: 'updateContactPerson',
    method: 'PUT',
    path: '/contacts/contactpersons/{contact_person_id}',
    scope: 'contacts.UPDATE',
    body: 'ContactPersonUpdate',
    payload: 'contact_person: [ContactPerson]',
    notShown: [],
  },
  {
    id: 'deleteContactPerson',
    method: 'DELETE',
    path: '/contacts/contactpersons/{contact_person_id}',
    scope: 'contacts.DELETE',
    payload: 'none',
    notShown: [],
  },
  {
    id: 'listContactPersons',
    method: 'GET',
    path: '/contacts/{contact_id}/contactpersons',
    scope: 'contacts.READ',
    notShown: ['query', 'response'],
  },
];
