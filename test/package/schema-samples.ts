import { expect } from 'vitest';
import { jsonBodies } from '../../scripts/package/operation-bodies.ts';
import { samplesOf } from '../../src/contract/samples.ts';
import { operations } from '../support/document.ts';
import { shippedCheck } from '../support/shipped-schemas.ts';

/** The JSON bodies of all operations, and the file of the schema that ships for each. */
export const bodies = operations.flatMap((operation) =>
  jsonBodies(operation).map(({ direction, media }) => ({ file: `${operation.id}.${direction}.json`, media })),
);

export function expectSamplesAccepted(some: readonly (typeof bodies)[number][]): void {
  for (const { file, media } of some) {
    for (const { name, value } of samplesOf(media))
      expect([file, name, shippedCheck(file)(value)]).toEqual([file, name, true]);
  }
}
