import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledCli } from '../../support/compiled-programs.ts';
import { hasLanguages, installJar, installPython } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { codeBelow } from '../../support/markdown.ts';
import { run } from '../clients/run.ts';

const page = readFileSync('docs/sandbox.md', 'utf8');

/** Tools may have to be installed and compiled first, in milliseconds. */
const INSTALLING = 600_000;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const program = path.join(bin, 'inventory-service-api');
  writeFileSync(
    program,
    `#!/bin/sh\necho $$ >> '${folder}/started'\nexec '${process.execPath}' '${await compiledCli()}' "$@"\n`,
  );
  chmodSync(program, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes what the page shows below a heading. */
function write(file: string, heading: string, language: string): void {
  writeFileSync(path.join(folder, file), codeBelow(page, heading, language));
}

/** Expects that a sandbox was started since, and that none runs any more. */
function expectStopped(before: number): void {
  const started = starts();
  expect(started.length).toBeGreaterThan(before);
  for (const pid of started) expect(() => process.kill(pid, 0), `${pid} still runs`).toThrow('ESRCH');
}

function starts(): number[] {
  try {
    return readFileSync(path.join(folder, 'started'), 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

describe('docs/sandbox.md starts a sandbox, calls it and stops it', () => {
  it.skipIf(!hasLanguages('pytest', 'Python'))(
    'from pytest',
    async () => {
      const before = starts().length;
      write('test_sandbox.py', 'pytest', 'python');
      const bin = await installPython('pytest', 'test/external/elsewhere/requirements.txt');
      const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_sandbox.py'];
      expect(await run({ program: path.join(bin, 'python'), args, cwd: folder })).toContain('1 passed');
      expectStopped(before);
    },
    INSTALLING,
  );

  it.skipIf(!IS_FULL || !hasLanguages('JUnit', 'Java', 'Maven'))(
    'from JUnit',
    async () => {
      const before = starts().length;
      write('SandboxTest.java', 'JUnit', 'java');
      const jar = await installJar('org.junit.platform:junit-platform-console-standalone:1.11.4');
      await run({ program: 'javac', args: ['-cp', jar, '-d', 'classes', 'SandboxTest.java'], cwd: folder });
      const args = ['-jar', jar, 'execute', '--class-path', 'classes', '--scan-class-path', '--disable-banner'];
      expect(await run({ program: 'java', args, cwd: folder })).toMatch(/1 tests successful/);
      expectStopped(before);
    },
    INSTALLING,
  );

  it.skipIf(!hasLanguages('go test', 'Go'))(
    'from go test',
    async () => {
      const before = starts().length;
      write('sandbox_test.go', 'go test', 'go');
      writeFileSync(path.join(folder, 'go.mod'), 'module inventory\n\ngo 1.21\n');
      expect(await run({ program: 'go', args: ['test', '-count=1', './...'], cwd: folder })).toMatch(
        /^ok\s+inventory/m,
      );
      expectStopped(before);
    },
    INSTALLING,
  );
});
