import { testEvidence } from './merged-evidence.ts';

testEvidence({ flows: 40, numRuns: 25, recordings: 40 });
