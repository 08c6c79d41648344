import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RuleEvidence } from 'inventory-service-api/sandbox';
import type { Receipt } from 'inventory-service-api/sandbox/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledClient, compiledSandbox, installModules } from '../../support/compiled-programs.ts';
import { hasLanguages, installNpm, installPython } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { blocksIn } from '../../support/markdown.ts';
import { start } from '../../support/sandbox-server.ts';
import { run } from '../clients/run.ts';

const page = readFileSync('docs/receipts.md', 'utf8');
const MAIN = 'See which tests depend on assumptions';
const VITEST = /^import .* from 'vitest';\n/m;
const TEST = 'a new customer owes nothing';
const SUMMARY = [
  '0 tests depend on documented behavior only,',
  '0 on assumptions observed in your account,',
  '1 on assumptions nobody has checked: contacts.balances, contacts.defaults.',
].join('\n');

/** What a probe has found in an account that does not follow a rule. */
const FINDINGS = {
  format: 2,
  probes: { 'PROBE-1': { account: 'north', rules: { 'contacts.balances': { verdict: 'refuted', on: '2026-03-28' } } } },
};

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  mkdirSync(path.join(folder, 'node_modules'));
  installModules(folder, {
    '.': await compiledClient(),
    './sandbox': await compiledSandbox(),
    './sandbox/testing': await compiledSandbox('sandbox-testing'),
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the files that the page shows below a heading, by the names in their first lines. */
function write(heading: string, language: string): void {
  for (const text of blocksBelow(heading, language)) {
    const [, name] = /^(?:\/\/|#) (\S+)\n/.exec(text) ?? [];
    if (name !== undefined) writeFileSync(path.join(folder, name), text);
  }
}

function blocksBelow(heading: string, language: string): string[] {
  return blocksIn(page.split(new RegExp(`^##+ ${heading}\n`, 'm'))[1]!.split(/^##/m)[0]!, language);
}

/** Runs a command with the script of the page. */
function runTests(args: readonly string[], options = ''): ReturnType<typeof node> {
  return node(['run-tests.mjs', ...args], options);
}

function node(args: readonly string[], options = ''): { status: number | null; output: string } {
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: options };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Gives the sandbox of some tests the findings. */
function refute(name: string): void {
  const file = path.join(folder, name);
  const given = `createSandbox({ evidence: ${JSON.stringify(FINDINGS)} })`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('createSandbox()', given));
}

function expectRefuted({ status, output }: ReturnType<typeof node>): void {
  expect(output).toContain('1 test depends on assumptions that your account does not follow: contacts.balances.');
  expect(output).toContain(`contacts.balances (refuted):\n  - ${TEST}`);
  expect(status).toBe(1);
}

const receipt = (): Receipt => JSON.parse(readFileSync(path.join(folder, 'receipts.json'), 'utf8'));

/** The rules that the test of the page depends on. */
const RULES: Receipt['total'] = {
  'contacts.balances': { state: 'assumed', count: 1 },
  'contacts.defaults': { state: 'assumed', count: 1 },
};
const EXPECTED: Receipt = { format: 1, tests: { [TEST]: RULES }, total: RULES };

describe('docs/receipts.md shows how to get a receipt', () => {
  it('with Vitest, and that a run fails once a probe has refuted an assumption', () => {
    write(MAIN, 'js');
    write(MAIN, 'ts');
    symlinkSync(path.resolve('node_modules/vitest'), path.join(folder, 'node_modules/vitest'));
    const vitest = [process.execPath, path.resolve('node_modules/vitest/vitest.mjs'), 'run'];
    const first = runTests(vitest);
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining(SUMMARY) });
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.ts');
    const second = runTests(vitest);
    expectRefuted(second);
  });

  it.runIf(IS_FULL)('with Jest', async () => {
    const jest = await installNpm('jest@30.5.2', 'bin/jest.js');
    write(MAIN, 'js');
    const [tests = ''] = blocksBelow(MAIN, 'ts');
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'invoices.test.mjs'), tests.replace(VITEST, ''));
    const { status, output } = runTests([process.execPath, jest], '--experimental-vm-modules');
    expect([status, output]).toEqual([0, expect.stringContaining(SUMMARY)]);
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.mjs');
    expectRefuted(runTests([process.execPath, jest], '--experimental-vm-modules'));
  });

  it('with node:test', () => {
    write(MAIN, 'js');
    const [tests = ''] = blocksBelow(MAIN, 'ts');
    const [named = ''] = blocksBelow('Use another test runner', 'js');
    const [head = '', rest = ''] = tests.split(/^const sandbox = /m);
    const body = rest.slice(rest.indexOf('  const { contact }'), rest.lastIndexOf('});'));
    const client = /^const client = .*\n/m.exec(tests)![0];
    const imports = "import assert from 'node:assert/strict';\nimport { after, test } from 'node:test';\n";
    const assertion = 'assert.equal(contact.outstanding_receivable_amount, 0);\n';
    const own = named.replace('// …\n', `${client}${body.replace(/expect\(.*\n/, assertion)}`);
    writeFileSync(
      path.join(folder, 'invoices.test.mjs'),
      `${head.replace(VITEST, imports)}after(() => receipt.write());\n${own}`,
    );
    const { status, output } = runTests([process.execPath, '--test']);
    expect([status, output]).toEqual([0, expect.stringContaining(SUMMARY)]);
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.mjs');
    expectRefuted(runTests([process.execPath, '--test']));
  });

  it.skipIf(!IS_FULL || !hasLanguages('pytest', 'Python'))('with pytest', async () => {
    copyFileSync('skills/test-with-sandbox/conftest.py', path.join(folder, 'conftest.py'));
    write(MAIN, 'js');
    const { baseUrl } = await start({ seed: 'empty' });
    const test = (url: string): string =>
      [
        'def test_a_new_customer_owes_nothing(session):',
        `    url = "${url}/contacts?organization_id=10234695"`,
        '    headers = {"Authorization": "Service-oauthtoken demo"}',
        '    response = session.post(url, headers=headers, json={"contact_name": "Hubballi Outdoors"})',
        '    assert response.json()["contact"]["outstanding_receivable_amount"] == 0',
        '',
      ].join('\n');
    const tests = path.join(folder, 'test_contacts.py');
    writeFileSync(tests, test(baseUrl));
    const bin = await installPython('receipts', 'test/external/receipts/requirements.txt');
    const command = [path.join(bin, 'python'), '-m', 'pytest', '-q', '-p', 'no:cacheprovider'];
    const args = ['run-tests.mjs', ...command];
    const printed = await run({ program: process.execPath, args, cwd: folder });
    expect(printed).toContain('1 passed');
    expect(printed).toContain('1 on assumptions nobody has checked: contacts.balances');
    const name = 'test_contacts.py::test_a_new_customer_owes_nothing';
    expect(receipt().tests[name]).toMatchObject({ 'contacts.balances': { state: 'assumed', count: 1 } });
    const evidence = FINDINGS as RuleEvidence;
    writeFileSync(tests, test((await start({ seed: 'empty', evidence })).baseUrl));
    await expect(run({ program: process.execPath, args, cwd: folder })).rejects.toThrow(
      `contacts.balances (refuted):\n  - ${name}`,
    );
  });
});
