import { describe, expect, test } from 'vitest';
import { assumed, type CustomRules, createSandbox, rule, type Sandbox } from '../../../src/public/sandbox.ts';
import { callerOf, ok, type Reply } from '../../support/sandbox-calls.ts';
import type { Json } from '../../support/story.ts';

const BASIS = assumed('It is so in our account.', 'We tried it.');
const SEED = { contacts: [{ contact_id: '11', contact_name: 'Peak Supply' }] };
const BODY = { contact_name: 'Hubballi Outdoors' };

type Contacts = NonNullable<CustomRules['contacts']>;

const kept = createSandbox({ seed: SEED }).snapshot();
const custom = (rules: Contacts): Sandbox => createSandbox({ seed: kept, rules: { contacts: rules } });
/** A rule of a slot, whatever its types say. */
const own = (run: unknown): never => rule('own.custom', BASIS, run as never) as never;
const created = (run: (record: Json, context: never) => unknown): Contacts => ({ created: [own(run)] });
const checking = (run: (record: Json, context: never) => unknown): Contacts => ({ checks: [own(run)] });
const preparing = (run: (draft: Json) => unknown): Contacts => ({ prepare: [own(run)] });
const computing = (value: () => unknown): Contacts => ({ computed: [own({ website: value })] });
const calling = (answer: () => unknown): Contacts => ({ actions: { markContactActive: own(answer) } });

/** Refuses the call by the rule, and leaves everything as it was: also what a snapshot of it makes. */
async function expectNamed(
  sandbox: Sandbox,
  operation: string,
  parameters: Json,
  body: Json | undefined,
  said: RegExp,
) {
  const before = JSON.stringify(sandbox.snapshot());
  const reply: Reply = await callerOf(sandbox)(operation, parameters, body);
  expect([reply.status, reply.body['code'], reply.headers.get('x-sandbox-rule')]).toEqual([500, 50001, 'own.custom']);
  expect(reply.body['message']).toMatch(said);
  expect((reply.body['message'] as string).length).toBeLessThan(600);
  expect(JSON.stringify(sandbox.snapshot())).toBe(before);
  createSandbox({ seed: sandbox.snapshot() });
}

