import { IS_FULL } from '../../support/full.ts';
import { testProposed } from './proposed.ts';

testProposed(IS_FULL ? 1000 : 25);
