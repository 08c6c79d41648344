import { describe } from 'vitest';
import { testPartsOfSpec } from './commands.ts';

describe('spec', () => {
  testPartsOfSpec(1);
});
