import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../src/public/sandbox.ts';
import { invoice, made, sent } from '../../support/document-refusals.ts';
import { type Caller, callerOf, ok, type Reply, refused } from '../../support/sandbox-calls.ts';
import { castId, type Json, rows } from '../../support/story.ts';

const [RIDGELINE, DECCAN] = [castId(14001), castId(14003)];
const [INVOICE, RETAINER, NOTE] = [castId(23001), castId(24001), castId(27001)];

const start = (): { sandbox: Sandbox; call: Caller } => {
  const sandbox = createSandbox();
  return { sandbox, call: callerOf(sandbox) };
};

const formWith = (name: string, bytes: Uint8Array): FormData => {
  const form = new FormData();
  form.set('attachment', new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'text/html' }));
  return form;
};
const bytesOf = ({ body }: Reply): Uint8Array => body['bytes'] as Uint8Array;
/** Vitest compares long lists of bytes one by one, which takes long. */
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(other);
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** What a file is answered with, so that it is saved and never shown. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': 'sandbox',
};

/** Reads a PDF by its table, as a reader does: the objects, and the texts of each page. */
function readPdf(bytes: Uint8Array): { pages: string[][]; objects: string[] } {
  const file = textOf(bytes);
  expect(file.startsWith('%PDF-1.4\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1]);
  expect(file.slice(start, start + 5)).toBe('xref\n');
  const offsets = [...file.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  const objects = offsets.map((offset, index) => {
    const head = `${index + 1} 0 obj\n`;
    expect(file.slice(offset, offset + head.length)).toBe(head);
    return file.slice(offset + head.length, file.indexOf('\nendobj\n', offset));
  });
  const contents = objects.filter((object) => object.includes('stream\n'));
  const pages = contents.map((object) => {
    const [, length = '', content = ''] = /^<< \/Length (\d+) >>\nstream\n(.*)\nendstream$/s.exec(object)!;
    expect(content).toHaveLength(Number(length));
    return [...content.matchAll(/^\(((?:\\.|[^\\()])*)\) Tj T\*$/gm)].map(([, text]) => text!.replace(/\\(.)/g, '$1'));
  });
  return { pages, objects };
}

describe('the PDF of an invoice', () => {
  test.each(['exportInvoices', 'printInvoices'])('%s shows number, parties, lines and totals', async (operation) => {
    const { call } = start();
    const reply = await call(operation, { invoice_ids: INVOICE });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Object.fromEntries(reply.headers)).toMatchObject(SAFE);
    expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''INV-000031.pdf");
    const { pages } = readPdf(bytesOf(reply));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        'Invoice INV-000031',
        'From: Juniper Outdoor Supply',
        'To: Ridgeline Treks',
        'Due: 2026-03-20',
        'Currency: INR',
        'Alpine Daypack - Slate: 4 x 2400 = 9600.00',
        'Tax: 2808.00',
        'Total: 18408.00',
        'Paid: 18408.00',
        'Balance: 0.00',
      ]),
    );
  });

  test('has several invoices, each from a page of its own, and changes nothing', async () => {
    const { sandbox, call } = start();
    const line_items = Array.from({ length: 60 }, (_, index) => ({ name: `Line ${index}`, rate: index }));
    const other = await made(call, 'createInvoice', invoice({ line_items }));
    const before = JSON.stringify(sandbox.snapshot());
    const { pages } = readPdf(bytesOf(await call('exportInvoices', { invoice_ids: `${INVOICE}, ${other},${other}` })));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(
      expect.arrayContaining(['Invoice INV-000031', 'Invoice INV-000032', 'Line 59: 1 x 59 = 59.00']),
    );
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    expect((await refused(call('exportInvoices', { invoice_ids: castId(99999) })))[2]).toBe(
      `invoice_ids ${castId(99999)} does not exist.`,
    );
  });

  test('has the newest 25 where none are named, as by the methods of a client', async () => {
    const { call } = start();
    for (let count = 0; count < 25; count += 1) await made(call, 'createInvoice', invoice({}));
    const { pages } = readPdf(bytesOf(await call('exportInvoices')));
    const titles = pages.flat().filter((text) => /^Invoice INV-/.test(text));
    expect(titles).toHaveLength(25);
    expect([titles[0], titles.at(-1)]).toEqual(['Invoice INV-000056', 'Invoice INV-000032']);
  });

  test('is not broken by any text', async () => {
    const { call } = start();
    const hostile = String.raw`a) Tj ET (b \ 日本語 ₹ é “q” ${'\u0000\u0007\n\r'} 🏔 ${'x'.repeat(300)}`;
    const line_items = [{ name: hostile.slice(0, 100), description: hostile, rate: 1 }];
    const id = await made(call, 'createInvoice', invoice({ line_items, notes: hostile, terms: ')' }));
    const { pages, objects } = readPdf(bytesOf(await call('exportInvoices', { invoice_ids: id })));
    const text = pages.flat().join(' ');
    expect(text).toContain('a) Tj ET (b \\ ??? INR é "q"');
    expect(text).not.toMatch(/[^\x20-\x7e\xa1-\xff]/);
    expect(objects.join('').match(/BT /g)!.length).toBe(pages.length);
    expect(Math.max(...pages.flat().map((line) => line.length))).toBe(83);
  });
});

