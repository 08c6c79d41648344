import { type Options, parseOptions, UsageError, type Values } from '../../src/cli/index.ts';

export type Arguments<Value> = { values: Value } | { status: number };

/** The folder of the project, which tests set. */
export const ROOT = { root: { type: 'string', default: process.cwd() } } as const;

/** Reads the options of a program. Prints the help where it is asked for, or why an option is wrong. */
export function readOptions<const O extends Options>(args: string[], help: string, options: O): Arguments<Values<O>> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return { status: 0 };
  }
  try {
    const { values } = parseOptions(args, options);
    return { values };
  } catch (error) {
    if (error instanceof UsageError) return refuseUsage(error.message, help);
    throw error;
  }
}

/** Ends a program that was called wrongly. */
export function refuseUsage(reason: string, help: string): { status: number } {
  console.error(`${reason}\n\n${help}`);
  return { status: 2 };
}
