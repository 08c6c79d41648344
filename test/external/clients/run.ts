import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A client that is compiled. */
export interface Client {
  /** Order to cash against a sandbox; all but oapi-codegen attach the file and read it back. Prints what it read as JSON. */
  orderToCash(baseUrl: string, file: string): Command;
  /**
   * Reads the samples in a file and writes them again. Prints what it wrote as JSON, with a text where it could not. None
   * for a client whose types are all that it knows of bodies: the samples were compiled with them.
   */
  writeAgain?(file: string): Command;
}

/** How long a program may run, in milliseconds. */
const LIMIT = 600_000;

/** How much of what a program prints is told when it fails, in characters. */
const LONGEST = 5000;

const execute = promisify(execFile);

/** A program with its arguments, and the folder that it runs in. */
export interface Command {
  program: string;
  args: readonly string[];
  cwd: string;
}

/**
 * Runs a program.
 *
 * @returns What it prints.
 * @throws Error with the beginning of what it printed, if it fails.
 */
export async function run({ program, args, cwd }: Command): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, timeout: LIMIT, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { message, stdout = '' } = error as { message: string; stdout?: string };
    // The message has what it wrote about errors, and compilers write on without end.
    throw new Error(`${message}\n${stdout}`.slice(0, LONGEST));
  }
}
