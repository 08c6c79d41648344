import { spawn } from 'node:child_process';
import colors from 'picocolors';

/** Something that must hold before a release. */
export type Step = CommandStep | CheckStep;

/** A command that ends with 0. */
interface CommandStep {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Whether printing anything is a failure too, as for a command that lists what should not be. */
  silent?: boolean;
}

/** A check that finds nothing. */
interface CheckStep {
  name: string;
  /** Says what is wrong, if anything is. What it throws is wrong, too. */
  check: () => string | undefined;
}

/** How many lines of what a failed command printed are shown. */
const SHOWN_LINES = 30;

/**
 * Runs steps one after the other, and prints a line with the time of each. All are run, so that one run shows
 * everything that is missing.
 *
 * @param root The folder to run them in.
 * @returns Names of the steps that failed.
 */
export async function runSteps(steps: readonly Step[], root: string): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const { name } = step;
    const start = performance.now();
    const { passed, output } = await carryOut(step, root);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    console.log(`${passed ? colors.green('✓') : colors.red('✗')} ${name.padEnd(20)} ${seconds.padStart(8)}`);
    if (passed) continue;
    failed.push(name);
    console.log(indent(output));
  }
  return failed;
}

async function carryOut(step: Step, root: string): Promise<{ passed: boolean; output: string }> {
  if ('check' in step) {
    const problem = problemOf(step);
    return { passed: problem === undefined, output: problem ?? '' };
  }
  const { command, silent = false } = step;
  const { status, output } = await run(command, root);
  return { passed: status === 0 && !(silent && output.trim() !== ''), output };
}

function problemOf({ check }: CheckStep): string | undefined {
  try {
    return check();
  } catch (error) {
    return (error as Error).message;
  }
}

/** Runs a command to its end; what it prints is kept. A program that does not exist is a failure like any other. */
function run(
  [program, ...args]: CommandStep['command'],
  cwd: string,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('error', (error) => resolve({ status: null, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function indent(output: string): string {
  const lines = output.trimEnd().split('\n').slice(-SHOWN_LINES);
  return lines.map((line) => `    ${line}`).join('\n');
}
