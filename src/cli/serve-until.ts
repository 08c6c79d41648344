import { flagNameOf, type LogEntry, type Option, type OptionTable, readFlags } from '../service/index.ts';
import type { CommandOption, CommandOptions } from './help.ts';
import { CommandError, InputError, UsageError } from './usage-error.ts';

/** The options of every command that serves a service, after those of the service. */
export const PRINTING = {
  quiet: { type: 'boolean', description: 'prints only the URL and errors, not each request' },
  json: { type: 'boolean', description: 'prints the URL and each request as a line of JSON' },
} as const satisfies CommandOptions;

/** The options of a command that a table of options in code describes. */
export function optionsFrom(table: OptionTable<object>): CommandOptions {
  const described = Object.values<Option>(table).flatMap(({ flag, description: inCode, default: preset }) => {
    if (!flag) return [];
    const description = flag.description ?? inCode;
    const option: CommandOption = {
      type: flag.value === undefined ? 'boolean' : 'string',
      description: flag.multiple ? `${description}; may be repeated` : description,
      ...(flag.value !== undefined && { value: flag.value }),
      ...(flag.multiple && { multiple: true }),
      ...(flag.formerName !== undefined && { formerName: flag.formerName }),
      ...(flag.default === undefined ? preset !== undefined && { fallback: preset } : { default: flag.default }),
    };
    return [[flag.name, option] as const];
  });
  return Object.fromEntries(described);
}

/** A server that runs. */
interface Running {
  url: string;
  baseUrl: string;
  port: number;
  close(): Promise<void>;
}

export interface Served<Options, Server extends Running = Running> {
  table: OptionTable<Options>;
  start(options: Partial<Options> & { log: (entry: LogEntry) => void }): Promise<Server>;
  announce(running: Server): string;
  /** The classes of its errors: those of an option, those of a file, and all. */
  OptionError: new (
    ...args: never[]
  ) => Error & { option: string; problem: string };
  FileError: new (...args: never[]) => Error;
  StartError: new (...args: never[]) => Error;
  formatLine(entry: LogEntry, options: { color: boolean }): string;
  formatJson(entry: LogEntry, now: Date): string;
}

/**
 * Serves until it is interrupted.
 *
 * @returns The exit status.
 * @throws UsageError if an option can't be used; InputError if a file can't; CommandError if it can't be served.
 */
export async function serve<Options, Server extends Running = Running>(
  served: Served<Options, Server>,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { table, OptionError, FileError, StartError } = served;
  try {
    const running = await served.start({ ...readFlags<Options>(table, values), log: printer(served, values) });
    // Until it runs, Ctrl-C ends the process: a file may keep it from starting.
    const stopped = untilInterrupted();
    const { url, baseUrl, port } = running;
    const time = new Date().toISOString();
    console.log(values['json'] ? JSON.stringify({ time, url, baseUrl, port }) : served.announce(running));
    await stopped;
    await running.close();
    return 0;
  } catch (error) {
    if (error instanceof OptionError) throw new UsageError(`${flagNameOf(table, error.option)} ${error.problem}`);
    if (error instanceof FileError) throw new InputError(error.message);
    if (error instanceof StartError) throw new CommandError(error.message);
    throw error;
  }
}

function printer<Options>(
  { formatLine, formatJson }: Pick<Served<Options>, 'formatLine' | 'formatJson'>,
  { json, quiet }: Readonly<Record<string, unknown>>,
): (entry: LogEntry) => void {
  const color = !json && Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
  const format = (entry: LogEntry): string => (json ? formatJson(entry, new Date()) : formatLine(entry, { color }));
  if (!quiet) return (entry) => console.log(format(entry));
  return (entry) => {
    if (entry.error !== undefined) console.error(format(entry));
  };
}

/** Waits until the process is asked to stop, by Ctrl-C or `kill`. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
