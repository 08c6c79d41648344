import { BOOLEAN, ID, INTEGER, NUMBER, TEXT } from '../core/plan/form.ts';
import { assumed, rule } from '../core/rule.ts';
import type { TableOf } from './types.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const organizations: TableOf<'organizations'> = {
  resource: 'organizations',
  idField: 'organization_id',
  noun: 'organization',
  title: ({ name }) => name,
  hidden: { country: TEXT, has_warehouses: BOOLEAN },
  computed: [
    rule(
      'organizations.formatted-date',
      assumed('`account_created_date_formatted` is written as `03 Jun 2024`.', 'The documents show no form.'),
      {
        account_created_date_formatted({ account_created_date: date }) {
          const [year, month, day] = date?.split('-') ?? [];
          return year && `${day} ${MONTHS[Number(month) - 1]} ${year}`;
        },
      },
    ),
  ],
};

export const accounts: TableOf<'accounts'> = {
  resource: 'accounts',
  idField: 'account_id',
  noun: 'account',
  title: ({ account_name }) => account_name,
  hidden: { account_id: ID, account_name: TEXT, account_type: TEXT },
};

export const currencies: TableOf<'currencies'> = {
  resource: 'currencies',
  idField: 'currency_id',
  noun: 'currency',
  title: ({ currency_code }) => currency_code,
  hidden: {
    currency_id: ID,
    currency_code: TEXT,
    currency_symbol: TEXT,
    price_precision: INTEGER,
    exchange_rate: NUMBER,
  },
};

export const customFields: TableOf<'customFields'> = {
  resource: 'customFields',
  idField: 'customfield_id',
  noun: 'custom field',
  title: ({ label }) => label,
  hidden: { customfield_id: ID, entity: TEXT, index: INTEGER, label: TEXT },
};

export const mails: TableOf<'mails'> = {
  resource: 'mails',
  idField: 'mail_id',
  noun: 'e-mail',
  title: ({ subject }) => subject,
  hidden: {
    mail_id: ID,
    date: TEXT,
    from: TEXT,
    to_mail_ids: { kind: 'array', items: TEXT },
    subject: TEXT,
    body: TEXT,
  },
};

export const templates: TableOf<'templates'> = {
  resource: 'templates',
  idField: 'template_id',
  noun: 'template',
  title: ({ template_name }) => template_name,
  hidden: { template_id: ID, template_name: TEXT, template_type: TEXT, entity: TEXT },
};

export const users: TableOf<'users'> = {
  resource: 'users',
  idField: 'user_id',
  noun: 'user',
  title: ({ name }) => name,
  hidden: { user_id: ID, name: TEXT, email: TEXT },
};
