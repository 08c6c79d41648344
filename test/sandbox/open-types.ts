import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../support/document.ts';
import { everyNth } from '../support/full.ts';
import { formOf, openFieldsOf, withValue } from '../support/open-fields.ts';
import { sampleOf } from '../support/plans.ts';
import { createPlayer, createTally } from '../support/random/play.ts';
import type { Json } from '../support/story.ts';

/** Values of each form. */
const VALUES = 2;

/** The operations with open types in their body, the fields that have them, and the parameters that a call needs. */
const bodies = operations.flatMap((operation) => {
  const { id, parameters } = operation;
  const fields = openFieldsOf(operation);
  if (fields.length === 0) return [];
  const asked = parameters.filter(({ name, required }) => required && name !== 'organization_id');
  return [[id, fields, Object.fromEntries(asked.map(({ name, example }) => [name, example]))] as const];
});

/** Sends values of each form of open types to each operation: of every nth field. */
export function testOpenTypes(nth: number): void {
  const tally = createTally();
  const play = createPlayer(tally);

  test.each(bodies)('%s', async (operation, fields, parameters) => {
    const before = tally.calls;
    for (const { path, schema } of everyNth(fields, nth)) {
      for (const value of fc.sample(formOf(schema, path.at(-1)!), { seed: 7, numRuns: VALUES })) {
        const body = withValue(sampleOf(operation), path, value) as Json;
        await play([{ operation, parameters, body }], false);
      }
    }
    expect(tally.calls).toBeGreaterThan(before);
  });
}
