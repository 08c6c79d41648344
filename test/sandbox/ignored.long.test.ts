import { describe } from 'vitest';
import { testIgnored } from './ignored.ts';

describe('every field that is reported as ignored has no effect', () => {
  testIgnored(1);
});
