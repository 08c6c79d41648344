import { parseOptions, type Values } from './command-options.ts';
import { type CommandOptions, formatHelp, type HelpContent } from './help.ts';

export interface Definition<O extends CommandOptions> extends HelpContent {
  /** For the list of commands: under 60 characters, no full stop. */
  summary: string;
  options: O;
  /**
   * Runs it.
   *
   * @returns The exit status.
   * @throws UsageError if the values are wrong; CommandError if it can't be done.
   */
  run(values: Values<O>, operands: readonly string[]): Promise<number>;
}

/** A command of the command line. */
export interface Command extends HelpContent {
  /** For the list of commands: under 60 characters, no full stop. */
  summary: string;
  /** The help text: usage, options with their defaults, and examples. */
  help: string;
  /**
   * Runs it.
   *
   * @param args What follows the command's name.
   * @returns The exit status.
   * @throws UsageError if the arguments are wrong; CommandError if it can't be done.
   */
  run(args: string[]): Promise<number>;
}

/** Makes a command: one table of its options is what the help describes and the arguments are read by. */
export function defineCommand<const O extends CommandOptions>(definition: Definition<O>): Command {
  const operands = definition.operands?.map(({ name }) => name);
  return {
    ...definition,
    help: formatHelp(definition),
    run: async (args) => {
      const { values, positionals } = parseOptions(args, definition.options, operands);
      return definition.run(values, positionals);
    },
  };
}
