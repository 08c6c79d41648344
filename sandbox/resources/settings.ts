import { BOOLEAN, rule, TEXT } from '../engine/index.ts';
import {
  ACCOUNT,
  CURRENCY_RECORD,
  CUSTOM_FIELD,
  MAIL,
  NUMBERING,
  STORED_FILE,
  type TableOf,
  TEMPLATE,
  USER,
} from '../types/index.ts';

/** The index of templates by what they are for. */
export const TEMPLATES_FOR = 'templates.kind';
/** The index of emails by the document that they were about. */
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
  noun: 'email',
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
