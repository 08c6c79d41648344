import { expect, it } from 'vitest';
import { transpile } from '../../scripts/lib/transpile.mjs';
import { type Ended, runThread } from '../support/threads.ts';

/** The release programs as JavaScript. */
const made = new Map<string, Promise<string>>();

/** Runs a release program. */
export async function start(program: string, ...args: string[]): Promise<Ended> {
  const file = made.get(program) ?? transpile(`scripts/release-${program}.ts`);
  made.set(program, file);
  return runThread(await file, { args });
}

/** Asks release programs how to use them. */
export function testHelp(programs: readonly string[]): void {
  it.each(programs)('%s says how to use it', async (program) => {
    const { status, stdout, stderr } = await start(program, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ {2}npm run release:/m);
  });
}
