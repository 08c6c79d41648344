import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { program, start } from './processes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that never has space. */
const FULL = '/dev/full';

describe('the command line, as a process', () => {
  it("ends with 2 where a file can't be read, without a stack", () => {
    expect(start('operations', '--document', path.join(folder, 'missing.yaml'))).toEqual({
      status: 2,
      stdout: '',
      stderr: `Cannot read ${folder}/missing.yaml: there is no such file.\n`,
    });
  });

  it('ends quietly where the reader closes the pipe', async () => {
    const command = `set -o pipefail; "$0" ${program} spec | head -n 1`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command, process.execPath]);
    expect({ stdout, stderr }).toEqual({ stdout: 'openapi: 3.1.0\n', stderr: '' });
  });

  it.skipIf(!existsSync(FULL))("ends with 1 where what it prints can't be written, without a stack", () => {
    const stdio = ['ignore', openSync(FULL, 'w'), 'pipe'] as const;
    const { status, stderr } = spawnSync(process.execPath, [program, 'spec'], { encoding: 'utf8', stdio: [...stdio] });
    expect([status, stderr]).toEqual([1, 'Cannot write to standard output: no space is left.\n']);
  });
});
