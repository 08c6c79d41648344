import { describe, expect, it } from 'vitest';
import { testGuesses, withFields } from './guesses.ts';

describe('a value of any type is taken where the documents state none', () => {
  it('in many operations', () => expect(withFields.length).toBeGreaterThan(60));

  // A prime, since a field is listed once for each of its types: each type has its turn.
  testGuesses(17);
});
