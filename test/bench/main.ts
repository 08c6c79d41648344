import { transpile } from '../../scripts/lib/transpile.mjs';
import { type Ended, runThread } from '../support/threads.ts';

let program: Promise<string> | undefined;

/** Runs `npm run bench -- …`. */
export async function bench(...args: string[]): Promise<Ended> {
  program ??= transpile('bench/main.ts');
  return runThread(await program, { args });
}
