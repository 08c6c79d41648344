import { describe } from 'vitest';
import { testChanges } from './every-change.ts';

describe('no change goes unnoticed', () => {
  testChanges(53);
});
