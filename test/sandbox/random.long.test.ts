import { describe } from 'vitest';
import { testRepeats, testSequences } from './random.ts';

describe('any sequence of calls', () => {
  testSequences({ sequences: 10, done: 25, refused: 9 }, { sequences: 3, done: 20, refused: 25 });

  testRepeats(2);
});
