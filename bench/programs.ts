import { spawnSync } from 'node:child_process';

/** A program of Node to measure. */
export interface Program {
  name: string;
  /** Its file and its arguments. */
  command: string[];
  cwd: string;
}

/**
 * Runs a program and returns how long it took, in ms.
 *
 * @throws Error if it fails.
 */
export function timeProgram({ name, command, cwd }: Program): number {
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8', maxBuffer: 64e6 });
  if (status !== 0) throw new Error(`${name} ended with status ${status}\n${stdout}${stderr}`);
  return performance.now() - start;
}
