import { testEvidence } from './evidence.ts';

testEvidence({ flows: 5, numRuns: 5 });
