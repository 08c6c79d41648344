import { describe } from 'vitest';
import { testSwitches } from './switches.ts';

describe('a flow of documents goes through, or is refused, while an assumption is off', () => {
  testSwitches(10);
});
