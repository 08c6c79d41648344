import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
 * Runs steps and prints how long each took. A failed step does not end the run, so that one run shows everything that is missing.
 *
 * @param atOnce How many steps run at the same time, 1 by default. Their lines keep the order of the steps.
 * @returns The names of the steps that failed.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<string[]> {
  const outcomes: Promise<Outcome>[] = [];
  for (const [index, { check }] of steps.entries()) {
    const before = outcomes[index - atOnce] ?? Promise.resolve();
    outcomes.push(before.then(() => outcomeOf(check)));
  }
  const failed: string[] = [];
  for (const [index, { name }] of steps.entries()) {
    const { problem, seconds } = await outcomes[index]!;
    const mark = problem === undefined ? colors.green('✓') : colors.red('✗');
    console.log(`${mark} ${name.padEnd(20)} ${`${seconds.toFixed(1)} s`.padStart(8)}`);
    if (problem === undefined) continue;
    failed.push(name);
    console.log(problem.replaceAll(/^/gm, '    '));
  }
  return failed;
}

interface Outcome {
  problem: string | undefined;
  seconds: number;
}

async function outcomeOf(check: Step['check']): Promise<Outcome> {
  const start = performance.now();
  const problem = await problemIn(check);
  return { problem, seconds: (performance.now() - start) / 1000 };
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
    async check() {
      try {
        await promisify(execFile)(program, args, { cwd, maxBuffer: 1e9 });
        return undefined;
      } catch (error) {
        const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string };
        return `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n') || message;
      }
    },
  };
}
