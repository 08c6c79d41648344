import { testProposed } from './proposed.ts';

testProposed(1000);
