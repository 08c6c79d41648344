import { expect, it } from 'vitest';
import { tryFields } from '../../reference/model/tried/fields.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { contract, operations } from '../support/document.ts';

/** Fields that the sandbox needs one of, so that none of them is needed by itself. */
const ONE_OF_SEVERAL: Readonly<Record<string, string>> = {
  emailInvoices: 'invoice_ids may be in the query.',
  applyInvoiceCredits: 'invoice_payments are credits, too.',
  refundCreditNote: 'The amount has several names.',
  refundVendorCredit: 'The amount has several names.',
};

it('the contract says of each operation what the sandbox needs, beyond what is required', async () => {
  const tried = await tryFields(contract, operations);
  const needed = operations.flatMap(({ id, object }) => {
    const schema = object.requestBody?.content['application/json']?.schema;
    const { required = [] } = schema ? resolveSchema(contract, schema) : {};
    const fields = [...(tried.get(id) ?? [])].flatMap(([name, { neededBy }]) =>
      neededBy === undefined || name.includes('.') || required.includes(name) ? [] : name,
    );
    return fields.length > 0 && ONE_OF_SEVERAL[id] === undefined ? [[id, fields] as const] : [];
  });
  const said = operations.flatMap(({ id, object }) => {
    const fields = object['x-needed-by-sandbox'];
    return fields ? [[id, fields] as const] : [];
  });
  expect(said).toContainEqual(['createInvoice', ['customer_id', 'line_items']]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(needed));
});
