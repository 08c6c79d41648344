/** A command of the command line. */
export interface Command {
  /** The word that calls it. */
  name: string;
  /** What it does, for the list of commands: under 60 characters, no full stop. */
  summary: string;
  /** The whole help text: usage, options with their defaults, and examples. */
  help: string;
  /**
   * Runs it.
   *
   * @param args What follows the command's name.
   * @returns The exit status.
   * @throws UsageError if the arguments are wrong.
   * @throws CommandError if it cannot be done.
   */
  run(args: string[]): Promise<number>;
}

/** The arguments are wrong. The message is printed with a pointer to `--help`; exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot be done. The message says what, where and what to do, and is printed alone; exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
