import { describe } from 'vitest';
import { testOpenTypes } from './open-types.ts';

describe('each form of an open type of every field is accepted, or rejected by a rule', () => {
  testOpenTypes(1);
});
