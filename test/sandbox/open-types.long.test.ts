import { describe } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { testOpenTypes } from './open-types.ts';

describe('a form of an open type of any field is accepted, or rejected by a rule', () => {
  testOpenTypes(IS_FULL ? 1 : 8);
});
