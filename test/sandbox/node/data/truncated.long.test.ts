import { test } from 'vitest';
import { IS_FULL } from '../../../support/full.ts';
import { testTruncated } from './truncated.ts';

test('a journal that is cut off at any length is recovered, or kept aside with what is lost said', () =>
  testTruncated(IS_FULL ? 1 : 13));
