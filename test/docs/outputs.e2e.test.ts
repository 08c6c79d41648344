import { testServerOutputs } from './server-outputs.ts';

// This output needs a program, which takes longer to start than a server in process.
testServerOutputs(['docs/mock.md: On the command line']);
