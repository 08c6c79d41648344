import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../src/public/sandbox.ts';
import { type Caller, callerOf, ok, refused } from '../../support/sandbox-calls.ts';
import { castId, type Json } from '../../support/story.ts';

/** The base currency. */
const RUPEE = '4815162342481500097';

const [RIDGELINE, DECCAN] = [castId(14001), castId(14003)];

const start = (options: Parameters<typeof createSandbox>[0] = {}) => {
  const sandbox = createSandbox(options);
  return { sandbox, call: callerOf(sandbox) };
};

const createContact = async (call: Caller, fields: Json = {}) =>
  (await ok(call('createContact', {}, { contact_name: 'Peak Supply', ...fields })))['contact'] as Json;

const personsOf = async (call: Caller, contact_id: unknown) =>
  ((await ok(call('listContactPersons', { contact_id })))['contact_persons'] as Json[]).map(
    ({ first_name, is_primary_contact }) => [first_name, is_primary_contact],
  );

describe('contacts', () => {
  test('a new contact has the values that were not sent', async () => {
    const { call } = start();
    expect(await createContact(call)).toEqual({
      contact_id: expect.stringMatching(/^\d{19}$/),
      contact_name: 'Peak Supply',
      has_transaction: false,
      is_linked_with_servicecrm: false,
      payment_terms: 0,
      payment_terms_label: 'Due on Receipt',
      currency_id: RUPEE,
      currency_code: 'INR',
      currency_symbol: '₹',
      outstanding_receivable_amount: 0,
      outstanding_receivable_amount_bcy: 0,
      unused_credits_receivable_amount: 0,
      unused_credits_receivable_amount_bcy: 0,
      status: 'active',
      payment_reminder_enabled: false,
      contact_persons: [],
      created_time: '2026-03-28T12:00:01+0530',
      last_modified_time: '2026-03-28T12:00:01+0530',
      is_taxable: true,
    });
  });

  test('the label of the terms follows their days, unless it is sent', async () => {
    const { call } = start();
    const { contact_id, payment_terms_label } = await createContact(call, { payment_terms: 45 });
    const update = async (body: Json) =>
      ((await ok(call('updateContact', { contact_id }, body)))['contact'] as Json)['payment_terms_label'];
    expect(payment_terms_label).toBe('Net 45');
    expect(await update({ payment_terms: 10 })).toBe('Net 10');
    expect(await update({ payment_terms: 20, payment_terms_label: 'Three weeks' })).toBe('Three weeks');
    expect(await update({ notes: 'None' })).toBe('Three weeks');
  });

  test('a contact that is not taxable has no tax', async () => {
    const { sandbox, call } = start();
    const { contact } = await ok(call('updateContact', { contact_id: RIDGELINE }, { is_taxable: false }));
    for (const field of ['tax_id', 'tax_name', 'tax_percentage']) expect(contact).not.toHaveProperty(field);
    expect(sandbox.records('contacts').get(RIDGELINE)).not.toHaveProperty('tax_id');
  });

  test('an update shows when it was, and touches no other contact', async () => {
    const { sandbox, call } = start();
    sandbox.clock.advance({ days: 2 });
    const before = sandbox.records('contacts').get(DECCAN);
    const { contact } = await ok(call('updateContact', { contact_id: RIDGELINE }, { notes: 'Call first.' }));
    expect(contact).toMatchObject({
      notes: 'Call first.',
      created_time: '2026-01-14T15:40:00+0530',
      last_modified_time: '2026-03-30T12:00:01+0530',
    });
    expect(sandbox.records('contacts').get(DECCAN)).toEqual(before);
  });

  test('names of templates come from their ids', async () => {
    const { call } = start();
    const default_templates = { invoice_template_id: castId(14051), invoice_template_name: 'Mine' };
    expect((await createContact(call, { default_templates }))['default_templates']).toEqual({
      invoice_template_id: castId(14051),
      invoice_template_name: 'Standard Invoice',
    });
  });

  test('one that is inactive is still there, and becomes active again', async () => {
    const { sandbox, call } = start();
    await ok(call('markContactInactive', { contact_id: DECCAN }));
    expect((await ok(call('getContact', { contact_id: DECCAN })))['contact']).toMatchObject({ status: 'inactive' });
    // Items that name it already may change.
    expect(() => sandbox.records('items').update(castId(16005), { rate: 650 })).not.toThrow();
    await ok(call('markContactActive', { contact_id: DECCAN }));
    await ok(call('createItem', {}, { name: 'Tent', vendor_id: DECCAN }));
  });

  test('a customer is nobody’s vendor', async () => {
    const { call } = start();
    const { contact_id } = await createContact(call, { contact_type: 'customer' });
    expect((await refused(call('createItem', {}, { name: 'Tent', vendor_id: contact_id })))[2]).toBe(
      "The contact Peak Supply is a customer, so it can't be the vendor.",
    );
  });

  test('what belongs to a contact goes with it', async () => {
    const { sandbox, call } = start();
    const [persons, comments] = [sandbox.records('contactPersons').list(), sandbox.records('contactComments').list()];
    const { contact_id } = await createContact(call, {
      contact_persons: [{ first_name: 'Ann', email: 'ann@peak.example' }],
    });
    await ok(call('emailContact', { contact_id }));
    expect(sandbox.records('contactComments').list()).toHaveLength(comments.length + 1);
    await ok(call('deleteContact', { contact_id }));
    expect(sandbox.records('contactPersons').list()).toEqual(persons);
    expect(sandbox.records('contactComments').list()).toEqual(comments);
    expect((await refused(call('listContactPersons', { contact_id })))[2]).toBe(
      `There is no contact with the ID ${contact_id}.`,
    );
  });
});

