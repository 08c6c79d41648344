import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedFile } from '../../src/contract/node/shipped.ts';
import { compiledCli } from '../support/compiled-programs.ts';

const program = await compiledCli();
const folder = mkdtempSync(path.join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that never has space. */
const FULL = '/dev/full';

/** Runs the command line as a process of its own. */
function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 4_000_000,
  });
  return { status, stdout, stderr };
}

describe('the command line, as a process', () => {
  it('prints to standard output alone, and ends with 0', () => {
    const document = readFileSync(shippedFile('generated/openapi.json'), 'utf8');
    expect(start('spec', '--format', 'json')).toEqual({ status: 0, stdout: document, stderr: '' });
  });

  it('ends with 2 on wrong usage, without a stack', () => {
    expect(start('sample', 'creatTax')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no operation "creatTax". Did you mean createTax? See inventory-service-api sample --help.\n',
    });
  });

  it('ends with 2 where a file cannot be read, without a stack', () => {
    expect(start('diff', path.join(folder, 'missing.yaml'))).toEqual({
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

  it.skipIf(!existsSync(FULL))('ends with 1 where what it prints cannot be written, without a stack', () => {
    const stdio = ['ignore', openSync(FULL, 'w'), 'pipe'] as const;
    const { status, stderr } = spawnSync(process.execPath, [program, 'spec'], { encoding: 'utf8', stdio: [...stdio] });
    expect([status, stderr]).toEqual([1, 'Cannot write to standard output: no space is left.\n']);
  });
});
