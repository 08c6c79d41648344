import * as common from '../common/index.ts';
import * as docs from '../documents/index.ts';
import { clear, defined, type Id, rule } from '../engine/index.ts';
import { taxOf } from '../goods/index.ts';
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

export const contacts: TableOf<'contacts'> = {
  idField: 'contact_id',
  noun: 'contact',
  title: ({ contact_name }) => contact_name,
  states: { set: ['active', 'inactive'] },
  defaults: [
    rule('contacts.defaults', {
      status: 'active',
      is_taxable: true,
      payment_reminder_enabled: false,
      is_linked_with_servicecrm: false,
      payment_terms: 0,
      currency_id: (_, { organization }) => organization.currency_id,
    }),
  ],
  prepare: [
    rule('contacts.terms-label', (contact, _, { payment_terms_label: label }, before) => {
      const days = contact.payment_terms;
      const follows = label === undefined && (!before || before.payment_terms !== days);
      if (follows) contact.payment_terms_label = docs.labelOf(days ?? 0);
    }),
    rule('contacts.tax', (contact, context, sent) => {
      if (contact.tax_id === undefined || contact.is_taxable) return;
      if (sent.tax_id !== undefined) context.reject('invalid', 'tax_id needs is_taxable to be true.', 'tax_id');
      clear(contact, 'tax_id');
    }),
    rule('contacts.templates', (contact) => {
      if (!contact.default_templates) return;
      const ids = TEMPLATES.map((field) => [field, contact.default_templates?.[field]]);
      contact.default_templates = defined(Object.fromEntries(ids));
    }),
  ],
  refers: [
    rule('contacts.currency', {
      currency_id: { to: 'currencies', holds: false },
    }),
    rule('contacts.taxes', { tax_id: { to: ['taxes', 'taxGroups'] } }),
    rule('contacts.template-ids', {
      'default_templates.invoice_template_id': TEMPLATE,
      'default_templates.estimate_template_id': TEMPLATE,
      'default_templates.creditnote_template_id': TEMPLATE,
      'default_templates.invoice_email_template_id': TEMPLATE,
      'default_templates.estimate_email_template_id': TEMPLATE,
      'default_templates.creditnote_email_template_id': TEMPLATE,
    }),
  ],
  unique: [rule('contacts.unique', ['contact_name'])],
  fieldChecks: [
    rule('contacts.required', (contact, context) => common.needs<'contacts'>(contact, context, 'contact_name')),
    rule('contacts.type', ({ contact_type }, context) => {
      if (contact_type !== undefined && contact_type !== 'customer' && contact_type !== 'vendor') {
        context.reject('invalid', `contact_type must be customer or vendor, but is ${contact_type}.`, 'contact_type');
      }
    }),
    rule('contacts.payment-terms', docs.checkTerms),
  ],
  checks: [
    rule('contacts.fixed', (contact, context, before) => {
      if (!before || context.sum(common.TRANSACTIONS, before.contact_id!) === 0) return;
      context.rejectAll(['contact_type', 'currency_id'] as const, (field) => {
        if (contact[field] === before[field]) return;
        const message = `${field} can't change: the contact ${before.contact_name} has transactions.`;
        context.reject('state', message, field);
      });
    }),
  ],
  created: [rule('contacts.persons', common.replacePersons)],
  updated: [rule('contacts.persons', common.replacePersons)],
  deletion: [
    rule('contacts.delete-used', (contact, context) => {
      const { contact_id, contact_name } = contact;
      if (context.sum(common.TRANSACTIONS, contact_id!) > 0)
        context.reject('inUse', `The contact ${contact_name} has transactions: mark it as inactive instead.`);
      common.refuseIfUsed('contacts', contact_id!, contact, context);
    }),
  ],
  completed: [
    rule('contacts.template-names', {
      'default_templates.invoice_template_name': templateName('invoice_template_id'),
      'default_templates.estimate_template_name': templateName('estimate_template_id'),
      'default_templates.creditnote_template_name': templateName('creditnote_template_id'),
      'default_templates.invoice_email_template_name': templateName('invoice_email_template_id'),
      'default_templates.estimate_email_template_name': templateName('estimate_email_template_id'),
      'default_templates.creditnote_email_template_name': templateName('creditnote_email_template_id'),
    }),
  ],
  computed: [
    rule('contacts.names', {
      tax_name: ({ tax_id }, context) => taxOf(tax_id, context)?.name(),
      tax_percentage: ({ tax_id }, context) => taxOf(tax_id, context)?.percentage(),
      currency_code: docs.currencyCode,
      currency_symbol: docs.currencySymbol,
    }),
    rule('contacts.transactions', {
      has_transaction: ({ contact_id }, context) => context.sum(common.TRANSACTIONS, contact_id!) > 0,
    }),
    rule('contacts.balances', {
      outstanding_receivable_amount: ({ contact_id }, context) =>
        common.balance(common.OUTSTANDING, contact_id!, context),
      outstanding_receivable_amount_bcy: ({ contact_id }, context) =>
        common.baseBalance(common.OUTSTANDING_BASE, contact_id!, context),
      unused_credits_receivable_amount: ({ contact_id }, context) =>
        common.balance(common.CREDITS, contact_id!, context),
      unused_credits_receivable_amount_bcy: ({ contact_id }, context) =>
        common.baseBalance(common.CREDITS_BASE, contact_id!, context),
    }),
    rule('contacts.shown-persons', {
      contact_persons: ({ contact_id }, context) => [...personsOf(contact_id!, context)],
      primary_contact_id: ({ contact_id }, context) => common.primaryPerson(contact_id, context)?.contact_person_id,
    }),
  ],
  derivedFrom: {
    has_transaction: 'documents: add an invoice, an order or a payment of the contact',
    outstanding_receivable_amount: 'invoices: add a sent invoice of the contact',
    outstanding_receivable_amount_bcy: 'invoices: add a sent invoice of the contact',
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
  bodies: { emailContact: common.EMAIL_FIELDS, emailContactStatement: common.EMAIL_FIELDS },
  actions: {
    emailContact: rule('contacts.email', ({ record, body }, context) => {
      const content = common.emailTo(
        record,
        () => `A message from ${context.organization.name}`,
        () => `Dear ${record.contact_name},`,
        context,
      );
      common.sendToContact(content, body as common.EmailRequest, context);
    }),
    getContactStatementEmail: rule('contacts.statement', ({ record, query }, context) => ({
      fields: { ...docs.statementTo(record, docs.periodOf(query, context), context) },
    })),
    emailContactStatement: rule('contacts.statement', ({ record, query, body }, context) =>
      common.sendToContact(
        docs.statementTo(record, docs.periodOf(query, context), context),
        body as common.EmailRequest,
        context,
      ),
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