describe('contact persons', () => {
  test('the first is the primary one, and the oldest takes over', async () => {
    const { call } = start();
    const { contact_id } = await createContact(call);
    const add = async (first_name: string) => {
      const answer = await ok(call('createContactPerson', {}, { contact_id, first_name, enable_portal: true }));
      return (answer['contact_person'] as [Json])[0];
    };
    const ann = await add('Ann');
    const bo = await add('Bo');
    await add('Cy');
    expect(ann).toMatchObject({ is_primary_contact: true, is_added_in_portal: true });
    expect(ann).not.toHaveProperty('enable_portal');
    expect(await personsOf(call, contact_id)).toEqual([
      ['Ann', true],
      ['Bo', false],
      ['Cy', false],
    ]);
    await ok(call('deleteContactPerson', { contact_person_id: ann['contact_person_id'] }));
    expect(await personsOf(call, contact_id)).toEqual([
      ['Bo', true],
      ['Cy', false],
    ]);
    expect((await ok(call('getContact', { contact_id })))['contact']).toMatchObject({
      primary_contact_id: bo['contact_person_id'],
    });
  });

  test('those that are sent with a contact replace those before', async () => {
    const { sandbox, call } = start();
    const entries = [
      { first_name: 'Ann', email: 'ann@peak.example' },
      { first_name: 'Bo', is_primary_contact: true },
    ];
    const { contact_id } = await createContact(call, { contact_persons: entries });
    expect(await personsOf(call, contact_id)).toEqual([
      ['Bo', true],
      ['Ann', false],
    ]);
    const ids = () =>
      sandbox
        .records('contactPersons')
        .list()
        .filter((person) => person.contact_id === contact_id)
        .map(({ first_name, contact_person_id }) => [first_name, contact_person_id]);
    const [ann, bo] = ids();
    await ok(
      call(
        'updateContact',
        { contact_id },
        {
          contact_persons: [
            { first_name: 'Anna', email: 'ann@peak.example', is_primary_contact: true },
            { first_name: 'Cy' },
          ],
        },
      ),
    );
    const [anna, cy] = ids();
    expect(anna).toEqual(['Anna', ann![1]]);
    expect(cy![0]).toBe('Cy');
    expect(cy![1]).not.toBe(bo![1]);
    expect(await personsOf(call, contact_id)).toEqual([
      ['Anna', true],
      ['Cy', false],
    ]);
    await ok(call('updateContact', { contact_id }, { contact_persons: [] }));
    expect(await personsOf(call, contact_id)).toEqual([]);
    expect((await ok(call('getContact', { contact_id })))['contact']).not.toHaveProperty('primary_contact_id');
  });
});

describe('email', () => {
  test('goes to the outbox and into the history of the contact', async () => {
    const { sandbox, call } = start();
    await ok(call('emailContact', { contact_id: RIDGELINE }));
    await ok(
      call(
        'emailContact',
        { contact_id: RIDGELINE },
        { to_mail_ids: ['a@x.example'], subject: 'Hello', body: 'There' },
      ),
    );
    expect(sandbox.outbox).toMatchObject([
      {
        from: 'meera@juniper.example',
        to_mail_ids: ['asha@ridgeline.example'],
        subject: 'A message from Juniper Outdoor Supply',
      },
      { to_mail_ids: ['a@x.example'], subject: 'Hello', body: 'There', date: '2026-03-28' },
    ]);
    sandbox.clock.advance({ days: 2 });
    const { comments } = await ok(call('listContactComments', { contact_id: RIDGELINE }));
    expect(comments).toMatchObject([
      { description: 'E-mail "Hello" sent to a@x.example.', date_description: '2 days ago' },
      {
        comment_type: 'system',
        commented_by: 'Meera Nair',
        commented_by_id: castId(30301),
        date: '2026-03-28',
        time: '12:00 PM',
        operation_type: 'Emailed',
      },
      { description: 'Invoice INV-000031 created for 18408.00.', date_description: '25 days ago' },
    ]);
  });

  test.each([
    [0, 'a few seconds ago'],
    [1, 'a day ago'],
    [30, '30 days ago'],
  ])('after %i days an entry is from %s', async (days, text) => {
    const { sandbox, call } = start();
    await ok(call('emailContact', { contact_id: RIDGELINE }));
    sandbox.clock.advance({ days });
    const { comments } = await ok(call('listContactComments', { contact_id: RIDGELINE }));
    expect(comments).toMatchObject([{ date_description: text }, {}]);
  });

  test('a statement can be seen before it is sent', async () => {
    const { sandbox, call } = start();
    const before = sandbox.snapshot();
    const { code: _, message: __, ...content } = await ok(call('getContactStatementEmail', { contact_id: RIDGELINE }));
    expect(content).toMatchObject({
      subject: 'Statement of account with Juniper Outdoor Supply',
      body: expect.stringMatching(
        /^Dear Ridgeline Treks, on 2026-03-28 your outstanding balance with Juniper Outdoor Supply is 0\.00\.\n/,
      ),
      to_contacts: [{ email: 'asha@ridgeline.example', selected: true }],
      file_name: 'statement-2026-03-28.pdf',
    });
    expect(sandbox.snapshot()).toEqual(before);
    await ok(call('emailContactStatement', { contact_id: RIDGELINE }));
    expect(sandbox.outbox).toMatchObject([{ subject: content['subject'], body: content['body'] }]);
  });

  test('fields of an email that nobody knows are listed', async () => {
    const { call } = start();
    const reply = await call('emailContact', { contact_id: RIDGELINE }, { cc_mail_ids: ['a@x.example'] });
    expect(reply.headers.get('x-sandbox-unknown')).toBe('body.cc_mail_ids');
  });
});
