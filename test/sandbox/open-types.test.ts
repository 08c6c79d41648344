import { describe } from 'vitest';
import { testOpenTypes } from './open-types.ts';

describe('each form of an open type is taken, or refused by a rule', () => {
  // A prime, since a field is listed once for each of its types: each type has its turn.
  testOpenTypes(53);
});
