import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLogs } from '../../../bench/gateway-log.ts';
import { compiledCli } from '../../support/compiled-programs.ts';
import { hasLanguages, installPython } from '../../support/external/tools.ts';
import { amountOf, IS_FULL } from '../../support/full.ts';
import { MAPPINGS, verifierBlock } from '../../verifier/verify/support/gateway.ts';

/** How much the engines read, in MB. More is for a machine that has the time: `ENGINES_MB=10000`. */
const MEGABYTES = amountOf('ENGINES_MB', { small: 2, full: 100 });

/** Time for a worker to start, and for each MB. */
const LIMIT = 600_000 + MEGABYTES * 2000;

const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
const file = (name: string): string => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program as `npx` of the page starts it. Where there is a file `doomed`, the first worker that finds it is killed. */
const NPX = (program: string): string => `#!/bin/sh
shift
if rm '${file('doomed')}' 2>/dev/null; then kill -9 $$; fi
exec '${process.execPath}' '${program}' "$@"
`;

/** Runs a program in the folder, where `npx` starts the program under test. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const PATH = `${file('bin')}:${process.env['PATH']}`;
  const options = { cwd: folder, env: { ...process.env, PATH, ...env }, maxBuffer: 64e6, timeout: LIMIT };
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const logs = (): string[] => readdirSync(file('logs')).map((name) => path.join('logs', name));

/** The evidence of one process, and what it finds. */
let alone: string;
let report: string;

beforeAll(async () => {
  mkdirSync(file('bin'));
  writeFileSync(file('bin/npx'), NPX(await compiledCli()));
  chmodSync(file('bin/npx'), 0o755);
  writeFileSync(file('kong.yaml'), MAPPINGS.kong);
  mkdirSync(file('logs'));
  await writeLogs(file('logs'), MEGABYTES * 1e6, MEGABYTES < 100 ? 4 : 100);
  const merged = run('npx', ['inventory-service-api', 'evidence', 'merge', ...logs(), '--mapping', 'kong.yaml']);
  expect([merged.status, merged.stderr]).toEqual([0, '']);
  alone = merged.stdout;
  writeFileSync(file('alone.json'), alone);
  report = verify('alone.json');
}, LIMIT);

function verify(evidence: string): string {
  return run('npx', ['inventory-service-api', 'verify', evidence, '--format', 'json']).stdout;
}

it('a worker takes at most 120 MB with the options that docs/verifier.md names', { timeout: LIMIT }, () => {
  const [, options] = /export NODE_OPTIONS="(.+)"/.exec(verifierBlock('Check large logs', 'sh'))!;
  // Linux counts in KiB.
  const tellMemory = 'process.on("exit",()=>console.error(process.resourceUsage().maxRSS*1024))';
  const NODE_OPTIONS = `${options} --import=data:text/javascript,${encodeURIComponent(tellMemory)}`;
  const merge = ['inventory-service-api', 'evidence', 'merge', ...logs(), '--mapping', 'kong.yaml'];
  const { status, stdout, stderr } = run('npx', merge, { NODE_OPTIONS });
  expect([status, stdout === alone]).toEqual([0, true]);
  const bytes = Number(stderr);
  expect(bytes).toBeGreaterThan(20e6);
  expect(bytes).toBeLessThanOrEqual(120e6);
});

describe.skipIf(!hasLanguages('xargs', 'Zstandard'))('xargs, as docs/verifier.md has it', () => {
  const recipe = verifierBlock('Check large logs', 'sh');

  it(
    'gives the evidence of one process, and what it finds',
    () => {
      for (const log of logs()) expect(run('zstd', ['-q', log]).status).toBe(0);
      const { status, stderr } = run('bash', ['-c', recipe]);
      expect([status, stderr]).toEqual([1, '']);
      expect(readFileSync(file('evidence.json'), 'utf8') === alone).toBe(true);
      expect(JSON.parse(verify('evidence.json'))).toEqual(JSON.parse(report));
    },
    LIMIT,
  );

  it.runIf(IS_FULL)(
    'merges nothing where a worker was killed, and is right when it is run again',
    () => {
      rmSync(file('evidence.json'));
      writeFileSync(file('doomed'), '');
      expect(run('bash', ['-c', recipe]).status).toBeGreaterThan(100);
      expect(readdirSync(folder)).not.toContain('evidence.json');
      run('bash', ['-c', recipe]);
      expect(readFileSync(file('evidence.json'), 'utf8') === alone).toBe(true);
    },
    LIMIT,
  );
});

describe.skipIf(!IS_FULL || !hasLanguages('Spark', 'Python', 'Java'))('Spark, as docs/verifier.md describes it', () => {
  let python: string;
  beforeAll(async () => {
    python = path.join(await installPython('pyspark', path.join(import.meta.dirname, 'requirements.txt')), 'python');
    copyFileSync(path.join(import.meta.dirname, 'evidence.py'), file('evidence.py'));
  }, 1_800_000);

  /** Runs the program with two workers, each of which may fail thrice. */
  function spark() {
    const files = readdirSync(file('logs'))
      .filter((name) => name.endsWith('.log'))
      .map((name) => path.join('logs', name));
    const env = { PYSPARK_PYTHON: python, SPARK_LOCAL_IP: '127.0.0.1', PYSPARK_SUBMIT_ARGS: SUBMIT };
    return run(python, ['evidence.py', 'kong.yaml', ...files], env);
  }
  const SUBMIT = '--master local[2,4] --conf spark.ui.enabled=false pyspark-shell';

  it(
    'gives the evidence of one process, and what it finds',
    () => {
      const { status, stdout, stderr } = spark();
      expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
      expect(stdout === alone).toBe(true);
      writeFileSync(file('spark.json'), stdout);
      expect(JSON.parse(verify('spark.json'))).toEqual(JSON.parse(report));
    },
    LIMIT,
  );

  it(
    'gives the same where a worker is killed',
    () => {
      writeFileSync(file('doomed'), '');
      const { status, stdout } = spark();
      expect(readdirSync(folder)).not.toContain('doomed');
      expect([status, stdout === alone]).toEqual([0, true]);
    },
    LIMIT,
  );
});
