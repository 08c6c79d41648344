import { describe } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { testOddValues } from './odd-values.ts';

describe('an odd value of any field is accepted, or rejected with a message that names the field', () => {
  testOddValues(IS_FULL ? 1 : 8);
});
