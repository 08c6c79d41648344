import { testProxies } from './proxy.ts';

// The others are in the long suite: each starts a program.
testProxies(['/gateway/api/v9/'], false);
