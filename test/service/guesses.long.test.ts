import { describe } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { testGuesses } from './guesses.ts';

describe('a value of any type is accepted in every field whose type the service documentation does not state', () => {
  testGuesses(IS_FULL ? 1 : 4);
});
