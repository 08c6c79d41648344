import { expect, it } from 'vitest';
import { composed, judgedBodies } from './composed.ts';

it('the complete contract, composed, judges every sample, and each with any value changed, as before', async () => {
  const { judged, differing } = judgedBodies(await composed());
  expect(judged).toBeGreaterThan(10_000);
  expect(differing).toEqual([]);
}, 120_000);
