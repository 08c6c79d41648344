import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/contract/document.ts';
import { mutate, SEED } from './mutations.ts';

const TEXT: Schema = { type: 'object', properties: { name: { type: 'string', description: 'A name.' } } };

describe('changes at random', () => {
  it('are refused where a way cannot be had', () => {
    const bodies = [
      { side: 'request', schema: TEXT },
      { side: 'response', schema: TEXT },
    ] as const;
    expect(() => mutate(SEED, 2, bodies)).toThrow('0 of 2 times a value less, in a request;');
    expect(() => mutate(SEED, 2, bodies.slice(0, 1))).toThrow('0 of 2 times a property removed, in a response;');
  });
});
