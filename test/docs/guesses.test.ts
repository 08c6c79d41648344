import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRequestValidator } from '../../src/contract/validation/request-validator.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { requests } from '../support/document.ts';
import { callerOf } from '../support/sandbox-calls.ts';

const PROMISE =
  "he mock, the verifier and the published schemas never reject anything because of a guess. The sandbox rejects values that its records can't store, which is the assumption `records.value-types`";

describe('what is said of guesses', () => {
  it.each([
    'README.md',
    'docs/contributing/style.md',
    'docs/extensions.md',
    'generated/coverage.md',
    'generated/openapi.yaml',
    'CHANGELOG.md',
  ])('is the same in %s', (page) => expect(readFileSync(page, 'utf8').replace(/\s+/g, ' ')).toContain(PROMISE));

  it.each([
    ['createContact', { contact_name: 'A', gst_treatment: 'registered' }],
    ['createContact', { contact_name: 'A', social1: 'x'.repeat(101) }],
    ['createItem', { name: 'A', documents: ['4815162342481550001'] }],
    ['createContact', { contact_name: 'A', is_taxable: 'yes' }],
    ['createInvoice', { customer_id: '1', line_items: [{ name: 'A', rate: 1 }], discount_type: 'other' }],
  ])('is so: %s %j', async (operation, body) => {
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
