import { describe } from 'vitest';
import { fakeTimers, testForgetfulStore, testLosses } from './loss.ts';

fakeTimers();

describe('a store that loses what it has counted', () => {
  testLosses(60, [1.2, 0.4, 1.6]);
  testForgetfulStore(60);
});
