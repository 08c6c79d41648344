import { expect, test } from 'vitest';
import type { Form } from '../../sandbox/engine/plan/form.ts';
import type { Fields } from '../../sandbox/engine/record/table.ts';
import { TABLES } from '../../sandbox/resources/index.ts';
import { resolveSchema, type Schema } from '../../src/contract/index.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { contract, operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { withValue } from '../support/open-fields.ts';
import { plans, renamed, sampleOf } from '../support/plans.ts';
import { callerOf } from '../support/sandbox-calls.ts';
import type { Json } from '../support/story.ts';

/** Values that fit hardly any field. */
const ODD = ['', '  ', null, [], {}, { a: 1 }, [{ a: 1 }], [null], 1.5, 1e308, -1, true, 'abc', '7'];

/** What a message or an answer shows of a value that nobody expected. */
const LEAK = /undefined|NaN|\[object|Infinity/;

/** Fields below this depth say nothing new. */
const MAX_DEPTH = 4;

/** The paths of all fields of a schema. `[]` stands for the entries of a list. */
function pathsIn(schema: Schema, path: readonly string[] = []): string[][] {
  const { allOf = [], properties = {}, items } = resolveSchema(contract, schema);
  if (path.length > MAX_DEPTH) return [];
  return [
    ...(path.length > 0 ? [[...path]] : []),
    ...allOf.flatMap((part) => pathsIn(part, path)),
    ...Object.entries(properties).flatMap(([name, property]) => pathsIn(property, [...path, name])),
    ...(items ? pathsIn(items, [...path, '[]']) : []),
  ];
}

/** The fields that the sandbox reads where the contract leaves the body of an operation open. */
function openFieldsOf(operationId: string): Fields {
  const table = TABLES.find(({ resource }) => resource === plans.get(operationId)?.resource);
  return { ...(table?.bodies?.[operationId] ?? table?.openFields) } as Fields;
}

/** The paths of all these fields. */
function pathsOf(fields: Fields, path: readonly string[] = []): string[][] {
  return Object.entries(fields).flatMap(([name, form]) => pathsOfForm(form, [...path, name]));
}

function pathsOfForm(form: Form, path: string[]): string[][] {
  if (form.kind === 'array') return [path, ...pathsOfForm(form.items, [...path, '[]'])];
  return [path, ...(form.kind === 'object' ? pathsOf(Object.fromEntries(form.fields), path) : [])];
}

/** The operations with a body, the paths of the fields in it, and the parameters that a call needs. */
export const bodies = operations.flatMap(({ id, object, parameters }) => {
  const schema = object.requestBody?.content['application/json']?.schema;
  const asked = parameters.filter(({ name, required }) => required && name !== 'organization_id');
  const given = Object.fromEntries(asked.map(({ name, example }) => [name, example]));
  return schema ? [[id, [...pathsIn(schema), ...pathsOf(openFieldsOf(id))], given] as const] : [];
});

/** Sends odd values of fields to each operation: every nth pair of a field and a value. */
export function testOddValues(nth: number): void {
  test.each(bodies)('%s', async (id, paths, given) => {
    const sandbox = createSandbox();
    const call = callerOf(sandbox);
    const pairs = paths.flatMap((path) => ODD.map((value) => [path, value] as const));
    for (const [path, value] of everyNth(pairs, nth)) {
      const sent = withValue(renamed(sampleOf(id), '9'), path, value) as Json;
      const { status, body } = await call(id, given, sent);
      const what = `${path.join('.')} = ${JSON.stringify(value)}`;
      expect(status, what).toBeLessThan(500);
      const text = JSON.stringify(body);
      if (LEAK.test(text)) expect.fail(`${what}: ${text}`);
      sandbox.reset();
    }
  });
}
