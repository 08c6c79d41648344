import { parseArgs } from 'node:util';

/**
 * Reads the options of a release program. Prints the help where it is asked for, or why an option is wrong.
 *
 * @returns The folder of the project, or the exit status if there is nothing to do.
 */
export function readRoot(args: string[], help: string): { root: string } | { status: number } {
  try {
    const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' }, root: { type: 'string', default: process.cwd() } } });
    if (!values.help) return { root: values.root };
    console.log(help);
    return { status: 0 };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    return { status: 2 };
  }
}
