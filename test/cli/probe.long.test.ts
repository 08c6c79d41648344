import { describe } from 'vitest';
import { testInterruptedRun } from './probe.ts';

describe('a run', () => {
  testInterruptedRun('SIGINT');
  testInterruptedRun('SIGTERM');
});
