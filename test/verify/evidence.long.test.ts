import { testEvidence } from './evidence.ts';

testEvidence({ flows: 40, numRuns: 25 });
