import { describe } from 'vitest';
import { testChanges } from './every-change.ts';

describe('no change at all goes unnoticed', () => {
  testChanges(1);
});
