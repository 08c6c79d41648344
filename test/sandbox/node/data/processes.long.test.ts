import { testProcesses } from './processes.ts';

testProcesses(3);
