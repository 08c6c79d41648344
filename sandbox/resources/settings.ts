import { ALLOCATED, transactionWith } from '../common/index.ts';
import { BOOLEAN, fromMinor, rule, TEXT, toMinor } from '../engine/index.ts';
import {
  ACCOUNT,
  BILL,
  CURRENCY_RECORD,
  CUSTOM_FIELD,
  MAIL,
  NUMBERING,
  type Reader,
  STORED_FILE,
  type Stored,
  type TableOf,
  TEMPLATE,
  USER,
} from '../types/index.ts';

/** The index of templates by what they are for. */
export const TEMPLATES_FOR = 'templates.kind';
/** The index of e-mails by the document that they were about. */
export const MAILS_OF = 'mails.history';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const organizations: TableOf<'organizations'> = {
  idField: 'organization_id',
  noun: 'organization',
  title: ({ name }) => name,
  stored: { country: TEXT, home_state: TEXT, has_warehouses: BOOLEAN },
  computed: [
    rule('organizations.formatted-date', {
      account_created_date_formatted({ account_created_date: date }) {
        const [year, month, day] = date?.split('-') ?? [];
        return year && `${day} ${MONTHS[Number(month) - 1]} ${year}`;
      },
    }),
  ],
  derivedFrom: { account_created_date_formatted: 'account_created_date' },
};

export const accounts: TableOf<'accounts'> = {
  idField: 'account_id',
  noun: 'account',
  title: ({ account_name }) => account_name,
  stored: ACCOUNT,
};

export const currencies: TableOf<'currencies'> = {
  idField: 'currency_id',
  noun: 'currency',
  title: ({ currency_code }) => currency_code,
  stored: CURRENCY_RECORD,
};

export const customFields: TableOf<'customFields'> = {
  idField: 'customfield_id',
  noun: 'custom field',
  title: ({ label }) => label,
  stored: CUSTOM_FIELD,
};

export const mails: TableOf<'mails'> = {
  idField: 'mail_id',
  noun: 'e-mail',
  title: ({ subject }) => subject,
  stored: MAIL,
  indexed: [
    rule('mails.history', ({ transaction_id }) =>
      transaction_id === undefined ? [] : [{ index: MAILS_OF, key: transaction_id }],
    ),
  ],
};

export const templates: TableOf<'templates'> = {
  idField: 'template_id',
  noun: 'template',
  title: ({ template_name }) => template_name,
  stored: TEMPLATE,
  indexed: [rule('templates.kind', ({ entity = '' }) => [{ index: TEMPLATES_FOR, key: entity }])],
};

export const users: TableOf<'users'> = {
  idField: 'user_id',
  noun: 'user',
  title: ({ name }) => name,
  stored: USER,
};

export const bills: TableOf<'bills'> = {
  idField: 'bill_id',
  noun: 'bill',
  title: ({ bill_number }) => bill_number,
  stored: BILL,
  states: { set: [], follow: ['open', 'paid'] },
  defaults: [
    rule('bills.currency', {
      currency_id: ({ vendor_id }, context) => context.get('contacts', vendor_id)?.currency_id,
    }),
  ],
  refers: [
    rule('bills.vendor', {
      vendor_id: { to: 'contacts' },
    }),
  ],
  ledgerEntries: [rule('bills.transaction', ({ vendor_id }) => transactionWith(vendor_id))],
  computed: [
    rule('bills.balance', {
      balance: (bill, context) => fromMinor(billBalance(bill, context), context.decimals),
      status: (bill, context) => (billBalance(bill, context) === 0 ? 'paid' : 'open'),
    }),
  ],
  derivedFrom: {
    balance: 'the total and the credits that are applied: apply a vendor credit to it',
    status: 'the balance: apply a vendor credit of the full total to it',
  },
};

/** What is left to be paid of a bill, in minor units. */
export function billBalance({ bill_id, total = 0 }: Stored<'bills'>, context: Reader): number {
  return toMinor(total, context.decimals) - context.sum(ALLOCATED, bill_id!);
}

export const documents: TableOf<'documents'> = {
  idField: 'document_id',
  noun: 'file',
  title: ({ file_name }) => file_name,
  stored: STORED_FILE,
};

export const numberings: TableOf<'numberings'> = {
  idField: 'numbering_id',
  noun: 'numbering',
  title: ({ kind }) => kind,
  stored: NUMBERING,
};
