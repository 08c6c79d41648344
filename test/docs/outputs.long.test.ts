import { describe } from 'vitest';
import { testOutputs } from './outputs.ts';

describe('all outputs that README, docs and guides show', () => {
  testOutputs(1);
});
