import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggestion } from '../contract/suggest.ts';
import { UsageError } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: O; allowPositionals: true }>>;

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Reads the arguments of a command.
 *
 * @param operands Names of the arguments that are not options, in their order; those in square brackets may be left out.
 * @throws UsageError if an option is unknown or lacks its value, or an operand is missing or one too many.
 */
export function readOptions<const O extends Options>(
  args: string[],
  options: O,
  operands: readonly string[] = [],
): Read<O> {
  const read = parse(args, options);
  const needed = operands.filter((name) => !name.startsWith('['));
  const { positionals } = read;
  if (positionals.length < needed.length) throw new UsageError(`Missing ${needed[positionals.length]}.`);
  if (positionals.length > operands.length)
    throw new UsageError(`Unexpected argument ${JSON.stringify(positionals[operands.length])}.`);
  return read;
}

/**
 * Takes a value only if it is one of a set.
 *
 * @throws UsageError naming the option and its values.
 */
export function oneOf<const T extends string>(option: string, value: string, values: readonly T[]): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined)
    throw new UsageError(
      `${option} is ${ALTERNATIVES.format(values)}, not ${JSON.stringify(value)}.${suggestion(value, values)}`,
    );
  return found;
}

function parse<const O extends Options>(args: string[], options: O): Read<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error)
      throw new UsageError(explain(error.message, [...Object.keys(options), 'help']));
    throw error;
  }
}

/** Node names the option well, and goes on with advice that does not apply here. */
function explain(message: string, known: readonly string[]): string {
  const [option = ''] = /--?[a-z][\w-]*(?=[ ='])/i.exec(message) ?? [];
  if (message.startsWith('Unknown option'))
    return `Unknown option ${option}.${suggestion(
      option,
      known.map((name) => `--${name}`),
    )}`;
  return `${option} ${message.includes('does not take an argument') ? 'takes no value' : 'needs a value'}.`;
}
