import { describe } from 'vitest';
import { testKilledRuns, testLostAnswers, testStoppedRuns } from './run.ts';

describe('nothing is written to but what the run has made', () => {
  testKilledRuns(1);
});

describe('a run that stops', () => {
  testStoppedRuns(1);
});

describe('limits', () => {
  testLostAnswers(1);
});
