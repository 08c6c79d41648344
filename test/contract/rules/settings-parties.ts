import { at, type Rule, request, response } from './rule.ts';

const TAX = '4815162342481511001';
const organizations = response('listOrganizations');
const createTax = response('createTax');
const updateTax = response('updateTax');
const createContact = request('createContact');
const updateContact = request('updateContact');
const getContact = response('getContact');
const createPerson = request('createContactPerson');
const updatePerson = request('updateContactPerson');

/** Organizations, taxes, warehouses, contacts and contact persons; all in document 1. */
export const rules: Rule[] = [
  {
    rule: 'account_created_date has the form yyyy-mm-dd',
    source: 'Document 1, Organization',
    schema: organizations.schema,
    accepted: { sample: organizations.sample },
    refused: at(organizations, 'organizations.0.account_created_date', '03 Jun 2024', '03/06/2024'),
    at: 'organizations.0.account_created_date',
  },
  {
    rule: 'the tax of a creation is an array of one',
    source: 'Document 1, Conventions; Endpoints, Taxes',
    schema: createTax.schema,
    accepted: { sample: createTax.sample },
    refused: {
      'an object': { code: 0, message: 'success', tax: { tax_id: TAX } },
      'an array of texts': createTax.with({ 'tax.0': TAX }),
    },
    at: 'tax',
  },
  {
    rule: 'the tax of an update is an object',
    source: 'Document 1, Endpoints, Taxes',
    schema: updateTax.schema,
    accepted: { sample: updateTax.sample },
    refused: { 'an array': { code: 0, message: 'success', tax: [{ tax_id: TAX }] } },
    at: 'tax',
  },
  ...['createWarehouse', 'updateWarehouse'].map(
    (id): Rule => ({
      rule: `${id} needs a name alone`,
      source: 'Document 1, Endpoints, Warehouses',
      schema: request(id).schema,
      accepted: { 'a name': { warehouse_name: 'Mysuru Store' } },
      refused: { 'no name': { address: '27 Sayyaji Rao Road' } },
    }),
  ),
  {
    rule: 'tax_id only while is_taxable, creating a contact',
    source: 'Document 1, Contact',
    schema: createContact.schema,
    accepted: {
      'tax_id and is_taxable': createContact.with({ is_taxable: true, tax_id: TAX }),
      'is_taxable without tax_id': createContact.with({ is_taxable: true, tax_id: undefined }),
      neither: createContact.with({ is_taxable: undefined, tax_id: undefined }),
      'not taxable, and no tax_id': createContact.with({ is_taxable: false, tax_id: undefined }),
      'tax_id without is_taxable, of which no default is stated': createContact.with({
        is_taxable: undefined,
        tax_id: TAX,
      }),
    },
    refused: { 'tax_id while not taxable': createContact.with({ is_taxable: false, tax_id: TAX }) },
  },
  {
    rule: 'tax_id only while is_taxable, updating a contact, which may be taxable already',
    source: 'Document 1, Contact',
    schema: updateContact.schema,
    accepted: {
      'tax_id and is_taxable': updateContact.with({ is_taxable: true, tax_id: TAX }),
      'tax_id without is_taxable': updateContact.with({ is_taxable: undefined, tax_id: TAX }),
      'not taxable, and no tax_id': updateContact.with({ is_taxable: false, tax_id: undefined }),
    },
    refused: { 'tax_id while not taxable': updateContact.with({ is_taxable: false, tax_id: TAX }) },
  },
  ...[createContact, updateContact].map(
    (body): Rule => ({
      rule: 'is_primary_contact takes true alone as input',
      source: 'Document 1, Contact',
      schema: body.schema,
      accepted: {
        true: body.with({ contact_persons: [{ first_name: 'Asha', is_primary_contact: true }] }),
        'left out': body.with({ contact_persons: [{ first_name: 'Asha' }] }),
      },
      refused: {
        false: body.with({ contact_persons: [{ first_name: 'Asha', is_primary_contact: false }] }),
        text: body.with({ contact_persons: [{ first_name: 'Asha', is_primary_contact: 'true' }] }),
      },
      at: 'contact_persons.0.is_primary_contact',
    }),
  ),
  {
    rule: 'is_primary_contact is true or false in a contact that is read',
    source: 'Document 1, Contact',
    schema: getContact.schema,
    accepted: at(getContact, 'contact.contact_persons.0.is_primary_contact', true, false),
    refused: at(getContact, 'contact.contact_persons.0.is_primary_contact', 'true', 1),
    at: 'contact.contact_persons.0.is_primary_contact',
  },
  {
    rule: 'gst_no of a contact has 15 characters, or none',
    source: 'Document 1, Contact',
    schema: getContact.schema,
    accepted: at(getContact, 'contact.gst_no', '27AAFCR1234K1ZD', ''),
    refused: at(getContact, 'contact.gst_no', '27AAFCR1234K1Z', '27AAFCR1234K1ZD5', 271234567890123),
    at: 'contact.gst_no',
  },
  {
    rule: 'gst_treatment of a contact is one of four, or none',
    source: 'Document 1, Contact',
    schema: getContact.schema,
    accepted: at(getContact, 'contact.gst_treatment', 'business_gst', 'business_none', 'overseas', 'consumer', ''),
    refused: at(getContact, 'contact.gst_treatment', 'Business_GST', 'none', null),
    at: 'contact.gst_treatment',
  },
  {
    rule: 'what a new contact takes in addition to the arguments that are named is a guess, and has no limits',
    source: 'Document 1, Endpoints, Contacts',
    schema: createContact.schema,
    accepted: {
      ...at(createContact, 'gst_no', '', '27AAFCR1234K1Z', '27AAFCR1234K1ZD5'),
      ...at(createContact, 'gst_treatment', 'Business_GST', ''),
      ...at(createContact, 'social1', 'x'.repeat(101)),
    },
    refused: { 'a tax without being taxable': createContact.with({ is_taxable: false, tax_id: TAX }) },
  },
  {
    rule: 'an update of a contact takes the fields of a contact, with their limits',
    source: 'Document 1, Endpoints, Contacts',
    schema: updateContact.schema,
    accepted: {
      ...at(updateContact, 'gst_no', '', '27AAFCR1234K1ZD'),
      ...at(updateContact, 'gst_treatment', 'business_gst', ''),
      ...at(updateContact, 'social1', 'x'.repeat(100)),
    },
    refused: {
      ...at(updateContact, 'gst_no', '27AAFCR1234K1Z', '27AAFCR1234K1ZD5'),
      ...at(updateContact, 'gst_treatment', 'Business_GST'),
      ...at(updateContact, 'social1', 'x'.repeat(101)),
      'a tax without being taxable': updateContact.with({ is_taxable: false, tax_id: TAX }),
    },
  },
  ...[createContact, updateContact].map(
    (body): Rule => ({
      rule: 'a contact that is not taxable may clear its tax',
      source: 'Document 1, Contact',
      schema: body.schema,
      accepted: { 'no tax': body.with({ is_taxable: false, tax_id: '' }) },
      refused: { 'a tax': body.with({ is_taxable: false, tax_id: TAX }) },
    }),
  ),
  ...[createContact, updateContact].map(
    (body): Rule => ({
      rule: 'place_of_contact is not applicable to overseas contacts, which is not said to forbid it',
      source: 'Document 1, Contact',
      schema: body.schema,
      accepted: {
        'overseas, without it': body.with({ gst_treatment: 'overseas', place_of_contact: undefined }),
        'overseas, with it': body.with({ gst_treatment: 'overseas', place_of_contact: 'MH' }),
        'another treatment, with it': body.with({ gst_treatment: 'consumer', place_of_contact: 'MH' }),
        'no treatment, with it': body.with({ gst_treatment: undefined, place_of_contact: 'MH' }),
      },
      refused: {},
    }),
  ),
  {
    rule: 'addresses of a contact have lengths of their own',
    source: 'Document 1, Contact',
    schema: createContact.schema,
    accepted: createContactAddress(500, 255),
    refused: { ...createContactAddress(501, 255), ...createContactAddress(500, 256) },
  },
  {
    rule: 'a new contact person needs first_name alone',
    source: 'Document 1, Endpoints, Contact persons',
    schema: createPerson.schema,
    accepted: { first_name: { first_name: 'Vikram' } },
    refused: { 'contact_id without first_name': { contact_id: '4815162342481514003' } },
  },
  {
    rule: 'an update of a contact person needs contact_id as well',
    source: 'Document 1, Endpoints, Contact persons',
    schema: updatePerson.schema,
    accepted: { both: { contact_id: '4815162342481514003', first_name: 'Vikram' } },
    refused: {
      'first_name alone': { first_name: 'Vikram' },
      'contact_id alone': { contact_id: '4815162342481514003' },
    },
  },
  ...['createContactPerson', 'updateContactPerson'].map((id): Rule => {
    const body = response(id);
    return {
      rule: `${id} answers the contact person in an array`,
      source: 'Document 1, Conventions; Endpoints, Contact persons',
      schema: body.schema,
      accepted: { sample: body.sample },
      refused: {
        'an object': { code: 0, message: 'success', contact_person: { first_name: 'Vikram' } },
        texts: body.with({ 'contact_person.0': 'Vikram' }),
      },
      at: 'contact_person',
    };
  }),
];

function createContactAddress(address: number, street2: number): Record<string, unknown> {
  const lengths = { address: 'x'.repeat(address), street2: 'x'.repeat(street2) };
  return Object.fromEntries(
    ['billing_address', 'shipping_address'].map((place) => [
      `${place}: ${address}, ${street2}`,
      createContact.with({ [place]: lengths }),
    ]),
  );
}
