import type { MockOptions } from './mock-options.ts';

/** The mock can't start. The message says why and what to do. */
export class MockError extends Error {
  override readonly name: string = 'MockError';
}

/** A file that the mock was given can't be read, or holds something else. */
export class MockFileError extends MockError {
  override readonly name = 'MockFileError';
}

/** An option is unknown, or has a value that can't be used. */
export class MockOptionError extends MockError {
  override readonly name = 'MockOptionError';
  /** The option, as it was written. */
  readonly option: keyof MockOptions | (string & {});
  /** The problem, as the end of a sentence: `must be a whole number of bytes.` */
  readonly problem: string;

  constructor(option: string, problem: string) {
    super(`${option} ${problem}`);
    this.option = option;
    this.problem = problem;
  }
}
