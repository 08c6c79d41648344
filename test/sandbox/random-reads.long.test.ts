import { testReads } from './random-reads.ts';

testReads(4);
