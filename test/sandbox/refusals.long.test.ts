import { testRefusals } from './refusals.ts';

testRefusals(1);
