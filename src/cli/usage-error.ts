/** The arguments are wrong. The message is printed with a pointer to `--help`; exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown if a file can't be read or used. The message says what, where and what to do, and is printed alone; exit status 2. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The command can't be done. The message says what, where and what to do, and is printed alone; exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
