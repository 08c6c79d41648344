import { testEvidence } from './merged-evidence.ts';

testEvidence({ flows: 5, numRuns: 5 });