const cycle: Json = {};
cycle['self'] = cycle;
describe('what a rule gives is refused by name', () => {
  const VALUES: [what: string, value: () => unknown][] = [
    ['NaN', () => Number.NaN],
    ['a BigInt', () => 10n],
    ['a symbol', () => Symbol('x')],
    ['a cycle', () => cycle],
    ['a promise', async () => Promise.reject(new Error('late'))],
    ['a date', () => new Date(0)],
    ['a huge text that is no number', () => ({ huge: 'x'.repeat(1e6) })],
  ];

  test.each(VALUES)('%s as a computed value', async (_, value) => {
    const sandbox = custom(computing(value));
    await expectNamed(sandbox, 'createContact', {}, BODY, /own\.custom/);
    await expectNamed(sandbox, 'listContacts', {}, undefined, /own\.custom/);
  });

  test.each(VALUES)('%s in a draft', async (_, value) => {
    const sandbox = custom(preparing((draft) => void Object.assign(draft, { notes: value() })));
    await expectNamed(sandbox, 'createContact', {}, BODY, /own\.custom/);
  });

  test.each(VALUES)('%s as a default, thrown, and answered', async (what, value) => {
    await expectNamed(custom({ defaults: [own({ notes: value })] }), 'createContact', {}, BODY, /own\.custom/);
    const throwing = custom(
      checking(() => {
        throw value();
      }),
    );
    await expectNamed(throwing, 'createContact', {}, BODY, /threw/);
    if (what.startsWith('a huge') || what === 'a promise') return;
    const fields = custom(calling(() => ({ fields: { x: value() } })));
    await expectNamed(fields, 'markContactActive', { contact_id: '11' }, undefined, /own\.custom/);
  });

  test.each<[what: string, run: (draft: Json) => void, said: RegExp]>([
    ['an unknown field', (draft) => void Object.assign(draft, { colour: 'red' }), /set colour, which does not exist/],
    ['a number beyond its field', (draft) => void Object.assign(draft, { payment_terms: 1e300 }), /set payment_terms/],
    [
      'a text beyond its field',
      (draft) => void Object.assign(draft, { contact_name: 'x'.repeat(1e6) }),
      /set contact_name/,
    ],
  ])('a draft with %s', async (_, run, said) => {
    await expectNamed(custom(preparing(run)), 'createContact', {}, BODY, said);
  });

  test.each<[what: string, answer: unknown]>([
    ['a record that is not there', { show: 'unknown' }],
    ['a file without bytes', { file: { type: 'text/plain', name: 'a.txt' } }],
    ['a file without a name', { file: { type: 'text/plain', bytes: new Uint8Array() } }],
    ['a file of a type that no header can have', { file: { type: 'a/b\r\nx: y', name: 'a', bytes: new Uint8Array() } }],
    ['nothing it knows', { shown: '11' }],
  ])('an answer with %s', async (_, answer) => {
    await expectNamed(
      custom(calling(() => answer)),
      'markContactActive',
      { contact_id: '11' },
      undefined,
      /must return/,
    );
  });

  test('but not fields that JSON can hold, with lists in them', async () => {
    const fields = { labels: ['new', 7, null, { in: [true] }] };
    const { baseUrl, organizationId, fetch } = custom(calling(() => ({ fields })));
    const response = await fetch(`${baseUrl}/contacts/11/active?organization_id=${organizationId}`, {
      method: 'POST',
      headers: { Authorization: 'Service-oauthtoken demo' },
    });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining(fields)]);
  });

  test.each<[what: string, slots: Contacts]>([
    ['a ledger with a space', { ledgerEntries: [own(() => [{ ledger: 'a b', key: 'c', amount: 1 }])] }],
    ['a row found by nothing', { ledgerEntries: [own(() => [{ ledger: 'a', key: 'c', amount: 1, found: 5 }])] }],
    ['an index with a space', { indexed: [own(() => [{ index: 'a b', key: 'c' }])] }],
  ])('%s', async (_, slots) => {
    const sandbox = createSandbox({ seed: 'empty', rules: { contacts: slots } });
    await expectNamed(sandbox, 'createContact', {}, BODY, /must return/);
  });

  test('a list that has a record twice', async () => {
    const sandbox = custom({ order: own((records: Json[]) => [...records, ...records]) });
    await expectNamed(sandbox, 'listContacts', {}, undefined, /must return a list of records/);
  });
});

