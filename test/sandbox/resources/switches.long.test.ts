import { describe } from 'vitest';
import { IS_FULL } from '../../support/full.ts';
import { testSwitches } from './switches.ts';

describe('a flow of documents goes through, or is rejected, while any assumption is off', () => {
  testSwitches(IS_FULL ? 1 : 3);
});
