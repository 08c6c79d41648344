import { isNode } from '../contract/index.ts';
import { type Closed, type ClosedFields, problemIn } from './closed.ts';

/** An option of a program, in code and on the command line. */
export interface Option extends Closed {
  /** What it does or is: no capital, no full stop, code in backticks. */
  description: string;
  /** Its default in words, if it has one. */
  default?: string;
  /** How it is given on the command line; undefined if it is for code alone. */
  flag?: Flag;
}

/** An option on the command line. */
export interface Flag {
  /** Its name without dashes. */
  name: string;
  /** Its name in an earlier version, which is now an error that names this one. */
  formerName?: string;
  /** What its value is called in help, such as `<number>`; undefined for a switch. */
  value?: string;
  /** Whether it may be given more than once. */
  multiple?: true;
  /** The text that is taken where it is not given, if that is not the default of the option. */
  default?: string;
  /** What the option is, by the text of the flag; the text by default. */
  read?(text: string): unknown;
  /** What the option is, by the texts of a flag that may be given more than once; their list by default. */
  readAll?(texts: readonly string[]): unknown;
  /** What the flag is, where the description of the option is for code. */
  description?: string;
}

/** The options of a program by their names in code. */
export type OptionTable<Options> = Readonly<Record<keyof Options & string, Option>>;

/** What is wrong with an option. */
export interface OptionProblem {
  option: string;
  /** The end of a sentence that begins with the option. */
  problem: string;
}

/** Finds the first option that is unknown or has a wrong value. `undefined` counts as not set. */
export function problemOf(table: OptionTable<object>, options: unknown): OptionProblem | undefined {
  const mistake = problemIn(
    { check: isNode, must: 'must be an object.', fields: table as ClosedFields },
    options,
    'an option',
  );
  return mistake && { option: mistake.place === '' ? 'options' : mistake.place, problem: mistake.problem };
}

/** The options that flags give, by their names in code. */
export function readFlags<Options>(
  table: OptionTable<Options>,
  flags: Readonly<Record<string, unknown>>,
): Partial<Options> {
  const options = Object.entries<Option>(table).flatMap(([name, { flag }]) => {
    const value = flag && flags[flag.name];
    // An omitted switch is false.
    if (!flag || value === undefined || value === false) return [];
    return [[name, readFlag(flag, value)]];
  });
  return Object.fromEntries(options) as Partial<Options>;
}

function readFlag(flag: Flag, value: unknown): unknown {
  if (flag.readAll) return flag.readAll([value].flat() as string[]);
  return typeof value === 'string' && flag.read ? flag.read(value) : value;
}

/** What an option is called on the command line. */
export function flagNameOf(table: OptionTable<object>, option: string): string {
  // What is wrong may be an entry of it: `failures[0]`.
  const [name = option] = option.split('[');
  return `--${optionOf(table, name)?.flag?.name ?? option}`;
}

function optionOf(table: OptionTable<object>, name: string): Option | undefined {
  return Object.hasOwn(table, name) ? (table as Record<string, Option>)[name] : undefined;
}

/** Options of which none that is there is undefined. */
type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> };

/** Options without those that are there but undefined. */
export function defined<Options extends object>(options: Options): Defined<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<Options>;
}
