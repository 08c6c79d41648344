import { describe, expect, test } from 'vitest';
import {
  assumed,
  type CustomRules,
  createSandbox,
  rule,
  type Sandbox,
  type SandboxOptions,
} from '../../../src/public/sandbox.ts';
import { explain } from '../../support/explained-calls.ts';
import { callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import type { Json } from '../../support/story.ts';

const BASIS = assumed('It is so in our account.', 'We tried it.');
const LIMIT = 10_000;

/** No customer owes more than the limit: what is asked for is refused where the debt arises. */
const credit: CustomRules = {
  invoices: {
    checks: [
      rule('own.credit-limit', BASIS, (invoice, context, before) => {
        if (invoice.status === 'draft' || invoice.status === 'void') return;
        const owed = outstanding(invoice.customer_id, context) - worth(before) + worth(invoice);
        if (owed > LIMIT) context.reject('state', `customer_id: ${owed} would be owed, and the limit is ${LIMIT}.`);
      }),
    ],
    transitions: {
      markInvoiceSent: [
        rule('own.credit-limit', BASIS, (invoice, context) => {
          const owed = outstanding(invoice.customer_id, context) + worth(invoice);
          if (owed > LIMIT) context.reject('state', `customer_id: ${owed} would be owed, and the limit is ${LIMIT}.`);
        }),
      ],
    },
  },
};

function outstanding(customer: string | undefined, context: Parameters<Check>[1]): number {
  return customer === undefined ? 0 : (context.show('contacts', customer, 'outstanding_receivable_amount') ?? 0);
}

type Check = NonNullable<NonNullable<CustomRules['invoices']>['checks']>[number]['run'];

function worth(invoice: Parameters<Check>[0] | undefined): number {
  return (invoice?.line_items ?? []).reduce((sum, { rate = 0, quantity = 1 }) => sum + rate * quantity, 0);
}

/** A draft of an amount, to a customer of its own. */
async function draft(amount: number, options: SandboxOptions = { rules: credit }) {
  const sandbox = createSandbox({ seed: 'empty', ...options });
  const call = callerOf(sandbox);
  const { contact } = await ok(call('createContact', {}, { contact_name: 'Hubballi Outdoors' }));
  const customer_id = (contact as Json)['contact_id'] as string;
  const body = { customer_id, line_items: [{ name: 'Bottle', rate: amount, quantity: 1 }] };
  const { invoice } = await ok(call('createInvoice', {}, body));
  const { invoice_id } = invoice as { invoice_id: string };
  return { sandbox, call, customer_id, body, invoice_id };
}

describe('a credit limit, where the debt arises', () => {
  const REFUSED = [400, 40006, 'customer_id: 10001 would be owed, and the limit is 10000.'];

  test('lets through what it allows', async () => {
    const { call, invoice_id } = await draft(10_000);
    await ok(call('markInvoiceSent', { invoice_id }));
  });

  test('refuses to mark a draft as sent', async () => {
    const { sandbox, call, invoice_id } = await draft(10_001);
    expect(await refused(call('markInvoiceSent', { invoice_id }))).toEqual(REFUSED);
    const reply = await explain(sandbox, 'markInvoiceSent', { parameters: { invoice_id } });
    expect(reply.headers.get('x-sandbox-rule')).toBe('own.credit-limit');
    expect(reply.explanations).toMatchObject([
      { rule: 'own.credit-limit', does: 'It is so in our account.', basis: 'assumed', refused: REFUSED[2] },
    ]);
  });

  test('refuses an email that sends it', async () => {
    const { call, invoice_id } = await draft(10_001);
    const mail = { to_mail_ids: ['asha@hubballi.example'], subject: 'Invoice', body: '' };
    expect(await refused(call('emailInvoice', { invoice_id }, mail))).toEqual(REFUSED);
  });

  test('refuses a change that makes it more', async () => {
    const { call, body, invoice_id } = await draft(10_000);
    await ok(call('markInvoiceSent', { invoice_id }));
    const more = { ...body, line_items: [{ name: 'Bottle', rate: 10_001, quantity: 1 }] };
    expect(await refused(call('updateInvoice', { invoice_id }, more))).toEqual(REFUSED);
  });

  test('refuses a record that a test adds', async () => {
    const { sandbox, body } = await draft(1);
    const fields = { ...body, status: 'sent', line_items: [{ name: 'Bottle', rate: 10_001, quantity: 1 }] };
    expect(() => sandbox.records('invoices').add(fields as never)).toThrow(REFUSED[2] as string);
  });

  test('can be switched off', async () => {
    const { call, invoice_id } = await draft(10_001, { rules: credit, assumptions: { 'own.credit-limit': false } });
    await ok(call('markInvoiceSent', { invoice_id }));
  });
});

describe('a rule with the id of one that is there', () => {
  test('takes its place', async () => {
    const { call, invoice_id } = await draft(1, {
      rules: {
        invoices: {
          transitions: { markInvoiceDraft: [rule('invoices.draft', BASIS, () => undefined)] },
          checks: [rule('invoices.due', BASIS, () => undefined)],
        },
      },
    });
    await ok(call('markInvoiceSent', { invoice_id }));
    await ok(call('markInvoiceDraft', { invoice_id }));
    const { invoice } = await ok(call('updateInvoice', { invoice_id }, { due_date: '2026-01-01' } as Json));
    expect((invoice as Json)['due_date']).toBe('2026-01-01');
  });

  test('gives the value, and the explanation names it', async () => {
    const rules: CustomRules = {
      contacts: { defaults: [rule('own.terms', BASIS, { notes: (_, { today }) => `Since ${today}` })] },
    };
    const sandbox = createSandbox({ seed: 'empty', rules });
    const { explanations } = await explain(sandbox, 'createContact', { body: { contact_name: 'Hubballi Outdoors' } });
    expect(explanations.find(({ path }) => path === 'contact.notes')).toEqual({
      path: 'contact.notes',
      value: 'Since 2026-03-28',
      rule: 'own.terms',
      does: 'It is so in our account.',
      basis: 'assumed',
      from: [{ clock: 'today', value: '2026-03-28' }],
    });
  });
});

describe('a rule that fails is named, and changes nothing', () => {
  type Contacts = NonNullable<CustomRules['contacts']>;
  const failing = (run: () => unknown): Contacts => ({ checks: [rule('own.fails', BASIS, run as never)] });

  test.each<[string, Contacts, string]>([
    [
      'one that throws',
      failing(() => {
        throw new TypeError('x is undefined');
      }),
      'threw TypeError: x is undefined.',
    ],
    [
      'one that is async',
      failing(async () => undefined),
      'returned a Promise, but must return nothing: to reject, call context.reject.',
    ],
    [
      'one that returns false',
      failing(() => false),
      'returned false, but must return nothing: to reject, call context.reject.',
    ],
    [
      "a default that its field can't hold",
      { defaults: [rule('own.fails', BASIS, { notes: (() => 7) as never })] },
      'returned 7, but must return nothing, or a value that the field can hold, of the kind text.',
    ],
    [
      'a computed field without a number',
      { computed: [rule('own.fails', BASIS, { outstanding_receivable_amount: () => Number.NaN })] },
      'returned NaN, but must return nothing, or a value that the field can hold, of the kind integer.',
    ],
    [
      'a draft with what is no JSON',
      { prepare: [rule('own.fails', BASIS, (contact) => void Object.assign(contact, { notes: () => '' }))] },
      'set notes to a function, but must set nothing, or a value that the field can hold, of the kind text.',
    ],
    [
      'a draft with the id of another record',
      { prepare: [rule('own.fails', BASIS, (contact) => void Object.assign(contact, { contact_id: '11' }))] },
      'set contact_id to 11, but must leave it unchanged.',
    ],
    [
      "a constant that its field can't hold",
      { defaults: [rule('own.fails', BASIS, { website: 5 as never })] },
      'returned 5, but must return nothing, or a value that the field can hold, of the kind text.',
    ],
    [
      'a computed number that is a text',
      { computed: [rule('own.fails', BASIS, { payment_terms: () => 'abc' as never })] },
      'returned abc, but must return nothing, or a value that the field can hold, of the kind integer.',
    ],
    [
      'a computed list of something else',
      { computed: [rule('own.fails', BASIS, { contact_persons: () => [5] as never })] },
      'returned a list, but must return nothing, or a value that the field can hold, of the kind array.',
    ],
    [
      'a reason that is none',
      { checks: [rule('own.fails', BASIS, (_, context) => context.reject('stat' as never, 'No.'))] },
      'threw RangeError: There is no reason stat. Did you mean state?',
    ],
    [
      'a look-up of an unknown resource',
      { checks: [rule('own.fails', BASIS, (_, context) => void context.all('contcts' as never))] },
      'threw RangeError: There is no resource contcts. Did you mean contacts?',
    ],
  ])('%s', async (_, contacts, what) => {
    const sandbox = createSandbox({ seed: 'empty', rules: { contacts } });
    const before = sandbox.snapshot();
    const reply = await explain(sandbox, 'createContact', { body: { contact_name: 'Hubballi Outdoors' } });
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({ code: 50001, message: `Your rule own.fails ${what}` });
    expect(reply.headers.get('x-sandbox-refusal')).toBe('customRule');
    expect(reply.headers.get('x-sandbox-rule')).toBe('own.fails');
    expect(sandbox.snapshot()).toEqual(before);
  });
});

describe("what a rule is given can't be changed", () => {
  type Contacts = NonNullable<CustomRules['contacts']>;
  const change = (record: unknown): void => void Object.assign(record as object, { contact_name: 'Hacked' });

  test.each<[string, Contacts]>([
    [
      'a record that it looks up',
      { checks: [rule('own.changes', BASIS, (_, { get }) => change(get('contacts', '11')))] },
    ],
    ['one of all', { checks: [rule('own.changes', BASIS, (_, { all }) => change(all('contacts')[0]))] }],
    [
      'one that it finds',
      { checks: [rule('own.changes', BASIS, (_, { find }) => change(find('contacts', () => true)))] },
    ],
    ['the organization', { checks: [rule('own.changes', BASIS, (_, { organization }) => change(organization))] }],
    ['the record that it checks', { checks: [rule('own.changes', BASIS, change)] }],
    ['the record that was created', { created: [rule('own.changes', BASIS, change)] }],
    [
      'what the draft holds within',
      { prepare: [rule('own.changes', BASIS, ({ billing_address }) => change(billing_address))] },
    ],
  ])('%s', async (_, contacts) => {
    const seed = { contacts: [{ contact_id: '11', contact_name: 'Peak Supply' }] };
    const before = createSandbox({ seed });
    const sandbox = createSandbox({ seed, rules: { contacts: {} } });
    const fields = { contact_name: 'Hubballi Outdoors', billing_address: { city: 'Hubballi' } };
    const own = createSandbox({ seed: sandbox.snapshot(), rules: { contacts } });
    const reply = await explain(own, 'createContact', { body: fields });
    expect(reply.headers.get('x-sandbox-rule')).toBe('own.changes');
    expect(reply.headers.get('x-sandbox-refusal')).toBe('customRule');
    const [, code] = await refused(callerOf(own)('createContact', {}, fields));
    expect(code).toBe(50001);
    for (const one of [before, own, createSandbox({ seed })]) {
      expect(one.records('contacts').get('11')?.contact_name).toBe('Peak Supply');
    }
  });

  test('a record of the story, in a transition', async () => {
    const rules: CustomRules = {
      contacts: { transitions: { markContactInactive: [rule('own.changes', BASIS, change)] } },
    };
    const sandbox = createSandbox({ rules });
    const [{ contact_id, contact_name } = {}] = sandbox.records('contacts').list();
    const [, code] = await refused(callerOf(sandbox)('markContactInactive', { contact_id }));
    expect(code).toBe(50001);
    for (const one of [sandbox, createSandbox()]) {
      expect(one.records('contacts').get(contact_id!)?.contact_name).toBe(contact_name);
    }
  });

  test('and what a test gives stays its own', () => {
    const seed = { contacts: [{ contact_id: '11', contact_name: 'Peak', billing_address: { city: 'Pune' } }] };
    createSandbox({ seed, rules: { contacts: { checks: [rule('own.check', BASIS, () => undefined)] } } });
    expect(Object.isFrozen(seed.contacts[0]!.billing_address)).toBe(false);
  });
});

test('an async rule that throws is refused, and nothing is left to end the process', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const run = (async () => {
    throw new Error('late');
  }) as never;
  const sandbox = createSandbox({ seed: 'empty', rules: { contacts: { checks: [rule('own.async', BASIS, run)] } } });
  const [, code] = await refused(callerOf(sandbox)('createContact', {}, { contact_name: 'Hubballi Outdoors' }));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(code).toBe(50001);
  expect(unhandled).toEqual([]);
});

