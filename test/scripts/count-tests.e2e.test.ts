import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

interface File {
  name: string;
  message?: string;
  passed?: string[];
  failed?: string[];
}

/** Counts reports as `.ci/run` does. */
function count(...reports: File[][]): { status: number | null; lines: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [index, files] of reports.entries())
    writeFileSync(path.join(folder, `test-results-${index}.json`), JSON.stringify(reportOf(files)));
  writeFileSync(path.join(folder, 'other.json'), 'not a report');
  const { status, stdout, stderr } = spawnSync('node', ['.ci/count-tests.mjs', folder, 'test-results-'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, lines: stdout.split('\n').filter(Boolean) };
}

/** As Vitest writes it. */
function reportOf(files: File[]): object {
  return {
    numPassedTests: files.flatMap(({ passed = [] }) => passed).length,
    numFailedTests: files.flatMap(({ failed = [] }) => failed).length,
    testResults: files.map(({ name, message = '', passed = [], failed = [] }) => ({
      name,
      message,
      assertionResults: [
        ...passed.map((fullName) => ({ fullName, status: 'passed', failureMessages: [] })),
        ...failed.map((fullName) => ({ fullName, status: 'failed', failureMessages: ['It is wrong.'] })),
      ],
    })),
  };
}

it('adds up what passed', () => {
  const counted = count([{ name: 'a.test.ts', passed: ['one', 'two'] }], [{ name: 'b.test.ts', passed: ['three'] }]);
  expect(counted).toEqual({ status: 0, lines: ['3 passed, 0 failed'] });
});

it('lists each test that failed, with why', () => {
  const { status, lines } = count([{ name: 'a.test.ts', passed: ['one'], failed: ['two'], message: 'of the file' }]);
  expect(lines).toEqual(['FAILED a.test.ts > two', 'It is wrong.', '1 passed, 1 failed']);
  expect(status).toBe(1);
});

it('counts a file that fails outside of its tests', () => {
  const { status, lines } = count([{ name: 'a.test.ts', passed: ['one'], message: 'beforeAll failed' }]);
  expect(lines).toEqual(['FAILED a.test.ts', 'beforeAll failed', '1 passed, 1 failed']);
  expect(status).toBe(1);
});

it('fails if no test has run', () => {
  expect(count([])).toEqual({ status: 1, lines: ['0 passed, 0 failed'] });
  expect(count()).toEqual({ status: 1, lines: ['0 passed, 0 failed'] });
});