describe('what a rule does to records is refused by name', () => {
  type Any = Record<string, (...given: unknown[]) => unknown>;

  test.each<[what: string, run: (context: Any, record: Json) => unknown, said: RegExp]>([
    [
      'creates one that is there',
      ({ create }) => create!('contacts', { contact_id: '11', contact_name: 'X' }),
      /contact_id 11/,
    ],
    [
      'creates one with a text as id',
      ({ create }) => create!('contacts', { contact_id: 'x', contact_name: 'X' }),
      /contact_id x/,
    ],
    ['sets a field of none', ({ set }) => set!('contacts', '99', { notes: 'x' }), /no record 99/],
    ['updates none', ({ update }) => update!('contacts', '99', { notes: 'x' }), /no record 99/],
    ['deletes none', (context) => context['delete']!('contacts', '99'), /no record 99/],
    ['sets another id', ({ set }) => set!('contacts', '11', { contact_id: '12' }), /contact_id 12/],
    [
      'sets an unknown field',
      ({ set }) => set!('contacts', '11', { note: 'x' }),
      /no field note\. Did you mean notes\?/,
    ],
    ['sets a value of another type', ({ set }) => set!('contacts', '11', { notes: 5 }), /notes must be a string/],
    [
      'sets a number that is none',
      ({ set }) => set!('contacts', '11', { payment_terms: Number.NaN }),
      /payment_terms must/,
    ],
    ['appends what is no entry', ({ append }) => append!('contactComments', { colour: 'red' }), /no field colour/],
    ['refuses without a message', ({ reject }) => reject!('state'), /needs a message/],
    ['creates without end', ({ create }) => create!('contacts', { contact_name: String(Math.random()) }), /call stack/],
  ])('one that %s', async (_, run, said) => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const sandbox = custom(created((record, context) => void run(context, record)));
    await expectNamed(sandbox, 'createContact', {}, BODY, said);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });

  test('one that catches what half of a change was refused with', async () => {
    const sandbox = custom(
      created((_, { create }: Any) => {
        try {
          create!('customerPayments', {
            customer_id: '11',
            payment_mode: 'cash',
            amount: 5,
            invoices: [{ invoice_id: '99', amount_applied: 5 }],
          });
        } catch {
          // Goes on as if nothing had been refused.
        }
      }),
    );
    const reply = await callerOf(sandbox)('createContact', {}, BODY);
    expect([reply.status, reply.headers.get('x-sandbox-rule')]).toEqual([400, 'customer-payments.apply']);
    expect(sandbox.snapshot()).toEqual(kept);
  });

  test('one that changes something in a call that reads', async () => {
    const sandbox = custom({
      computed: [
        own({
          website: (_: Json, { set }: Any) => {
            set!('contacts', '11', { notes: 'read' });
            return undefined;
          },
        }),
      ],
    });
    await expectNamed(sandbox, 'listContacts', {}, undefined, /during a read/);
  });

  test('one that keeps its context for later', async () => {
    let later: Any = {};
    const sandbox = custom(created((_, context) => void (later = context)));
    await ok(callerOf(sandbox)('createContact', {}, BODY));
    const before = sandbox.snapshot();
    expect(() => later['set']!('contacts', '11', { notes: 'late' })).toThrow('after it has ended');
    expect(sandbox.snapshot()).toEqual(before);
  });
});

test('rows that change from one time to the next leave no sums behind', async () => {
  let count = 0;
  const sandbox = createSandbox({
    seed: 'empty',
    rules: {
      contacts: {
        ledgerEntries: [own(() => [{ ledger: 'own.sum', key: 'all', amount: (count += 1) }])],
        computed: [
          own({
            website: (_: Json, context: { sum(ledger: string, key: string): number }) =>
              `${context.sum('own.sum', 'all')}`,
          }),
        ],
      },
    },
  });
  const call = callerOf(sandbox);
  const websites = async (): Promise<unknown> => ((await ok(call('listContacts'))).contacts as Json[])[0]?.['website'];
  const first = (await ok(call('createContact', {}, BODY)))['contact'] as Json;
  const second = (await ok(call('createContact', {}, { contact_name: 'Two' })))['contact'] as Json;
  await ok(call('deleteContact', { contact_id: second['contact_id'] }));
  expect(await websites()).toBe(first['website']);
});

test('a rule of a seed may change records', async () => {
  const rules: CustomRules = {
    contacts: {
      created: [
        rule(
          'own.note',
          BASIS,
          ({ contact_id }, context) => void context.set('contacts', contact_id!, { notes: 'New.' }),
        ),
      ],
    },
  };
  const sandbox = createSandbox({ seed: SEED, rules });
  expect(sandbox.records('contacts').get('11')?.notes).toBe('New.');
  expect(sandbox.records('contacts').add({ contact_name: 'Two' }).notes).toBe('New.');
});

test('an id that no header can have is none', () => {
  const check = rule<() => void>('x'.repeat(101), BASIS, () => undefined);
  const rules: CustomRules = { contacts: { checks: [check] } };
  expect(() => createSandbox({ rules })).toThrow('each with an id, a basis and run');
});
