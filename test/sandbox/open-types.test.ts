import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/contract/document.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { contract, operations } from '../support/document.ts';
import { sampleOf } from '../support/plans.ts';
import { createPlayer, createTally } from '../support/random/play.ts';
import { valueFor } from '../support/random/values.ts';
import type { Json } from '../support/story.ts';

/** A field that the contract takes in several forms, or in any, and where it stands. */
interface OpenField {
  path: readonly string[];
  schema: Schema;
}

/** Fields below this depth say nothing new. */
const MAX_DEPTH = 3;
/** Values of each form. */
const VALUES = 2;

/** The fields of a schema that may have several types. `[]` stands for the entries of a list. */
function openFieldsIn(schema: Schema, path: readonly string[] = []): OpenField[] {
  const { type, enum: words, properties, items } = resolveSchema(contract, schema);
  const types = [type ?? []].flat();
  const own =
    types.length > 1 && !words ? types.map((one) => ({ path, schema: { ...schema, type: one } as Schema })) : [];
  if (path.length > MAX_DEPTH) return own;
  const below = Object.entries(properties ?? {}).flatMap(([name, inner]) => openFieldsIn(inner, [...path, name]));
  return [...own, ...below, ...(items ? openFieldsIn(items, [...path, '[]']) : [])];
}

/** A body with a value at a path. Lists on the way get an entry. */
function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '[]') {
    const [first = {}, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withValue(first, rest, value), ...others];
  }
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Json) : {};
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

const bodies = operations.flatMap(({ id, object, parameters }) => {
  const schema = object.requestBody?.content['application/json']?.schema;
  const fields = schema ? openFieldsIn(schema) : [];
  if (fields.length === 0) return [];
  const asked = parameters.filter(({ name, required }) => required && name !== 'organization_id');
  return [[id, fields, Object.fromEntries(asked.map(({ name, example }) => [name, example]))] as const];
});

describe('each form of an open type is taken, or refused by a rule', () => {
  test('there are such fields in many operations', () => expect(bodies.length).toBeGreaterThan(20));

  const tally = createTally();
  const play = createPlayer(tally);

  test.each(bodies)('%s', async (operation, fields, parameters) => {
    const before = tally.calls;
    for (const { path, schema } of fields) {
      for (const value of fc.sample(valueFor(schema, path.at(-1)!), { seed: 7, numRuns: VALUES })) {
        const body = withValue(sampleOf(operation), path, value) as Json;
        await play([{ operation, parameters, body }], false);
      }
    }
    expect(tally.calls).toBeGreaterThan(before);
  });
});
