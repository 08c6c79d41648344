import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import { startThread } from '../support/threads.ts';
import { run } from './output.ts';
import { testInterruptedRun } from './probe.ts';
import { serveProbed, testTryOut } from './probe-run.ts';

const PROGRAM = await compiledCli();
const { folder, probe } = serveProbed();
beforeAll(async () => {
  expect((await probe('run.ndjson', '--yes')).status).toBe(1);
});

testTryOut();

describe('a run', () => {
  testInterruptedRun('SIGINT');
  testInterruptedRun('SIGTERM');

  test('is evidence that merges, and that a sandbox shows', async () => {
    const files = ['north', 'south'].map((name) => path.join(folder, `${name}.json`));
    for (const [index, account] of ['north', 'south'].entries())
      await run([
        'probe',
        '--report',
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
      '--report',
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
    ['--evidence', 'assumptions.json', /contains no evidence about rules\. Use a file/],
    [
      '--assumptions',
      'merged.json',
      /merged\.json: assumptions\.format must be true, false, or the name of an alternative/,
    ],
  ])('sandbox %s %s is refused', async (option, file, message) => {
    const { status, stderr } = await run(['sandbox', '--port', '0', option, path.join(folder, file)]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('stops at its budget with status 3, goes on, and can be cleaned up', async () => {
    const first = await probe('short.ndjson', '--yes', '--budget', '4');
    expect([first.status, first.stderr]).toEqual([
      3,
      expect.stringMatching(/The budget has .* To continue, run the same command again/),
    ]);
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
