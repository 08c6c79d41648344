import { MOCK_OPTIONS, type MockOptions } from '../../mock/options.ts';
import type { LogEntry } from '../../service/log.ts';
import { flagNameOf, flagsOf, helpOf, type Option, readFlags } from '../../service/options.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { readOptions } from '../options.ts';

const DEFAULT_PORT = 4010;

/** Options of the command alone. */
const PRINTING: Readonly<Record<'quiet' | 'json', Option>> = {
  quiet: switchOf('quiet', 'prints the address and errors, but no requests'),
  json: switchOf('json', 'prints a line of JSON with the address, and one per request'),
};

const OPTIONS = { ...MOCK_OPTIONS, ...PRINTING };

const HELP = `Runs a mock of the service at the service's own URLs, until Ctrl-C.

  inventory-service-api mock [options]

${helpOf(OPTIONS)}
  -h, --help              prints this text

Examples:
  npx inventory-service-api mock
  npx inventory-service-api mock --port 4020 --delay 100-800
  npx inventory-service-api mock --fail 0.05 --seed 7
  npx inventory-service-api mock --cors-origin http://localhost:5173

  curl 'http://127.0.0.1:4010/inventory/v1/settings/taxes?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo'

The header Prefer chooses an answer: code=404, example=default, or dynamic=true, seed=7.
What the mock refuses by itself has the header x-mock-refusal.`;

/** Runs the mock until it is interrupted. */
export const command: Command = {
  name: 'mock',
  summary: 'Run a mock of the service',
  help: HELP,
  async run(args) {
    const values: Record<string, unknown> = readOptions(args, flagsOf(OPTIONS)).values;
    const [isQuiet, isJson] = [values['quiet'] === true, values['json'] === true];
    const { startMock, MockError, MockOptionError, formatLine, formatJson } = await import('../../mock/index.ts');
    const color = !isJson && Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
    const format = (entry: LogEntry): string => (isJson ? formatJson(entry, new Date()) : formatLine(entry, { color }));
    const print = (entry: LogEntry): void => console.log(format(entry));
    const printErrors = (entry: LogEntry): void => {
      if (entry.error !== undefined) console.error(format(entry));
    };
    const stopped = untilInterrupted();
    try {
      const options = readFlags<MockOptions>(MOCK_OPTIONS, values);
      const mock = await startMock({ port: DEFAULT_PORT, log: isQuiet ? printErrors : print, ...options });
      const { url, baseUrl, port } = mock;
      const time = new Date().toISOString();
      console.log(
        isJson ? JSON.stringify({ time, url, baseUrl, port }) : `The mock answers at ${baseUrl}. Ctrl-C stops it.`,
      );
      await stopped;
      await mock.close();
      return 0;
    } catch (error) {
      if (error instanceof MockOptionError)
        throw new UsageError(`${flagNameOf(MOCK_OPTIONS, error.option)} ${error.problem}`);
      if (error instanceof MockError) throw new CommandError(error.message);
      throw error;
    }
  },
};

function switchOf(name: string, description: string): Option {
  return { description, flag: { name }, check: (value) => typeof value === 'boolean', must: 'takes no value.' };
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
