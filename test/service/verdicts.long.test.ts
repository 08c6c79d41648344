import { describe } from 'vitest';
import { testVerdicts } from './verdicts.ts';

describe('what the service takes is what the contract says', () => {
  testVerdicts(1);
});
