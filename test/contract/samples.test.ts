import { describe, expect, it } from 'vitest';
import { unknownFields } from '../../scripts/build/unknown-fields.ts';
import type { MediaType } from '../../src/contract/document.ts';
import { sampleOf, samplesOf } from '../../src/contract/samples.ts';
import { contract, operations } from '../support/document.ts';
import { validator } from '../support/validator.ts';

const samples = operations.flatMap(({ id, object, successStatus }) => {
  const request = object.requestBody?.content['application/json'];
  const response = object.responses[successStatus]?.content?.['application/json'];
  return [
    ...(request ? [{ sample: `${id}.request`, json: request }] : []),
    ...(response ? [{ sample: `${id}.response`, json: response }] : []),
  ];
});

/** What a sample has that its schema refuses or does not name. */
function faults(body: MediaType): object[] {
  const { schema } = body;
  return samplesOf(body).flatMap(({ value }) => [
    ...validator.violations(schema, value),
    ...unknownFields(contract, schema, [], value),
  ]);
}

describe('every JSON body of an operation', () => {
  it.each(samples)('$sample matches its schema', ({ json }) => {
    expect(sampleOf(json)).toBeDefined();
    expect(faults(json)).toEqual([]);
  });
});

describe('shared responses', () => {
  it.each(Object.entries(contract.components.responses))(
    '%s has a sample that matches its schema',
    (_name, response) => {
      const json = response.content?.['application/json'];
      expect(sampleOf(json)).toBeDefined();
      expect(faults(json!)).toEqual([]);
    },
  );
});
