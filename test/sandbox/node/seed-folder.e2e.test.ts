import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeBelow } from '../../support/markdown.ts';
import { start } from '../../support/sandbox-server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string | object>>): void {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

async function refusal(): Promise<string> {
  const started = await start({ seed: folder }).catch((error: Error) => error);
  return started instanceof Error ? started.message : 'It was not refused';
}

describe('a folder as a seed', () => {
  it('holds a file of JSON or CSV for each resource, whose records may name each other', async () => {
    write({
      'contacts.csv': 'contact_id,contact_name,payment_terms\n11,Peak Supply,15\n',
      'items.json': [{ item_id: '31', name: 'Tent', rate: 50, initial_stock: 7 }],
      'invoices.csv': codeBelow(readFileSync('docs/sandbox.md', 'utf8'), 'From a folder of files', 'csv'),
    });
    const { sandbox } = await start({ seed: folder });
    expect(sandbox.records('invoices').get('41')).toMatchObject({
      customer_name: 'Peak Supply',
      status: 'overdue',
      total: '100.00',
    });
    expect(sandbox.records('items').get('31')).toMatchObject({ stock_on_hand: 5 });
  });

  it('says in which line a record is refused', async () => {
    write({ 'contacts.csv': 'contact_id,contact_name\n11,"Peak\nSupply"\n\n12,\n' });
    expect(await refusal()).toMatch(/^contacts\.csv, line 5: .*contact_name/);
  });

  it('says which record of JSON is refused', async () => {
    write({ 'contacts.json': [{ contact_name: 'Peak' }, { contct_name: 'x' }] });
    expect(await refusal()).toBe('contacts.json[1]: A contact has no field contct_name. Did you mean contact_name?');
  });

  it.each([
    [{ 'invoces.csv': 'a\n' }, 'invoces.csv: there is no resource invoces. Did you mean invoices?'],
    [
      { 'contacts.csv': 'contct_name\nx\n' },
      'contacts.csv, line 1: there is no field contct_name. Did you mean contact_name?',
    ],
    [{ 'contacts.json': '[{' }, 'contacts.json: it is not JSON.'],
    [{ 'contacts.json': {} }, 'contacts.json must be an array of records.'],
    [{ 'contacts.json': [1] }, 'contacts.json[0] must be an object.'],
    [{ 'contacts.xml': '' }, 'contacts.xml: it is neither JSON nor CSV.'],
    [
      { 'contacts.csv': 'contact_name\na\n', 'contacts.json': [] },
      'contacts.json: contacts.csv has the same resource.',
    ],
    [{}, 'has no files: it needs one for each resource, such as contacts.csv.'],
  ])('with %j is refused', async (files, message) => {
    write(files);
    expect(await refusal()).toContain(message);
  });

  it('in another encoding is refused, with the line', async () => {
    writeFileSync(path.join(folder, 'contacts.csv'), Buffer.from('contact_name\nPeak\nCafé\n', 'latin1'));
    expect(await refusal()).toContain(
      'contacts.csv: line 3 is not UTF-8: save the file as UTF-8, in Excel as "CSV UTF-8".',
    );
    writeFileSync(path.join(folder, 'contacts.csv'), '\uFEFFcontact_name\nCafé\n');
    const { sandbox } = await start({ seed: folder });
    expect(sandbox.records('contacts').list()).toMatchObject([{ contact_name: 'Café' }]);
  });

  it('in which something is a folder is refused', async () => {
    mkdirSync(path.join(folder, 'contacts.json'));
    expect(await refusal()).toContain('contacts.json: it is a folder.');
  });

  it('that was exported may have files of CSV in place of those of JSON', async () => {
    const { records, ...head } = (await start({ seed: 'empty' })).sandbox.snapshot();
    write({ 'snapshot.json': head });
    for (const [resource, rows] of Object.entries(records)) write({ [`${resource}.json`]: rows });
    write({ 'contacts.csv': 'contact_id,contact_name,status\n11,Peak Supply,active\n' });
    const { sandbox } = await start({ seed: folder });
    expect(sandbox.records('contacts').list()).toMatchObject([{ contact_name: 'Peak Supply' }]);
    write({ 'contacts.csv': 'contact_id,contact_name\nx,Peak Supply\n' });
    expect(await refusal()).toBe(
      "The seed can't be used: contacts.csv, line 2, contact_id must be a string of digits.",
    );
  });
});
