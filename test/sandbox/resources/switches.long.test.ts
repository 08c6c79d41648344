import { describe } from 'vitest';
import { testSwitches } from './switches.ts';

describe('a flow of documents goes through, or is rejected, while any assumption is off', () => {
  testSwitches(1);
});
