import { describe } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { testRepeats, testSequences } from './random.ts';

describe('any sequence of calls', () => {
  // They reach many operations, both ways, and in full nearly all.
  if (IS_FULL) testSequences({ sequences: 160, done: 35, refused: 25 }, { sequences: 48, done: 40, refused: 50 });
  else testSequences({ sequences: 10, done: 25, refused: 9 }, { sequences: 3, done: 20, refused: 25 });

  testRepeats(IS_FULL ? 32 : 1);
});
