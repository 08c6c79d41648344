// Lists the tests that failed by Vitest's JSON reports in a folder, and counts them in the last line. The arguments are the folder and
// how the names of the reports begin. The exit status is 1 if a test failed, or none passed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [folder, beginning] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.startsWith(beginning));
const reports = files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
let failed = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
for (const { name, message, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
  const failures = assertionResults.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failures)
    console.log(`\nFAILED ${name} > ${fullName}\n${failureMessages.join('\n')}`);
  if (failures.length > 0 || message === '') continue;
  // A file that fails outside of its tests counts as one.
  console.log(`\nFAILED ${name}\n${message}`);
  failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
