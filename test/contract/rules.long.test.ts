import { testRules } from './held-rules.ts';

testRules(1);
