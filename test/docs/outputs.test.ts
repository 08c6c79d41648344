import { describe, expect, it } from 'vitest';
import { unaccounted } from './compare.ts';
import { shown, testOutputs } from './outputs.ts';
import { WAYS } from './ways.ts';

describe('the outputs that README, docs and guides show', () => {
  it('are all compared with what is printed, or say why nothing prints them', () => {
    expect(unaccounted(shown, WAYS)).toEqual([]);
  });

  // These two take longer than all others together: the complete contract is built, or traffic is replayed.
  testOutputs(13, ['CONTRIBUTING.md: Change the contract, 2', 'docs/verifier.md: Check behavior']);
});
