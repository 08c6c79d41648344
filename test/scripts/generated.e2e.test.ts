import { expect, it } from 'vitest';
import { refuseStaleContract } from '../support/stale.ts';

// In a clone that was never built, nothing is known of the last build, and this compares.
it('generated/ is what openapi/ makes', () => {
  expect(() => refuseStaleContract()).not.toThrow();
});
