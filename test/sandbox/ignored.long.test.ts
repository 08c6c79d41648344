import { describe } from 'vitest';
import { IS_FULL } from '../support/full.ts';
import { testIgnored } from './ignored.ts';

describe('every field that is reported as ignored has no effect', () => {
  testIgnored(IS_FULL ? 1 : 4);
});