describe('attachments', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

  test('of an invoice are kept byte by byte, and never active content', async () => {
    const { sandbox, call } = start();
    await ok(call('addInvoiceAttachment', { invoice_id: INVOICE }, formWith('Plan "1".pdf', bytes)));
    const restored = createSandbox({ seed: JSON.parse(JSON.stringify(sandbox.snapshot())) });
    for (const each of [call, callerOf(restored)]) {
      const reply = await each('getInvoiceAttachment', { invoice_id: INVOICE });
      expect(isSame(bytesOf(reply), bytes)).toBe(true);
      expect(Object.fromEntries(reply.headers)).toMatchObject(SAFE);
      expect(reply.headers.get('content-type')).toBe('text/html');
      expect(reply.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Plan%20%221%22.pdf");
    }
    const read = async () => (await ok(call('getInvoice', { invoice_id: INVOICE })))['invoice'];
    expect(await read()).toMatchObject({ has_attachment: true, attachment_name: 'Plan "1".pdf' });
    expect(sandbox.records('documents').list()).toHaveLength(3);
    await ok(call('deleteInvoiceAttachment', { invoice_id: INVOICE }));
    expect(await read()).toMatchObject({ has_attachment: false, can_send_in_mail: false });
    expect(sandbox.records('documents').list()).toHaveLength(2);
    for (const operation of ['getInvoiceAttachment', 'deleteInvoiceAttachment']) {
      expect(await refused(call(operation, { invoice_id: INVOICE }))).toEqual([
        404,
        40401,
        'INV-000031 has no attachment.',
      ]);
    }
  });

  test.each([
    ['application/pdf', 'application/pdf'],
    ['image/png', 'image/png'],
    ['application/vnd.ms-excel.sheet.macroEnabled.12', 'application/vnd.ms-excel.sheet.macroenabled.12'],
    ['', 'application/octet-stream'],
  ])('have the type that they were sent with: %j', async (type, expected) => {
    const { call } = start();
    const form = new FormData();
    form.set('attachment', new File([bytes], 'a.pdf', { type }));
    await ok(call('addInvoiceAttachment', { invoice_id: INVOICE }, form));
    const reply = await call('getInvoiceAttachment', { invoice_id: INVOICE });
    expect(reply.headers.get('content-type')).toBe(expected);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      ...SAFE,
      'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    });
  });

  test.each([
    'nonsense',
    'text/html\r\nSet-Cookie: a=1',
    'text/html, text/plain',
    'text/',
    '/html',
    'text/html; charset=utf-8',
    'text/ht ml',
    'té/xt',
    `text/${'x'.repeat(200)}`,
  ])('of a snapshot whose type is none are of no type: %j', async (type) => {
    const { sandbox } = start();
    const snapshot = JSON.stringify(sandbox.snapshot()).replaceAll('"application/pdf"', JSON.stringify(type));
    const call = callerOf(createSandbox({ seed: JSON.parse(snapshot) }));
    const reply = await call('getRetainerInvoiceAttachment', { retainerinvoice_id: RETAINER });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test('go with their document, and with no other', async () => {
    const { sandbox, call } = start();
    const names = () =>
      sandbox
        .records('documents')
        .list()
        .map(({ file_name }) => file_name);
    const invoice_id = await made(call, 'createInvoice', invoice());
    await ok(call('addInvoiceAttachment', { invoice_id }, formWith('a.pdf', bytes)));
    expect(names()).toContain('a.pdf');
    await ok(call('deleteInvoice', { invoice_id }));
    const documents = [{ document_id: castId(29401) }];
    const line_items = [{ name: 'Work', rate: 1 }];
    const vendor_credit_id = await made(call, 'createVendorCredit', { vendor_id: DECCAN, line_items, documents });
    await ok(call('deleteVendorCredit', { vendor_credit_id }));
    expect(names()).toEqual(['Advance terms.pdf', 'PKG-00009.pdf', 'inspection-report.pdf']);
  });

  test('stay as long as any document has them', async () => {
    const { sandbox, call } = start();
    const invoice_id = await made(call, 'createInvoice', invoice());
    await ok(call('addInvoiceAttachment', { invoice_id }, formWith('a.pdf', bytes)));
    const { document_id } = sandbox.records('documents').list().at(-1)!;
    const credit = { vendor_id: DECCAN, line_items: [{ name: 'Work', rate: 1 }], documents: [{ document_id }] };
    const vendor_credit_id = await made(call, 'createVendorCredit', credit);
    await ok(call('deleteVendorCredit', { vendor_credit_id }));
    expect(isSame(bytesOf(await call('getInvoiceAttachment', { invoice_id })), bytes)).toBe(true);
    const other = await made(call, 'createVendorCredit', credit);
    for (const change of ['addInvoiceAttachment', 'deleteInvoiceAttachment']) {
      await ok(call(change, { invoice_id }, ...(change.startsWith('add') ? [formWith('b.pdf', bytes)] : [])));
      expect(sandbox.records('documents').get(document_id!)).toMatchObject({ file_name: 'a.pdf' });
    }
    await ok(call('deleteVendorCredit', { vendor_credit_id: other }));
    expect(sandbox.records('documents').get(document_id!)).toBeUndefined();
    expect(sandbox.records('documents').list()).toHaveLength(3);
  });

  test('of a snapshot that was tampered with are answered as far as they can be read', async () => {
    const { sandbox } = start();
    const text = JSON.stringify(sandbox.snapshot()).replace(/"content":"[^"]+"/g, '"content":"YQ==\\u0000?bc"');
    const call = callerOf(createSandbox({ seed: JSON.parse(text) }));
    expect(bytesOf(await call('getInvoiceAttachment', { invoice_id: INVOICE })).length).toBeGreaterThan(0);
    for (const decimals of [1e9, 1.5, -1]) {
      const hostile = JSON.parse(text.replaceAll('"price_precision":2', `"price_precision":${decimals}`));
      expect(() => createSandbox({ seed: hostile })).toThrow(/can't have .* decimal places|too large|a whole number/);
    }
  });

  test('of a retainer invoice are up to five, of which the latest is answered', async () => {
    const { call } = start();
    const id = { retainerinvoice_id: RETAINER };
    for (const name of ['b.png', 'c.png', 'd.png', 'e.png']) {
      await ok(call('addRetainerInvoiceAttachment', id, formWith(name, bytes.subarray(0, 3))));
    }
    expect((await refused(call('addRetainerInvoiceAttachment', id, formWith('f.png', bytes))))[2]).toBe(
      'RET-00003 has 5 files: delete one first.',
    );
    expect(bytesOf(await call('getRetainerInvoiceAttachment', id))).toEqual(bytes.subarray(0, 3));
    const { retainerinvoice } = await ok(call('getRetainerInvoice', id));
    const documents = rows((retainerinvoice as Json)['documents']);
    expect(documents.map(({ file_name }) => file_name)).toEqual([
      'Advance terms.pdf',
      'b.png',
      'c.png',
      'd.png',
      'e.png',
    ]);
    const { document_id } = documents.at(-1)!;
    await ok(call('deleteRetainerInvoiceAttachment', { ...id, document_id }));
    expect((await refused(call('deleteRetainerInvoiceAttachment', { ...id, document_id })))[0]).toBe(404);
    expect((await ok(call('getRetainerInvoice', id)))['retainerinvoice']).toMatchObject({ attachment_name: 'd.png' });
  });
});

describe('email', () => {
  test('brings an invoice to the persons that it names, and makes a draft a sent one', async () => {
    const { sandbox, call } = start();
    const invoice_id = await made(call, 'createInvoice', invoice());
    const { data } = await ok(call('getInvoiceEmail', { invoice_id }));
    expect(data).toMatchObject({
      customer_id: RIDGELINE,
      subject: 'Invoice INV-000032 from Juniper Outdoor Supply',
      to_contacts: [{ email: 'asha@ridgeline.example', selected: true }],
      file_name: 'INV-000032.pdf',
    });
    await ok(call('emailInvoice', { invoice_id }));
    expect(sandbox.outbox).toMatchObject([
      { transaction_id: invoice_id, to_mail_ids: ['asha@ridgeline.example'], subject: (data as Json)['subject'] },
    ]);
    expect((await ok(call('getInvoice', { invoice_id })))['invoice']).toMatchObject({
      status: 'sent',
      is_emailed: true,
    });
    const { comments } = await ok(call('listContactComments', { contact_id: RIDGELINE }));
    expect(rows(comments)[0]).toMatchObject({ operation_type: 'Emailed', transaction_id: invoice_id });
  });

  test('brings several invoices, or none', async () => {
    const { sandbox, call } = start();
    const [one, other] = [await sent(call), await made(call, 'createInvoice', invoice())];
    await ok(call('emailInvoices', { invoice_ids: `${one},${other}` }));
    await ok(call('emailInvoices', {}, { invoice_ids: [one], to_mail_ids: ['a@x.example'] }));
    expect(sandbox.outbox.map(({ transaction_id }) => transaction_id)).toEqual([one, other, one]);
    const { contact_id } = sandbox.records('contacts').add({ contact_name: 'Silent' });
    const silent = await sent(call, { customer_id: contact_id });
    expect((await refused(call('emailInvoices', { invoice_ids: `${one},${silent}` })))[2]).toBe(
      'No recipient has an email address. Name one in to_mail_ids.',
    );
    expect(sandbox.outbox).toHaveLength(3);
  });

  test('about a credit note stands in its history of emails, and leaves its state', async () => {
    const { call } = start();
    const note = async () => (await ok(call('getCreditNote', { creditnote_id: NOTE })))['creditnote'] as Json;
    const before = (await note())['status'];
    await ok(call('emailCreditNote', { creditnote_id: NOTE }, { subject: 'Your credit' }));
    await ok(call('emailCreditNote', { creditnote_id: NOTE }));
    const { email_history } = await ok(call('listCreditNoteEmailHistory', { creditnote_id: NOTE }));
    expect(email_history).toMatchObject([
      { subject: 'Credit note CN-00002 from Juniper Outdoor Supply' },
      { subject: 'Your credit', from: 'meera@juniper.example', date: '2026-03-28' },
    ]);
    expect((await note())['status']).toBe(before);
  });
});

test('a statement lists the transactions of its period, and says what is owed', async () => {
  const { call } = start();
  await sent(call);
  await made(call, 'createInvoice', invoice());
  const id = { contact_id: RIDGELINE };
  expect((await ok(call('getContactStatementEmail', id)))['body']).toBe(
    [
      'Dear Ridgeline Treks, on 2026-03-28 your outstanding balance with Juniper Outdoor Supply is 1416.00.',
      'Transactions from 2026-03-01 to 2026-03-28:',
      '2026-03-05 Invoice INV-000031: 18408.00',
      '2026-03-13 Credit note CN-00002: 1416.00',
      '2026-03-20 Payment: 18408.00',
      '2026-03-28 Invoice INV-000032: 1416.00',
    ].join('\n'),
  );
  const { body } = await ok(
    call('getContactStatementEmail', { ...id, start_date: '2026-03-06', end_date: '2026-03-12' }),
  );
  expect(body).toMatch(/from 2026-03-06 to 2026-03-12: none\.$/);
  expect((await refused(call('getContactStatementEmail', { ...id, start_date: 'March' })))[2]).toBe(
    'start_date must be a date, such as 2026-03-28.',
  );
});

describe('addresses and templates', () => {
  test('of a document are its own', async () => {
    const { sandbox, call } = start();
    const id = { retainerinvoice_id: RETAINER };
    await ok(call('updateRetainerInvoiceBillingAddress', id, { city: 'Goa' }));
    const { retainerinvoice } = await ok(call('getRetainerInvoice', id));
    expect(retainerinvoice).toMatchObject({ billing_address: { city: 'Goa', street2: 'Shivajinagar', zip: '411016' } });
    expect(sandbox.records('contacts').get(RIDGELINE)!.billing_address).toMatchObject({ city: 'Pune' });
  });

  test('are listed by what they are for, and set', async () => {
    const { sandbox, call } = start();
    const { template_id } = sandbox
      .records('templates')
      .add({ template_name: 'Large', template_type: 'standard', entity: 'invoice' });
    const { templates } = await ok(call('listInvoiceTemplates', { per_page: 1 }));
    expect(templates).toEqual([{ template_id, template_name: 'Large', template_type: 'standard' }]);
    await ok(call('setInvoiceTemplate', { invoice_id: INVOICE, template_id }));
    expect((await ok(call('getInvoice', { invoice_id: INVOICE })))['invoice']).toMatchObject({
      template_name: 'Large',
    });
    expect(await refused(call('setInvoiceTemplate', { invoice_id: INVOICE, template_id: castId(14055) }))).toEqual([
      404,
      40401,
      `There is no template for invoices with the ID ${castId(14055)}.`,
    ]);
  });

  test('of a contact without currency or persons do no harm', async () => {
    const { sandbox, call } = start();
    sandbox.records('contacts').add({ contact_name: 'Bare' });
    const { contact_id } = sandbox.records('contacts').list().at(-1)!;
    expect(await made(call, 'createInvoice', invoice({ customer_id: contact_id }))).toMatch(/^\d{19}$/);
    expect((await refused(call('createInvoice', {}, invoice({ customer_id: castId(99999) }))))[2]).toBe(
      `customer_id ${castId(99999)} does not exist.`,
    );
    expect(sandbox.records('contacts').get(DECCAN)!.has_transaction).toBe(true);
  });
});
