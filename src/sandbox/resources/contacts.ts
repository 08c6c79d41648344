import {
  balance,
  baseBalance,
  CREDITS,
  CREDITS_BASE,
  EMAIL_FIELDS,
  type EmailRequest,
  emailTo,
  needs,
  OUTSTANDING,
  OUTSTANDING_BASE,
  primaryPerson,
  REQUIRED,
  refuseIfUsed,
  replacePersons,
  sendToContact,
  TRANSACTIONS,
} from '../common/index.ts';
import { checkTerms, documentFields as fields, labelOf, periodOf, statementTo } from '../documents/index.ts';
import { assumed, assumedRule, clear, defined, documentedRule, type Id, rule } from '../engine/index.ts';
import { BASES, taxOf } from '../goods/index.ts';
import type { Reader, Shown, Stored, TableOf } from '../types/index.ts';

/** The fields of templates: that of the id, and that of the name. */
const TEMPLATES = [
  'invoice_template_id',
  'estimate_template_id',
  'creditnote_template_id',
  'invoice_email_template_id',
  'estimate_email_template_id',
  'creditnote_email_template_id',
] as const;

type Templates = NonNullable<Shown<'contacts'>['default_templates']>;

/** No operation deletes a template. */
const TEMPLATE = { to: 'templates', holds: false } as const;

const PERSONS = assumed(
  '`contact_persons` replaces the persons of the contact. A person with the e-mail address or name of an existing person updates that person.',
  'The documents show the persons in the contact, without ids.',
);

const EMAIL = assumed(
  'An e-mail goes to the outbox of the sandbox and the history of the contact. Without recipients, it goes to the primary person; without text, it gets a default text.',
  'The body is not documented.',
);

const STATEMENT = assumed(
  'A statement shows what the contact owes, and lists its transactions from `start_date` to `end_date`. These default to the current month. The statement goes to the primary person unless the request names others.',
  'Neither its format nor the body is documented.',
);

