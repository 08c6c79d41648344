import { test } from 'vitest';
import { testTruncated } from './truncated.ts';

test('a journal that is cut off is recovered, or kept aside with what is lost said', () => testTruncated(500));
