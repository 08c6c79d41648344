import { spawnSync } from 'node:child_process';
import { compiledCli } from '../support/compiled-programs.ts';

export const program = await compiledCli();

/** Runs the command line as a process of its own. */
export function start(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 4_000_000,
  });
  return { status, stdout, stderr };
}
