import { describe } from 'vitest';
import { testGuesses } from './guesses.ts';

describe('a value of any type is accepted in every field whose type the service documentation does not state', () => {
  testGuesses(1);
});
