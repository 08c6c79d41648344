import type { Option } from './command-options.ts';

export const PROGRAM = 'inventory-service-api';

/** Columns of the help, except for examples, which are copied as one line. */
const COLUMNS = 100;

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
  /** Meanings of its exit statuses, where they say more than those of all commands. */
  exitStatuses?: Readonly<Record<number, string>>;
}

/** A row of the help: an option or operand with its default, a variable or an exit status. */
export interface Row {
  usage: string;
  description: string;
  /** Left out or empty if it goes without saying. */
  fallback?: string;
}

/** Writes the help of a command. */
export function formatHelp({
  name,
  description,
  operands = [],
  options,
  examples,
  notes,
  exitStatuses,
}: HelpContent): string {
  const usage = ['npx', PROGRAM, name, ...operands.map((operand) => operand.name), '[options]'].join(' ');
  return [
    fold(description),
    `  ${usage}`,
    formatRows([...operands.map(operandRow), ...optionRows(options)]),
    ['Examples:', ...examples.map((example) => `  npx ${PROGRAM} ${example}`)].join('\n'),
    ...(notes === undefined ? [] : [fold(notes)]),
    ...(exitStatuses === undefined ? [] : [`Exit statuses:\n${formatRows(statusRows(exitStatuses))}`]),
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

function statusRows(statuses: Readonly<Record<number, string>>): Row[] {
  return Object.entries(statuses).map(([usage, description]) => ({ usage, description }));
}

/** Writes what is described as lines, without backticks. Descriptions continue in their column. */
export function formatRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  const indent = ' '.repeat(width + 4);
  return rows
    .map(({ usage, description, fallback = '' }) => {
      const text = `${description}${fallback && ` (default: ${fallback})`}`.replaceAll('`', '');
      return `  ${usage.padEnd(width)}  ${wrap(text, COLUMNS - indent.length).join(`\n${indent}`)}`;
    })
    .join('\n');
}

/** Breaks the lines of paragraphs where they are full. A paragraph with indented lines, such as a table, stays as it is. */
function fold(text: string): string {
  const paragraphs = text.split('\n\n');
  return paragraphs
    .map((one) => (/^ /m.test(one) ? one : wrap(one.replaceAll('\n', ' '), COLUMNS).join('\n')))
    .join('\n\n');
}

/** Breaks text between words into lines of a length. A longer word has a line of its own. */
function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= length) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
