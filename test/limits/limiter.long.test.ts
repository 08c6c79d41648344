import { afterEach, beforeEach, describe, vi } from 'vitest';
import { testAway, testLimit } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('processes that share a limiter', () => {
  testLimit(250);
});

describe('a store that is away', () => {
  testAway(150);
});
