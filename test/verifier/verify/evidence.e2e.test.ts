import { testEvidence } from './merged-evidence.ts';

testEvidence({ flows: 5, numRuns: 2, recordings: 3 });
