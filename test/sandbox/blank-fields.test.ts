import { describe, expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../src/contract/index.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { contract, operations } from '../support/document.ts';
import { withValue } from '../support/open-fields.ts';
import { sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

/** The paths of the fields that a schema requires. `[]` stands for the entries of a list. */
function requiredIn(schema: Schema, path: readonly string[] = []): string[][] {
  const { required = [], allOf = [], properties = {}, items } = resolveSchema(contract, schema);
  return [
    ...required.map((name) => [...path, name]),
    ...allOf.flatMap((part) => requiredIn(part, path)),
    ...Object.entries(properties).flatMap(([name, property]) => requiredIn(property, [...path, name])),
    ...(items ? requiredIn(items, [...path, '[]']) : []),
  ];
}

const required = operations.flatMap(({ id, object, parameters }) => {
  const schema = object.requestBody?.content['application/json']?.schema;
  const asked = parameters.filter(({ name, required }) => required && name !== 'organization_id');
  const given = Object.fromEntries(asked.map(({ name, example }) => [name, example]));
  return schema ? requiredIn(schema).map((path) => [id, path, given] as const) : [];
});

/** A path as messages write it: `line_items[0].item_id`. */
const written = (path: readonly string[]): string => path.join('.').replaceAll('.[]', '[0]');

describe('a field that the documents require', () => {
  test('stands in many operations', () => expect(new Set(required.map(([id]) => id)).size).toBeGreaterThan(15));

  test.each(required)("can't be blank: %s %j", async (id, path, given) => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    for (const blank of ['', '  ', null]) {
      const body = withValue(sampleOf(id), path, blank) as Json;
      const { status, headers, body: answer } = await call(id, given, body);
      expect([status, String(answer['message'])]).toEqual([400, expect.stringContaining(written(path))]);
      const rule = headers.get('x-sandbox-rule');
      // The contract refuses what is blank where it knows the type.
      if (headers.get('x-sandbox-refusal') === 'missing') expect(rule).toBe('records.required');
    }
  });

  test('counts as empty without the rule', async () => {
    const sandbox = createSandbox({ assumptions: { 'records.required': false } });
    const { status } = await callerOf(sandbox)('createWarehouse', {}, { warehouse_name: '' });
    expect(status).toBe(201);
  });
});
