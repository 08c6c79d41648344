import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { selectTags } from '../../src/cli/select.ts';
import { contract as complete } from '../support/document.ts';
import { type Ended, runThread } from '../support/threads.ts';

/** One resource of the contract: to compare all of it takes longer. */
const contract = selectTags(complete, ['Taxes']);

const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let program: string;
beforeAll(async () => {
  program = await transpile('scripts/release.ts');
});

const start = (...args: string[]): Promise<Ended> => runThread(program, { args });

function write(name: string, content: string | object): void {
  writeFileSync(path.join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** The contract after a field of a response was removed. */
function withoutPercentage() {
  const document = structuredClone(contract);
  delete document.components.schemas['Tax']!.properties!['tax_percentage'];
  return document;
}

describe('npm run release -- version', () => {
  it('follows a project from one release to the next', async () => {
    mkdirSync(path.join(root, 'generated'));
    write('generated/openapi.json', contract);
    write('package.json', { version: '1.0.0' });
    write('CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First.\n');
    const gate = () => start('version', '--root', root);
    expect(await gate()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^release version failed: .*released.*\n$/) as string,
    });

    expect(await start('version', '--record', '--root', root)).toEqual({
      status: 0,
      stdout: 'openapi/released/ has 1.0.0.\n',
      stderr: '',
    });
    expect(JSON.parse(readFileSync(path.join(root, 'openapi/released', '1.0.0.json'), 'utf8'))).toEqual(contract);
    expect(await gate()).toEqual({
      status: 0,
      stdout: '1.0.0 is in order. Since 1.0.0: the contract is the same.\n',
      stderr: '',
    });

    write('generated/openapi.json', withoutPercentage());
    const refused = await gate();
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(
      '- **breaking** `Tax.tax_percentage`: Property `tax_percentage` of `Tax` was removed. (createTax, getTax)',
    );
    expect(refused.stderr).toContain(
      'The version in package.json is 1.0.0. After 1.0.0 it must be 2.0.0 or higher. Set it, and describe the release in CHANGELOG.md.\n',
    );

    write('package.json', { version: '2.0.0' });
    write('CHANGELOG.md', '# Changelog\n\n## 2.0.0\n\n- **Breaking:** taxes have no percentage.\n');
    expect(await gate()).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^2\.0\.0 is in order\. Since 1\.0\.0: 1 breaking, 0 warnings, /) as string,
      stderr: '',
    });
  });
});

it('npm run release -- changes compares with any document, as the workflow of pull requests does', async () => {
  write('before.json', contract);
  const { status, stdout } = await start('changes', '--since', path.join(root, 'before.json'), '--root', root);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^1 breaking, 0 warnings, 0 additive, \d+ descriptive\.\n\n- \*\*breaking\*\* `Tax\.tax_percentage`/,
  );
  const missing = await start('changes', '--since', path.join(root, 'none.json'), '--root', root);
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('none.json') as string });
});

describe('npm run release', () => {
  it('says how to use it', async () => {
    const { status, stdout, stderr } = await start('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ {2}npm run release -- check /m);
  });

  it.each([
    [[], 'Name a command.'],
    [['chek'], 'There is no command chek. Did you mean check?'],
    [['check', '--skip-tests'], 'Unknown option --skip-tests.'],
    [['site', '--site-url', 'docs'], '--site-url is a URL such as https://docs.example.com/api/, not docs.'],
  ])('%j is wrong usage', async (args, message) => {
    const { status, stdout, stderr } = await start(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

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
