import { readFileSync } from 'node:fs';

/** What the JSON report of Vitest says at its top. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/**
 * Says what is wrong with a run of tests, by its JSON report.
 *
 * @param file The report, as `--reporter=json --outputFile.json=<file>` writes it.
 * @returns A sentence, or undefined if tests were run and all of them passed.
 */
export function problemOfTests(file: string): string | undefined {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    return `${file} is no report of tests: ${(error as Error).message}`;
  }
  const { numPassedTests: passed, numFailedTests: failed, success } = report;
  if (!success || failed > 0) return `${file}: ${failed} tests failed, or a file could not be run.`;
  return passed > 0 ? undefined : `${file}: no test was run.`;
}
