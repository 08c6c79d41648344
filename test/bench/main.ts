import { spawnSync } from 'node:child_process';

/** Runs `npm run bench -- …`. */
export function bench(...args: string[]) {
  const program = ['scripts/run.mjs', 'bench/main.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  return { status, stdout, stderr };
}
