import { describe } from 'vitest';
import { testVerdicts } from './verdicts.ts';

describe('what the service takes is what the contract says', () => {
  // A prime, so that each way to change a field has its turn.
  testVerdicts(7);
});
