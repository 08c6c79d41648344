import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RuleEvidence } from 'inventory-service-api/sandbox';
import type { Receipt } from 'inventory-service-api/sandbox/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledClient, compiledSandbox, installModules } from '../../support/compiled-programs.ts';
import { hasLanguages, installNpm, installPython } from '../../support/judges/tools.ts';
import { blocksIn } from '../../support/markdown.ts';
import { start } from '../../support/sandbox-server.ts';
import { run } from '../clients/run.ts';

const page = readFileSync('docs/receipts.md', 'utf8');
const TEST = 'a new customer owes nothing';
const SUMMARY = [
  '0 tests depend on documented behaviour only,',
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
  const section = page.split(new RegExp(`^##+ ${heading}\n`, 'm'))[1]!.split(/^##/m)[0]!;
  for (const text of blocksIn(section, language)) {
    const [, name] = /^(?:\/\/|#) (\S+)\n/.exec(text) ?? [];
    if (name !== undefined) writeFileSync(path.join(folder, name), text);
  }
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

const EXPECTED: Receipt = JSON.parse(blocksIn(page, 'json')[0]!);

describe('docs/receipts.md shows how to get a receipt', () => {
  it('with Vitest, and that a run fails once a probe has refuted an assumption', () => {
    write('Get a receipt', 'ts');
    symlinkSync(path.resolve('node_modules/vitest'), path.join(folder, 'node_modules/vitest'));
    const vitest = [path.resolve('node_modules/vitest/vitest.mjs'), 'run'];
    const first = node(vitest);
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining(SUMMARY) });
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.ts');
    const second = node(vitest);
    expectRefuted(second);
  });

  it('with Jest', async () => {
    const jest = await installNpm('jest@30.5.2', 'bin/jest.js');
    write('Jest', 'js');
    write('Get a receipt', 'ts');
    const tests = readFileSync(path.join(folder, 'invoices.test.ts'), 'utf8');
    rmSync(path.join(folder, 'receipts.setup.ts'));
    rmSync(path.join(folder, 'invoices.test.ts'));
    writeFileSync(path.join(folder, 'invoices.test.mjs'), tests.replace(/^import .* from 'vitest';\n/m, ''));
    const { status, output } = node([jest], '--experimental-vm-modules');
    expect([status, output]).toEqual([0, expect.stringContaining(SUMMARY)]);
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.mjs');
    expectRefuted(node([jest], '--experimental-vm-modules'));
  });

  it('with node:test', () => {
    write('node:test', 'js');
    const { status, output } = node(['run-tests.mjs']);
    expect([status, output]).toEqual([0, expect.stringContaining(SUMMARY)]);
    expect(receipt()).toEqual(EXPECTED);
    refute('invoices.test.mjs');
    expectRefuted(node(['run-tests.mjs']));
  });

  it.skipIf(!hasLanguages('pytest', 'Python'))('with pytest', async () => {
    write('pytest', 'python');
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
    const bin = await installPython('receipts', 'test/judges/receipts/requirements.txt');
    const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];
    expect(await run({ program: path.join(bin, 'python'), args, cwd: folder })).toContain('1 passed');
    const name = 'test_contacts.py::test_a_new_customer_owes_nothing';
    expect(receipt().tests[name]).toMatchObject({ 'contacts.balances': { state: 'assumed', count: 1 } });
    writeFileSync(
      path.join(folder, 'summary.mjs'),
      "import { receipts } from 'inventory-service-api/sandbox/testing';\nconsole.log(receipts().summary());\n",
    );
    expect(node(['summary.mjs']).output).toContain('1 on assumptions nobody has checked: contacts.balances');
    const evidence = FINDINGS as RuleEvidence;
    writeFileSync(tests, test((await start({ seed: 'empty', evidence })).baseUrl));
    await expect(run({ program: path.join(bin, 'python'), args, cwd: folder })).rejects.toThrow(
      `contacts.balances (refuted): ${name}`,
    );
  });
});
