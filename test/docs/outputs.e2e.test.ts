import { testServerOutputs } from './server-outputs.ts';

// A program is started for it, which takes longer than the server of the other one.
testServerOutputs(['docs/mock.md: On the command line']);
