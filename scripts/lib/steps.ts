import { spawnSync } from 'node:child_process';
import colors from 'picocolors';

/** Something that must hold. */
export interface Step {
  name: string;
  /** Says what is wrong, if anything is. An error that it throws counts as well. */
  check(): string | undefined | Promise<string | undefined>;
}

/** Number of lines shown of a failed command's output. */
const SHOWN_LINES = 30;

/**
 * Runs steps one after the other and prints how long each took. A failed step does not end the run, so that one run shows
 * everything that is missing.
 *
 * @returns The names of the steps that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, check } of steps) {
    const start = performance.now();
    const problem = await problemIn(check);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    console.log(
      `${problem === undefined ? colors.green('✓') : colors.red('✗')} ${name.padEnd(20)} ${seconds.padStart(8)}`,
    );
    if (problem === undefined) continue;
    failed.push(name);
    console.log(problem.replaceAll(/^/gm, '    '));
  }
  return failed;
}

async function problemIn(check: Step['check']): Promise<string | undefined> {
  try {
    return await check();
  } catch (error) {
    return (error as Error).message;
  }
}

/** Runs a command in a folder. Fails with the end of its output, unless its exit status is 0. */
export function commandStep(name: string, cwd: string, program: string, ...args: string[]): Step {
  return {
    name,
    check() {
      const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
      if (status === 0) return undefined;
      return error?.message ?? `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
    },
  };
}
