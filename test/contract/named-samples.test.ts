import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../src/contract/samples.ts';
import { operationOf } from '../support/mock-calls.ts';

describe('the samples of a body', () => {
  it('come with the usual one first, and with what each of the others shows', () => {
    const body = operationOf('getTax').object.responses['200']!.content!['application/json']!;
    expect(body.example).toBeUndefined();
    expect(samplesOf(body).map(({ name, summary }) => [name, summary])).toEqual([
      ['default', undefined],
      ['numericId', 'Numeric id'],
    ]);
  });

  it('are one, if the contract gives it without a name', () => {
    expect(samplesOf({ schema: {}, example: { a: 1 } })).toEqual([
      { name: 'default', summary: undefined, value: { a: 1 }, path: ['example'] },
    ]);
    expect(samplesOf({ schema: {} })).toEqual([]);
  });
});