describe('rules that are none', () => {
  const check = rule('own.check', BASIS, () => undefined);

  test.each<[unknown, string]>([
    [7, 'rules must be an object with rules by resource and slot.'],
    [{ invoces: {} }, 'rules.invoces: there is no such resource. Did you mean invoices?'],
    [{ invoices: { cheks: [] } }, 'rules.invoices.cheks: there is no such slot for rules. Did you mean checks?'],
    [{ invoices: { noun: 'bill' } }, 'rules.invoices.noun: there is no such slot for rules.'],
    [
      { invoices: { checks: check } },
      'rules.invoices.checks: must be a list of rules, each with an id, a basis and run.',
    ],
    [
      { invoices: { checks: [{ id: 'own.check' }] } },
      'rules.invoices.checks: must be a list of rules, each with an id, a basis and run.',
    ],
    [
      { invoices: { transitions: { markInvoiceSnt: [check] } } },
      'rules.invoices.transitions.markInvoiceSnt: there is no such operation. Did you mean markInvoiceSent?',
    ],
    [
      { invoices: { checks: [rule('invoices.terms', BASIS, () => undefined)] } },
      'rules.invoices.checks: invoices.terms is a rule of the sandbox in another slot.',
    ],
    [
      { invoices: { checks: [rule('own.check', BASIS, 'x')] } },
      'rules.invoices.checks: run of own.check must be a function.',
    ],
    [
      { contacts: { computed: [rule('own.check', BASIS, { payment_terms: 5 })] } },
      'rules.contacts.computed: run of own.check must be an object with functions by field.',
    ],
    [{ invoices: { checks: [check, check] } }, 'rules.invoices.checks: own.check is listed twice.'],
    [
      { invoices: { transitions: { markContactActive: [check] } } },
      'rules.invoices.transitions.markContactActive: is an operation of contacts, so it belongs there.',
    ],
    [
      { contacts: { refers: [rule('own.check', BASIS, { tax_id: { to: 'taxs' } })] } },
      'rules.contacts.refers: own.check refers to taxs, which is not a resource. Did you mean taxes?',
    ],
    [
      { contacts: { refers: [rule('own.check', BASIS, { taxx_id: { to: 'taxes' } })] } },
      'rules.contacts.refers: there is no field taxx_id. Did you mean tax_id?',
    ],
    [
      { invoices: { refers: [rule('own.check', BASIS, { 'line_items[].itm_id': { to: 'items' } })] } },
      'rules.invoices.refers: there is no field line_items[].itm_id. Did you mean line_items[].item_id?',
    ],
    [
      { contacts: { defaults: [rule('own.check', BASIS, { websit: 'x' })] } },
      'rules.contacts.defaults: there is no field websit. Did you mean website?',
    ],
    [
      { contacts: { computed: [rule('own.check', BASIS, { websit: () => 'x' })] } },
      'rules.contacts.computed: there is no field websit. Did you mean website?',
    ],
    [
      { contacts: { unique: [rule('own.check', BASIS, ['websit'])] } },
      'rules.contacts.unique: there is no field websit. Did you mean website?',
    ],
    [
      { contacts: { defaults: [rule('own.check', BASIS, { contact_id: '11' })] } },
      'rules.contacts.defaults: contact_id is the ID, which the sandbox assigns.',
    ],
  ])('%j', (rules, message) => {
    expect(() => createSandbox({ rules: rules as CustomRules })).toThrow(new RangeError(message));
  });
});

test('no snapshot carries one', async () => {
  const { sandbox } = await draft(1);
  const plain: Sandbox = createSandbox({ seed: sandbox.snapshot() });
  expect(JSON.stringify(sandbox.snapshot())).not.toContain('own.');
  const [{ invoice_id } = {}] = plain.records('invoices').list();
  await ok(callerOf(plain)('markInvoiceSent', { invoice_id }));
});
