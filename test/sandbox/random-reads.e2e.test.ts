import { expect, test } from 'vitest';
import { trading } from '../support/random-documents.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';
import { testReads } from './random-reads.ts';

testReads(1, { minLength: 1, maxLength: 1 });

test('a history that is read again tells the time that has passed', async () => {
  const sandbox = await trading();
  const call = callerOf(sandbox);
  const [invoice] = sandbox.records('invoices').list();
  await call('addInvoiceComment', { invoice_id: invoice!.invoice_id }, { description: 'Asha called.' });
  const shown = async (): Promise<unknown> => {
    const { body } = await call('listInvoiceComments', { invoice_id: invoice!.invoice_id });
    return (body['comments'] as Json[])[0]!['date_description'];
  };
  expect(await shown()).toBe('a few seconds ago');
  sandbox.clock.advance({ hours: 3 });
  expect(await shown()).toBe('3 hours ago');
});
