import path from 'node:path';
import { expect, it } from 'vitest';
import { root, start, write } from './release.ts';

it('npm run release -- check reads reports of tests, and says no-go if tests failed or were not run', async () => {
  const reports = {
    passed: { success: true, numPassedTests: 2, numFailedTests: 0 },
    failed: { success: false, numPassedTests: 2, numFailedTests: 1 },
    broken: { success: false, numPassedTests: 2, numFailedTests: 0 },
    empty: { success: true, numPassedTests: 0, numFailedTests: 0 },
    unreadable: 'nothing',
  };
  const options = Object.entries(reports).flatMap(([name, report]) => {
    write(`${name}.json`, report);
    return ['--results', path.join(root, `${name}.json`)];
  });
  const { status, stdout, stderr } = await start('check', ...options, '--root', root);
  expect(status).toBe(1);
  // The folder is no clone, so the other steps fail.
  expect(stderr).toBe(
    'no-go: clean working tree, generated is fresh, lint, check, failed, broken, empty, unreadable, package, version\n',
  );
  expect(stdout).toMatch(/^✓ passed /m);
  expect(stdout).toContain('failed.json: 1 tests failed, or a file could not be run.');
  expect(stdout).toContain('broken.json: 0 tests failed, or a file could not be run.');
  expect(stdout).toContain('empty.json: no test was run.');
  expect(stdout).toContain('is not valid JSON');
});
