import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import { createStandIn, type StandIn, serveStandIn } from '../support/probe-stand-in.ts';
import { startThread } from '../support/threads.ts';
import { run } from './output.ts';

const PROGRAM = await compiledCli();
const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
const TOKEN = 'the-token-of-the-owner';
let standIn: StandIn;
let server: Awaited<ReturnType<typeof serveStandIn>>;
beforeAll(async () => {
  standIn = createStandIn(['taxes.unique']);
  server = await serveStandIn(standIn);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

const probe = (journal: string, ...args: string[]) => {
  vi.stubEnv('INVENTORY_TOKEN', TOKEN);
  const account = ['--base-url', server.baseUrl, '--organization-id', standIn.sandbox.organizationId];
  return run([
    'probe',
    ...account,
    '--per-minute',
    '100',
    '--only',
    'taxes.*',
    '--journal',
    path.join(folder, journal),
    ...args,
  ]);
};

test('a plan calls nothing, needs no account, and says what would stay', async () => {
  const { status, stdout } = await run(['probe', '--plan']);
  expect([status, standIn.calls]).toEqual([0, []]);
  expect(stdout).toMatch(
    /^\d+ rules would be probed, with \d+ calls and \d+ more that delete what they make\.\nNo record would stay\./,
  );
  const all = await run(['probe', '--plan', '--json', '--allow', 'residue,irreversible']);
  expect(JSON.parse(all.stdout)).toMatchObject({ stays: { createItem: expect.any(Number) } });
});

test('nothing is called without a yes', async () => {
  const { status, stderr } = await probe('unasked.ndjson');
  expect([status, standIn.calls]).toEqual([2, []]);
  expect(stderr).toMatch(/give --yes\.\nNothing was called\./);
});

describe('a run', () => {
  test('says what holds, and what does not', async () => {
    const { status, stdout, stderr } = await probe(
      'run.ndjson',
      '--yes',
      '--evidence',
      path.join(folder, 'shapes.ndjson'),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /Refuted \(1\):\n {2}✗ taxes\.unique, 2 calls\n {6}outcome is "taken"; with the rule "refused", without "taken"/,
    );
    expect(stdout).toMatch(/✓ taxes\.rate/);
    expect(stdout).toContain('Nothing is left in the account.');
    expect(stderr).toMatch(/calls were made\. The journal is /);
    const journal = readFileSync(path.join(folder, 'run.ndjson'), 'utf8');
    expect(journal).not.toContain(TOKEN);
    const shapes = readFileSync(path.join(folder, 'shapes.ndjson'), 'utf8');
    expect([shapes.includes(TOKEN), shapes.includes('PROBE-')]).toEqual([false, false]);
    // The recording is one that `verify` reads; the sandbox names more in its refusals than the contract has.
    expect((await run(['verify', path.join(folder, 'shapes.ndjson')])).stdout).toMatch(
      /^\d+ exchanges of \d+ of .*\n0 violations/s,
    );
  });

  test('is judged from its journal, without a call', async () => {
    const before = standIn.calls.length;
    const judge = (...args: string[]) =>
      run(['probe', '--judge', '--journal', path.join(folder, 'run.ndjson'), ...args]);
    expect((await judge('--assumptions')).stdout).toBe('{\n "taxes.unique": false\n}\n');
    expect(JSON.parse((await judge('--json')).stdout)).toMatchObject({
      organizationId: standIn.sandbox.organizationId,
    });
    const overlay = path.join(folder, 'overlay.json');
    await judge('--overlay', overlay);
    const { actions } = JSON.parse(readFileSync(overlay, 'utf8')) as { actions: { target: string; update: object }[] };
    expect(actions.find(({ target }) => target === "$.paths['/settings/taxes'].post")!.update).toMatchObject({
      'x-probed': expect.arrayContaining([expect.objectContaining({ rule: 'taxes.unique', verdict: 'refuted' })]),
    });
    expect(standIn.calls.length).toBe(before);
  });

  test('is evidence that merges, and that a sandbox shows', async () => {
    const files = ['north', 'south'].map((name) => path.join(folder, `${name}.json`));
    for (const [index, account] of ['north', 'south'].entries())
      await run([
        'probe',
        '--judge',
        '--journal',
        path.join(folder, 'run.ndjson'),
        '--findings',
        files[index]!,
        '--account',
        account,
      ]);
    const merged = path.join(folder, 'merged.json');
    expect(await run(['evidence', 'merge', ...files, files[0]!, '--out', merged])).toMatchObject({
      status: 0,
      stderr: '',
    });
    // Both are of one run, which counts once.
    const { probes } = JSON.parse(readFileSync(merged, 'utf8')) as { probes: Record<string, { rules: object }> };
    expect(Object.values(probes)).toMatchObject([
      { account: 'south', rules: { 'taxes.unique': { verdict: 'refuted' }, 'taxes.rate': { verdict: 'observed' } } },
    ]);
    const { stdout } = await run(['evidence', 'show', merged]);
    expect(stdout).toMatch(/taxes\.unique: refuted in 1 of 1 run, 1 account, last on \d{4}-\d\d-\d\d/);
    const assumptions = path.join(folder, 'assumptions.json');
    const { stdout: switched } = await run([
      'probe',
      '--judge',
      '--journal',
      path.join(folder, 'run.ndjson'),
      '--assumptions',
    ]);
    writeFileSync(assumptions, switched);
    const args = ['sandbox', '--port', '0', '--json', '--evidence', merged, '--assumptions', assumptions];
    const program = startThread(PROGRAM, { args });
    onTestFinished(async () => void (await program.stop()));
    const [, url] = await program.until(/"url":"([^"]+)"/);
    const answer = await fetch(`${url}/sandbox/rules.json?rule=taxes.unique`, {
      headers: { 'X-Sandbox-Control': '1' },
    });
    expect(await answer.json()).toMatchObject({ rules: [{ isOn: false, state: { kind: 'refuted', accounts: 1 } }] });
    expect(await (await fetch(`${url}/sandbox/rules`)).text()).toContain('data-state="refuted"');
  });

  test.each([
    ['--evidence', 'assumptions.json', /says nothing of rules: it must be evidence/],
    ['--evidence', 'nowhere.json', /Cannot read .*nowhere\.json/],
    ['--assumptions', 'merged.json', /--assumptions\.format must be true, false, or the name of an alternative/],
  ])('sandbox %s %s is refused', async (option, file, message) => {
    const { status, stderr } = await run(['sandbox', '--port', '0', option, path.join(folder, file)]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('stops at its budget with status 3, goes on, and can be cleaned up', async () => {
    const first = await probe('short.ndjson', '--yes', '--budget', '4');
    expect([first.status, first.stderr]).toEqual([3, expect.stringMatching(/The budget has .* goes on from here/)]);
    expect((await probe('short.ndjson', '--yes')).status).toBe(1);
    expect((await probe('short.ndjson', '--yes', '--clean')).status).toBe(0);
  });

  test('goes on after a line that was cut', async () => {
    const whole = readFileSync(path.join(folder, 'run.ndjson'), 'utf8').trimEnd().split('\n');
    const file = path.join(folder, 'cut.ndjson');
    writeFileSync(file, `${whole.slice(0, 6).join('\n')}\n${whole[6]!.slice(0, 20)}`);
    expect((await probe('cut.ndjson', '--yes')).status).toBe(1);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown).length).toBeGreaterThan(6);
  });
});

describe('wrong use', () => {
  test.each([
    [['--organization-id', '1'], /--base-url is missing/],
    [['--base-url', 'http://127.0.0.1:1/inventory/v1'], /--organization-id is missing/],
    [['--base-url', 'http://127.0.0.1:1/inventory/v1', '--organization-id', '1'], /INVENTORY_TOKEN is not set/],
    [['--plan', '--judge'], /cannot be given together/],
    [['--plan', '--only', 'taxes.uniqe'], /only: taxes\.uniqe is not the id .* Did you mean taxes\.unique/],
    [['--plan', '--except', 'warehouse.*'], /except: warehouse\.\* is not the id/],
    [['--plan', '--allow', 'all'], /allow: all is not residue, irreversible or mail/],
    [['--plan', '--budget', 'x'], /--budget must be a whole number/],
    [['--judge', '--journal', 'nowhere.ndjson'], /Cannot open nowhere\.ndjson/],
  ])('%j', async (args, message) => {
    const { status, stderr } = await run(['probe', ...args]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('a run that would probe nothing is none', async () => {
    const { status, stdout, stderr } = await probe('nothing.ndjson', '--yes', '--except', '*');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/Nothing would be probed\./);
    expect(existsSync(path.join(folder, 'nothing.ndjson'))).toBe(false);
  });

  test('a journal in which no probe has ended decides nothing', async () => {
    const file = path.join(folder, 'begun.ndjson');
    writeFileSync(file, readFileSync(path.join(folder, 'run.ndjson'), 'utf8').split('\n', 1)[0]!.concat('\n'));
    const { status, stderr } = await run(['probe', '--judge', '--journal', file]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/no probe has ended: it decides nothing/)]);
  });

  test('no journal is made by it', () => {
    expect(existsSync('probe.ndjson')).toBe(false);
  });
});
