import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createInventoryClient } from '../../../src/public/client.ts';
import { startMock } from '../../../src/public/mock.ts';
import { receipts } from '../../../src/public/sandbox-testing.ts';
import { start } from '../../support/sandbox-server.ts';
import { startLibrary } from '../ledger/library.ts';
import { useReceiptFile } from './receipt-folder.ts';

const receiptFile = useReceiptFile();

describe('a receipt of a sandbox that runs elsewhere', () => {
  test('names the rules behind the values that a test reads', async () => {
    const { url, baseUrl } = await start({ seed: 'empty' });
    const receipt = receipts(receiptFile.file);
    const { fetch } = receipt.wrap(url, 'it');
    const client = createInventoryClient({ baseUrl, fetch, organizationId: '10234695', accessToken: 'demo' });
    const { contact } = await client.contacts.create({ contact_name: 'Hubballi Outdoors', payment_terms: 15 });
    expect(contact.payment_terms_label).toBe('Net 15');
    receipt.write();
    expect(receiptFile.written().tests).toEqual({ it: { 'contacts.terms-label': { state: 'assumed', count: 1 } } });
  });

  test('works with any simulator that publishes a ledger', async () => {
    const library = await startLibrary();
    onTestFinished(() => library.close());
    const receipt = receipts(receiptFile.file);
    const { fetch } = receipt.wrap(library.url, 'a loan is due after three weeks');
    const post = async (where: string, body: object): Promise<Record<string, { id: string; due: string }>> =>
      (await fetch(`${library.url}${where}`, { method: 'POST', body: JSON.stringify(body) })).json();
    const { book } = await post('/books', { title: 'Malgudi Days' });
    const { loan } = await post('/loans', { book_id: book!.id, reader: 'Meera' });
    expect(loan!.due).toBe('2026-04-18');
    receipt.write();
    expect(receiptFile.written().total).toEqual({ 'loans.due': { state: 'refuted', count: 1 } });
    expect(() => receipt.check()).toThrow('loans.due (refuted):\n  - a loan is due after three weeks');
  });

  test('is refused of what is no sandbox', async () => {
    const mock = await startMock();
    onTestFinished(() => mock.close());
    const silent = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const receipt = receipts(receiptFile.file);
    for (const baseUrl of [mock.baseUrl, `http://127.0.0.1:${(silent.address() as AddressInfo).port}`]) {
      const { fetch } = receipt.wrap(new URL(baseUrl).origin, 'it');
      const call = fetch(`${baseUrl}/settings/taxes?organization_id=10234695`, {
        headers: { Authorization: 'Service-oauthtoken demo' },
      });
      await expect(call).rejects.toThrow("Pass receipts() a sandbox's URL, not a mock's or the service's.");
    }
    for (const wrong of ['127.0.0.1:4010', {}, undefined])
      expect(() => receipt.wrap(wrong as string, 'it')).toThrow(RangeError);
  });
});
