import { test } from 'vitest';
import { testTruncated } from './truncated.ts';

test('a journal that is cut off at any length is recovered, or kept aside with what is lost said', () =>
  testTruncated(1));
