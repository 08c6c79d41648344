import { describe, expect, it } from 'vitest';
import { MUTATIONS, mutate, SEED } from './mutations.ts';

describe('changes at random', () => {
  it('are as many in each way, in requests and in responses', () => {
    const counts = new Map<string, number>();
    for (const { what } of mutate(SEED, MUTATIONS)) counts.set(what, (counts.get(what) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(30);
    expect([...new Set(counts.values())]).toEqual([MUTATIONS]);
  });
});
