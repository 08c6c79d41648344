import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: O }>>['values'];

/** What the arguments of a program ask for: to go on with these values, or to end with this status. */
export type Arguments<Value> = { values: Value } | { status: number };

/** The folder of the project, which tests set. */
export const ROOT = { root: { type: 'string', default: process.cwd() } } as const;

/** Reads the options of a program. Prints the help where it is asked for, or why an option is wrong. */
export function readOptions<const O extends Options>(args: string[], help: string, options: O): Arguments<Values<O>> {
  try {
    const { values }: { values: Record<string, unknown> } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (!values['help']) return { values: values as Values<O> };
    console.log(help);
    return { status: 0 };
  } catch (error) {
    return refuseUsage((error as Error).message, help);
  }
}

/** Ends a program that was called wrongly. */
export function refuseUsage(reason: string, help: string): { status: number } {
  console.error(`${reason}\n\n${help}`);
  return { status: 2 };
}
