import { expect, it } from 'vitest';
import { DOCUMENTED_LIMITS } from '../../src/client/limiter.ts';
import { contract } from '../support/document.ts';

it('the client keeps to the limits that the contract states', () => {
  const limits = (contract.info as unknown as Record<string, { requestsPerMinute: number; requestsPerDay: object }>)[
    'x-limits'
  ]!;
  expect(DOCUMENTED_LIMITS.perMinute).toBe(limits.requestsPerMinute);
  expect(limits.requestsPerDay).toMatchObject(DOCUMENTED_LIMITS.perDay);
});
