import { describe } from 'vitest';
import { testOddValues } from './odd-values.ts';

describe('every odd value of every field is accepted, or rejected with a message that names the field', () => {
  testOddValues(1);
});
