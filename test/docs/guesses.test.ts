import { describe, expect, it } from 'vitest';
import { createRequestValidator } from '../../src/contract/validation/request-validator.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { requests } from '../support/document.ts';
import { callerOf } from '../support/sandbox-calls.ts';

describe("a guess rejects nothing, except for values that the sandbox can't store", () => {
  it.each([
    ['createContact', { contact_name: 'A', gst_treatment: 'registered' }],
    ['createContact', { contact_name: 'A', social1: 'x'.repeat(101) }],
    ['createItem', { name: 'A', documents: ['4815162342481550001'] }],
    ['createContact', { contact_name: 'A', is_taxable: 'yes' }],
    ['createInvoice', { customer_id: '1', line_items: [{ name: 'A', rate: 1 }], discount_type: 'other' }],
  ])('%s %j', async (operation, body) => {
    const { violations } = createRequestValidator(requests[operation]!).judge({
      path: {},
      query: { organization_id: '1' },
      body,
    });
    expect(violations).toEqual([]);
    const ruleIn = async (isOn: boolean): Promise<(string | undefined)[]> => {
      const sandbox = createSandbox({ assumptions: { 'records.value-types': isOn } });
      const { body: answer } = await callerOf(sandbox)(operation, {}, body);
      return ((answer['errors'] ?? []) as { rule?: string }[]).map(({ rule }) => rule);
    };
    expect(await ruleIn(true)).toContain('records.value-types');
    expect(await ruleIn(false)).not.toContain('records.value-types');
  });
});
