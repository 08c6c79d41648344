import { IS_FULL } from '../support/full.ts';
import { testReads } from './random-reads.ts';

testReads(IS_FULL ? 64 : 2);
