import { describe, expect, it } from 'vitest';
import { shippedContract } from '../../../sandbox/engine/plan/contract.ts';
import { readCsv } from '../../../sandbox/node/seed-csv.ts';
import { openSandbox } from '../../../sandbox/sandbox.ts';

const { forms } = openSandbox(shippedContract(), { seed: 'empty' }).engine;

function read(text: string, resource = 'contacts') {
  return readCsv(text, forms.get(resource)!);
}

function fieldsOf(text: string, resource?: string) {
  return read(text, resource).map(({ fields }) => fields);
}

describe('records of CSV', () => {
  it('have the types of their fields: ids, codes and phone numbers stay text', () => {
    const text = 'contact_id,contact_name,payment_terms,is_taxable,billing_address.zip\n007,3M,15,true,0560030\n';
    expect(fieldsOf(text)).toEqual([
      {
        contact_id: '007',
        contact_name: '3M',
        payment_terms: 15,
        is_taxable: true,
        billing_address: { zip: '0560030' },
      },
    ]);
    expect(fieldsOf('rate,upc\n12.50,012345678905\n', 'items')).toEqual([{ rate: 12.5, upc: '012345678905' }]);
  });

  it('have what is in objects and lists by the paths that messages use', () => {
    const text =
      'customer_id,line_items[0].item_id,line_items[0].quantity,line_items[1].name,line_items[1].discount\n11,31,2,Work,10%\n11,,,Only,\n';
    expect(fieldsOf(text, 'invoices')).toEqual([
      {
        customer_id: '11',
        line_items: [
          { item_id: '31', quantity: 2 },
          { name: 'Work', discount: '10%' },
        ],
      },
      { customer_id: '11', line_items: [{ name: 'Only' }] },
    ]);
  });

  it('leave out empty cells and lines, and take CRLF, quotes and line breaks within cells', () => {
    const text = 'contact_name,notes\r\n"Peak, ""Supply""",\r\n\r\nSummit,"two\r\nlines"\r\nLast,x\r\n';
    expect(read(text)).toEqual([
      { line: 2, fields: { contact_name: 'Peak, "Supply"' } },
      { line: 4, fields: { contact_name: 'Summit', notes: 'two\r\nlines' } },
      { line: 6, fields: { contact_name: 'Last', notes: 'x' } },
    ]);
  });

  it('have semicolons between their cells if the first line has no comma', () => {
    expect(read('contact_name;notes\nPeak;"Tents; ropes"\n')).toEqual([
      { line: 2, fields: { contact_name: 'Peak', notes: 'Tents; ropes' } },
    ]);
    expect(read('contact_name,notes\nPeak;Ltd,x\n')).toEqual([
      { line: 2, fields: { contact_name: 'Peak;Ltd', notes: 'x' } },
    ]);
  });

  it('may be none', () => {
    expect(read('contact_name\n')).toEqual([]);
  });

  it.each([
    ['', 'the first line must have the names of fields.'],
    ['contct_name\nx\n', 'line 1: there is no field contct_name. Did you mean contact_name?'],
    ['billing_address.zipp\nx\n', 'line 1: there is no field billing_address.zipp. Did you mean billing_address.zip?'],
    ['contact_name,,notes\n', 'line 1: a column has no name.'],
    ['notes,contact_name,notes\n', 'line 1: there are two columns notes.'],
    ['contact_name.first\n', 'line 1: there is no field contact_name.first.'],
    ['__proto__\n', 'line 1: there is no field __proto__.'],
    ['contact_persons\n', 'line 1: contact_persons is a list: name its entries, such as contact_persons[0].'],
    ['billing_address\n', 'line 1: billing_address has fields: name them, such as billing_address.'],
    ['contact_persons[x].email\n', 'line 1: there is no field contact_persons[x].email.'],
    ['contact_name,notes\na,b\nc\n', 'line 3: there are 1 cells, but 2 columns.'],
    ['contact_name\na,b\n', 'line 2: there are 2 cells, but 1 columns.'],
    ['contact_name,payment_terms\na,1\nb,soon\n', 'line 3: payment_terms must be a whole number, but is soon.'],
    ['is_taxable\nyes\n', 'line 2: is_taxable must be true or false, but is yes.'],
    ['contact_name\n"open\n', 'a cell begins with a quote, but has no closing quote.'],
    ['contact_name\nhalf "quoted"\n', 'line 2: a cell contains a quote'],
  ])('refuse %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
