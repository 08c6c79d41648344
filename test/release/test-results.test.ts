import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { problemOfTests } from '../../scripts/release/test-results.ts';

it.each([
  ['nothing of tests that passed', { success: true, numPassedTests: 2, numFailedTests: 0 }, undefined],
  [
    'how many failed',
    { success: false, numPassedTests: 2, numFailedTests: 1 },
    'report.json: 1 tests failed, or a file could not be run.',
  ],
  [
    'that a file could not be run',
    { success: false, numPassedTests: 2, numFailedTests: 0 },
    '0 tests failed, or a file could not be run.',
  ],
  ['that there were none', { success: true, numPassedTests: 0, numFailedTests: 0 }, 'report.json: no test was run.'],
  ['that it is no report', 'nothing', 'report.json is no report of tests: '],
])('says %s', (_, report, problem) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  if (problem === undefined) expect(problemOfTests(file)).toBe(undefined);
  else expect(problemOfTests(file)).toContain(problem);
});
