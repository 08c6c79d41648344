import { describe } from 'vitest';
import { testGuesses } from './guesses.ts';

describe('a value of any type is taken where the documents state none', () => {
  // A prime, since a field is listed once for each of its types: each type has its turn.
  testGuesses(17);
});
