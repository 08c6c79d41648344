import { describe, expect, test } from 'vitest';
import { sandboxFor } from '../support/later-reads.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';
import { HEADER, testIgnored } from './ignored.ts';

describe('a field that is reported as ignored has no effect', () => {
  testIgnored(50);
});

test('a list of ids as one text has an effect, and is not reported', async () => {
  const sandbox = sandboxFor('createTaxGroup');
  const taxes = [castId(11001), castId(11003)].join(',');
  const call = callerOf(sandbox);
  const { headers, body } = await call('createTaxGroup', {}, { tax_group_name: 'Both', taxes });
  expect(headers.has(HEADER)).toBe(false);
  const { tax_group_id } = body['tax_group'] as Json;
  const { tax_group } = await ok(call('getTaxGroup', { tax_group_id }));
  expect((tax_group as Json)['taxes']).toHaveLength(2);
});

test('a template that is only named has no effect, and is reported', async () => {
  const default_templates = { invoice_template_name: 'Blue' };
  const call = callerOf(sandboxFor('createContact'));
  const { headers } = await call('createContact', {}, { contact_name: 'Peak Supply', default_templates });
  expect(headers.get(HEADER)).toBe('body.default_templates.invoice_template_name');
});