export const contacts: TableOf<'contacts'> = {
  idField: 'contact_id',
  noun: 'contact',
  title: ({ contact_name }) => contact_name,
  states: { set: ['active', 'inactive'] },
  defaults: [
    assumedRule(
      'contacts.defaults',
      'A new contact is active, is taxable, uses the base currency, pays on receipt, gets no reminders, and is not linked with a CRM.',
      'The fields are optional.',
      {
        status: 'active',
        is_taxable: true,
        payment_reminder_enabled: false,
        is_linked_with_servicecrm: false,
        payment_terms: 0,
        currency_id: (_, { organization }) => organization.currency_id,
      },
    ),
  ],
  prepare: [
    assumedRule(
      'contacts.terms',
      'Unless it is sent, `payment_terms_label` follows `payment_terms`: `Due on Receipt` or `Net 15`.',
      'The sample shows `Net 15` for 15 days.',
      (contact, _, { payment_terms_label: label }, before) => {
        const days = contact.payment_terms;
        const follows = label === undefined && (!before || before.payment_terms !== days);
        if (follows) contact.payment_terms_label = labelOf(days ?? 0);
      },
    ),
    documentedRule(
      'contacts.tax',
      'A contact has a tax only while it is taxable.',
      'document 1, Contact',
      (contact, context, sent) => {
        if (contact.tax_id === undefined || contact.is_taxable) return;
        if (sent.tax_id !== undefined) context.refuse('invalid', 'tax_id needs is_taxable to be true.', 'tax_id');
        clear(contact, 'tax_id');
      },
    ),
    assumedRule(
      'contacts.templates',
      'Ids select the templates; names in a request have no effect.',
      'The ids determine the names.',
      (contact) => {
        if (!contact.default_templates) return;
        const ids = TEMPLATES.map((field) => [field, contact.default_templates?.[field]]);
        contact.default_templates = defined(Object.fromEntries(ids));
      },
    ),
  ],
  refers: [
    assumedRule('contacts.currency', 'The currency must exist.', 'Its code and symbol come from its record.', {
      currency_id: { to: 'currencies', holds: false },
    }),
    rule('contacts.taxes', BASES.taxes, { tax_id: { to: ['taxes', 'taxGroups'] } }),
    assumedRule('contacts.template-ids', 'The templates must exist.', 'Their names come from these records.', {
      'default_templates.invoice_template_id': TEMPLATE,
      'default_templates.estimate_template_id': TEMPLATE,
      'default_templates.creditnote_template_id': TEMPLATE,
      'default_templates.invoice_email_template_id': TEMPLATE,
      'default_templates.estimate_email_template_id': TEMPLATE,
      'default_templates.creditnote_email_template_id': TEMPLATE,
    }),
  ],
  unique: [
    assumedRule(
      'contacts.unique',
      'Two contacts cannot have the same name, whether they are customers or vendors.',
      'Users identify a contact by its name.',
      ['contact_name'],
    ),
  ],
  fieldChecks: [
    assumedRule('contacts.required', 'A contact keeps a name.', REQUIRED, (contact, context) =>
      needs<'contacts'>(contact, context, 'contact_name'),
    ),
    assumedRule(
      'contacts.type',
      'A contact is a `customer` or a `vendor`; a contact without a type can be both.',
      'The values are not documented.',
      ({ contact_type }, context) => {
        if (contact_type !== undefined && contact_type !== 'customer' && contact_type !== 'vendor') {
          context.refuse('invalid', `contact_type must be customer or vendor, and is ${contact_type}.`, 'contact_type');
        }
      },
    ),
    assumedRule(
      'contacts.payment-terms',
      'Payment terms are from 0 to 36500 days.',
      'No payment is due before it is requested, or in a later century.',
      checkTerms,
    ),
  ],
  checks: [
    assumedRule(
      'contacts.fixed',
      'The type and currency of a contact with transactions cannot change.',
      'They would no longer match its transactions.',
      (contact, context, before) => {
        if (!before || context.sum(TRANSACTIONS, before.contact_id!) === 0) return;
        context.each(['contact_type', 'currency_id'] as const, (field) => {
          if (contact[field] === before[field]) return;
          const message = `${field} cannot change: the contact ${before.contact_name} has transactions.`;
          context.refuse('state', message, field);
        });
      },
    ),
  ],
  created: [rule('contacts.persons', PERSONS, replacePersons)],
  updated: [rule('contacts.persons', PERSONS, replacePersons)],
  deletion: [
    assumedRule(
      'contacts.delete-used',
      'A contact that other records refer to, such as its transactions, cannot be deleted.',
      'Those records would refer to something that does not exist.',
      (contact, context) => {
        const { contact_id, contact_name } = contact;
        if (context.sum(TRANSACTIONS, contact_id!) > 0)
          context.refuse('inUse', `The contact ${contact_name} has transactions: mark it as inactive instead.`);
        refuseIfUsed('contacts', contact_id!, contact, context);
      },
    ),
  ],
  completed: [
    rule('contacts.template-names', BASES.names, {
      'default_templates.invoice_template_name': templateName('invoice_template_id'),
      'default_templates.estimate_template_name': templateName('estimate_template_id'),
      'default_templates.creditnote_template_name': templateName('creditnote_template_id'),
      'default_templates.invoice_email_template_name': templateName('invoice_email_template_id'),
      'default_templates.estimate_email_template_name': templateName('estimate_email_template_id'),
      'default_templates.creditnote_email_template_name': templateName('creditnote_email_template_id'),
    }),
  ],
  computed: [
    rule('contacts.names', BASES.names, {
      tax_name: ({ tax_id }, context) => taxOf(tax_id, context)?.name(),
      tax_percentage: ({ tax_id }, context) => taxOf(tax_id, context)?.percentage(),
      currency_code: fields.currencyCode,
      currency_symbol: fields.currencySymbol,
    }),
    assumedRule(
      'contacts.transactions',
      '`has_transaction` is true once there is a document, an order, or a payment of the contact, even a void one.',
      'The documents give only the name of the field.',
      { has_transaction: ({ contact_id }, context) => context.sum(TRANSACTIONS, contact_id!) > 0 },
    ),
    assumedRule(
      'contacts.balances',
      'The outstanding amount is the total balance of open invoices. Unused credits are the total balance of open credit notes and payments.',
      'The documents show only the names.',
      {
        outstanding_receivable_amount: ({ contact_id }, context) => balance(OUTSTANDING, contact_id!, context),
        outstanding_receivable_amount_bcy: ({ contact_id }, context) =>
          baseBalance(OUTSTANDING_BASE, contact_id!, context),
        unused_credits_receivable_amount: ({ contact_id }, context) => balance(CREDITS, contact_id!, context),
        unused_credits_receivable_amount_bcy: ({ contact_id }, context) =>
          baseBalance(CREDITS_BASE, contact_id!, context),
      },
    ),
    documentedRule(
      'contacts.shown-persons',
      'A contact shows its persons, and the id of the primary one.',
      'document 1, Contact',
      {
        contact_persons: ({ contact_id }, context) => [...personsOf(contact_id!, context)],
        primary_contact_id: ({ contact_id }, context) => primaryPerson(contact_id, context)?.contact_person_id,
      },
    ),
  ],
  follows: {
    has_transaction: 'documents: add an invoice, an order or a payment of the contact',
    outstanding_receivable_amount: 'invoices: add one of the contact that is sent',
    outstanding_receivable_amount_bcy: 'invoices: add one of the contact that is sent',
    unused_credits_receivable_amount: 'credits: add a credit note or a customer payment of the contact',
    unused_credits_receivable_amount_bcy: 'credits: add a credit note or a customer payment of the contact',
    contact_persons: null,
    primary_contact_id: 'contactPersons: update one with is_primary_contact true',
    default_templates: 'the template that its id names',
  },
  queries: {
    getContactStatementEmail: ['start_date', 'end_date'],
    emailContactStatement: ['start_date', 'end_date'],
  },
  bodies: { emailContact: EMAIL_FIELDS, emailContactStatement: EMAIL_FIELDS },
  actions: {
    emailContact: rule('contacts.email', EMAIL, ({ record, body }, context) => {
      const content = emailTo(
        record,
        () => `A message from ${context.organization.name}`,
        () => `Dear ${record.contact_name},`,
        context,
      );
      sendToContact(content, body as EmailRequest, context);
    }),
    getContactStatementEmail: rule('contacts.statement', STATEMENT, ({ record, query }, context) => ({
      fields: { ...statementTo(record, periodOf(query, context), context) },
    })),
    emailContactStatement: rule('contacts.statement', STATEMENT, ({ record, query, body }, context) =>
      sendToContact(statementTo(record, periodOf(query, context), context), body as EmailRequest, context),
    ),
  },
};

/** The persons of a contact, the primary one first. */
function personsOf(contact: Id, context: Reader): Stored<'contactPersons'>[] {
  const persons = context.children('contactPersons', contact);
  return persons.sort((one, other) => Number(other.is_primary_contact) - Number(one.is_primary_contact));
}

/** The name of the template that a field names. */
function templateName(field: (typeof TEMPLATES)[number]) {
  return (templates: Templates, context: Reader) => context.get('templates', templates[field])?.template_name;
}
