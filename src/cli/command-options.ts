import { parseArgs } from 'node:util';
import { nearest, suggestion } from '../contract/index.ts';
import { UsageError } from './usage-error.ts';

/** An option, as it is read. */
export interface Option {
  type: 'string' | 'boolean';
  formerName?: string;
  /** The only values that it takes. */
  values?: readonly string[];
  multiple?: boolean;
  /** Its value where it is not given. A `boolean` without one is false. */
  default?: string;
}

/** Options by their names. */
export type Options = Readonly<Record<string, Option>>;

type One<O extends Option> = O['type'] extends 'boolean'
  ? boolean
  : O extends { values: readonly (infer Value)[] }
    ? Value
    : string;

type Given<O extends Option> = O extends { multiple: true } ? One<O>[] : One<O>;

export type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends { default: string } | { type: 'boolean' }
    ? Given<O[Name]>
    : Given<O[Name]> | undefined;
};

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Reads the arguments of a command or program.
 *
 * @param operands Names of the arguments that are not options, in their order; those in square brackets may be left out,
 * and the last may be given several times if its name ends with three dots.
 * @throws UsageError if an option is unknown, given twice, lacks its value or has another than its values, or if an
 * operand is missing or one too many.
 */
export function parseOptions<const O extends Options>(
  args: string[],
  options: O,
  operands: readonly string[] = [],
): { values: Values<O>; positionals: string[] } {
  const { values, positionals } = parse(args, options);
  const needed = operands.filter((name) => !name.startsWith('['));
  if (positionals.length < needed.length)
    throw new UsageError(`Missing ${needed[positionals.length]!.replace('...', '')}.`);
  if (positionals.length > operands.length && !operands.at(-1)?.endsWith('...')) {
    throw new UsageError(`Unexpected argument ${JSON.stringify(positionals[operands.length])}.`);
  }
  for (const [name, option] of Object.entries(options))
    for (const value of [values[name] ?? []].flat()) checkValue(`--${name}`, String(value), option);
  return { values: values as Values<O>, positionals };
}

function parse(args: string[], options: Options): { values: Record<string, unknown>; positionals: string[] } {
  const config = Object.entries(options).map(([name, { type, multiple, default: value }]) => [
    name,
    {
      type,
      multiple: multiple ?? false,
      ...(type === 'boolean' ? { default: false } : value !== undefined && { default: value }),
    },
  ]);
  try {
    const { values, positionals, tokens } = parseArgs({
      args: withNegatives(args, options),
      options: Object.fromEntries(config),
      allowPositionals: true,
      tokens: true,
    });
    checkOnce(
      tokens.flatMap((token) => (token.kind === 'option' ? token.name : [])),
      options,
    );
    return { values, positionals };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) {
      throw new UsageError(explain(error.message, options));
    }
    throw error;
  }
}

function checkOnce(given: readonly string[], options: Options): void {
  const twice = given.find(
    (name, place) => options[name]?.type === 'string' && !options[name].multiple && given.indexOf(name) < place,
  );
  if (twice !== undefined) throw new UsageError(`--${twice} was passed twice. Pass it once.`);
}

/** Takes a negative number for the value of the option before it, so that whoever reads the option says what it may be. */
function withNegatives(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1) ?? '';
    const isValue =
      /^-\d/.test(arg) && options[before.replace(/^--/, '')]?.type === 'string' && before.startsWith('--');
    if (isValue && !joined.includes('--')) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

function checkValue(name: string, value: string, { values }: Option): void {
  if (values === undefined || values.includes(value)) return;
  throw new UsageError(
    `${name} must be ${ALTERNATIVES.format(values)}, not ${JSON.stringify(value)}.${suggestion(value, values)}`,
  );
}

/** Node names the option well, and goes on with advice that does not apply here. */
function explain(message: string, options: Options): string {
  const [option = ''] = /--?\w[\w-]*(?=[ ='])/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) {
    const name = option.replace(/^-+/, '');
    const [renamed] = Object.entries(options).find(([, { formerName }]) => formerName === name) ?? [];
    if (renamed !== undefined) return `${option} is now --${renamed}.`;
    if (name === 'document') return "This command only works with this package's contract, so it has no --document.";
    const near = nearest(name, [...Object.keys(options), 'help']);
    return `Unknown option ${option}.${near === undefined ? '' : ` Did you mean --${near}?`}`;
  }
  return `${option} ${message.includes('does not take an argument') ? 'does not accept a value' : 'needs a value'}.`;
}
