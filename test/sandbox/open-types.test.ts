import { describe, expect, test } from 'vitest';
import { bodies, testOpenTypes } from './open-types.ts';

describe('each form of an open type is taken, or refused by a rule', () => {
  test('there are such fields in many operations', () => expect(bodies.length).toBeGreaterThan(20));

  // A prime, since a field is listed once for each of its types: each type has its turn.
  testOpenTypes(53);
});
