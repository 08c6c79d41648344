import { describe, expect, it } from 'vitest';
import { unknownFields } from '../../scripts/build/unknown-fields.ts';
import type { MediaType } from '../../src/contract/document.ts';
import type { Operation } from '../../src/contract/operations.ts';
import { sampleOf, samplesOf } from '../../src/contract/samples.ts';
import { contract } from '../support/document.ts';
import { validator } from '../support/validator.ts';

/** What a sample has that its schema refuses or does not name. */
export function faults(body: MediaType): object[] {
  const { schema } = body;
  return samplesOf(body).flatMap(({ value }) => [
    ...validator.violations(schema, value),
    ...unknownFields(contract, schema, [], value),
  ]);
}

/** Checks the samples of the bodies of operations. */
export function testSamples(operations: readonly Operation[]): void {
  const samples = operations.flatMap(({ id, object, successStatus }) => {
    const request = object.requestBody?.content['application/json'];
    const response = object.responses[successStatus]?.content?.['application/json'];
    return [
      ...(request ? [{ sample: `${id}.request`, json: request }] : []),
      ...(response ? [{ sample: `${id}.response`, json: response }] : []),
    ];
  });

  describe('a JSON body of an operation', () => {
    it.each(samples)('$sample matches its schema', ({ json }) => {
      expect(sampleOf(json)).toBeDefined();
      expect(faults(json)).toEqual([]);
    });
  });
}
