import { describe } from 'vitest';
import { everyNth } from '../support/full.ts';
import { plans } from '../support/plans.ts';
import { testLaterReads } from './later-reads.ts';

describe('a later read shows what an operation has done', () => {
  testLaterReads(everyNth([...plans.keys()], 12));
});
