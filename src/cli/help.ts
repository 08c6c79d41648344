import type { Option } from './command-options.ts';

export const PROGRAM = 'inventory-service-api';

/** An option, with what the help says about it. */
export interface CommandOption extends Option {
  /** Placeholder for its value, such as `<port>`; its `values` by default. */
  value?: string;
  /** No capital, no full stop, code in backticks. */
  description: string;
  /** Value in words where the option is not given and has no `default`: `random`. */
  fallback?: string;
}

/** Options by their names. */
export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** An argument that is not an option. */
export interface Operand {
  /** Its name, such as `<old>`; in square brackets if it may be left out. */
  name: string;
  description: string;
  /** Value in words where it is left out. */
  fallback?: string;
}

export interface HelpContent {
  /** The word that calls it. */
  name: string;
  description: string;
  operands?: readonly Operand[];
  options: CommandOptions;
  /** Calls of it, without the name of the program. */
  examples: readonly string[];
  /** Shown after the examples. */
  notes?: string;
}

/** A row of the help: an option or operand with its default, a variable or an exit status. */
export interface Row {
  usage: string;
  description: string;
  /** Left out or empty if it goes without saying. */
  fallback?: string;
}

/** Writes the help of a command. */
export function formatHelp({ name, description, operands = [], options, examples, notes }: HelpContent): string {
  const usage = ['npx', PROGRAM, name, ...operands.map((operand) => operand.name), '[options]'].join(' ');
  return [
    description,
    `  ${usage}`,
    formatRows([...operands.map(operandRow), ...optionRows(options)]),
    ['Examples:', ...examples.map((example) => `  npx ${PROGRAM} ${example}`)].join('\n'),
    ...(notes === undefined ? [] : [notes]),
  ].join('\n\n');
}

/** Describes the options of a command, `--help` last. */
export function optionRows(options: CommandOptions): Row[] {
  const rows = Object.entries(options).map(([name, { type, value, values, description, ...option }]) => ({
    usage: type === 'boolean' ? `--${name}` : `--${name} ${value ?? `<${values?.join('|') ?? name}>`}`,
    description,
    fallback: option.default ?? option.fallback ?? '',
  }));
  return [...rows, { usage: '-h, --help', description: 'prints this help', fallback: '' }];
}

function operandRow({ name, description, fallback = '' }: Operand): Row {
  return { usage: name, description, fallback };
}

/** Writes what is described as lines, without backticks. */
export function formatRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  return rows
    .map(({ usage, description, fallback = '' }) => {
      const suffix = fallback && ` (default: ${fallback})`;
      return `  ${usage.padEnd(width)}  ${description}${suffix}`.replaceAll('`', '');
    })
    .join('\n');
}
