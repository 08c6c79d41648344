import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/public/sandbox.ts';
import { askFor, sandboxFor } from '../support/later-reads.ts';
import { plans } from '../support/plans.ts';
import { callerOf, ok } from '../support/sandbox-calls.ts';
import { castId, type Json } from '../support/story.ts';

const HEADER = 'x-sandbox-ignored';

/** A body without the value at a path such as `body.line_items[0].name`. */
function without(body: Json, path: string): Json {
  const copy = structuredClone(body);
  const keys = path
    .replace(/^body\./, '')
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
  const last = keys.pop()!;
  const owner = keys.reduce((value: Json, key) => value[key] as Json, copy);
  delete owner[last];
  return copy;
}

/** The answer to a call and everything that there is afterwards, on a copy. */
async function effectOf(sandbox: Sandbox, operation: string, parameters: Json, body: Json) {
  const copy = sandbox.fork();
  const { status, headers, body: answer } = await callerOf(copy)(operation, parameters, body);
  const ignored =
    headers
      .get(HEADER)
      ?.split(', ')
      .filter((path) => path !== '...') ?? [];
  return { ignored, effect: { status, answer, after: copy.snapshot() } };
}

/** Another value of the same form. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d\d-\d\d/.test(value) || /^\d+$/.test(value) ? value : `${value} x`;
}

const operations = [...plans.values()].filter(({ writes, body }) => writes && body).map(({ operation }) => operation);

describe('a field that is reported as ignored has no effect', () => {
  test.each(operations)('%s', async (operation) => {
    const plan = plans.get(operation)!;
    const sandbox = sandboxFor(operation);
    const { parameters, body } = await askFor(operation, sandbox, callerOf(sandbox));
    const sample = body as Json;
    const shown = (await effectOf(sandbox, operation, parameters, sample)).effect.answer;
    const { envelope } = plan;
    const payload = envelope.form === 'top' ? shown : envelope.form === 'record' ? shown[envelope.key] : {};
    const others = Object.entries(Array.isArray(payload) ? payload[0] : (payload as Json));
    const bodies: Json[] = [sample];
    for (const [field, value] of others) {
      if (!(field in sample)) bodies.push({ ...sample, [field]: value }, { ...sample, [field]: changed(value) });
      else bodies.push({ ...sample, [field]: changed(sample[field]) });
      if (Array.isArray(value)) {
        const ids = value.flatMap(
          (one) => Object.entries(one as Json).find(([name]) => name.endsWith('_id'))?.[1] ?? [],
        );
        bodies.push({ ...sample, [field]: ids.slice(0, 1).join(',') });
      }
    }
    for (const sent of bodies) {
      const { ignored, effect } = await effectOf(sandbox, operation, parameters, sent);
      for (const path of ignored) {
        expect((await effectOf(sandbox, operation, parameters, without(sent, path))).effect, path).toEqual(effect);
      }
    }
  });
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
