import type { StartSandboxOptions } from './start-options.ts';

/** The folder of the kept data can't be used. The message says why and what to do. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** The sandbox can't start. The message says why and what to do. */
export class SandboxError extends Error {
  override readonly name: string = 'SandboxError';
}

/** A file that the sandbox was given can't be read, or holds something else. */
export class SandboxFileError extends SandboxError {
  override readonly name = 'SandboxFileError';
}

/** An option is unknown, or has a value that can't be used. */
export class SandboxOptionError extends SandboxError {
  override readonly name = 'SandboxOptionError';
  /** The option, as it was written. */
  readonly option: keyof StartSandboxOptions | (string & {});
  /** The problem, as the end of a sentence: `must be a time, such as 2026-03-28.` */
  readonly problem: string;

  constructor(option: string, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}
