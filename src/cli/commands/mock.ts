import type { LogEntry, MockOptions } from '../../mock/index.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { readOptions } from '../options.ts';

const DEFAULT_PORT = 4010;

const HELP = `Runs a mock of the service at the service's own URLs, until Ctrl-C.

  inventory-service-api mock [options]

  --port <number>         port to listen on; 0 takes a free one (${DEFAULT_PORT})
  --host <address>        address to listen on; 0.0.0.0 opens the mock to the network (127.0.0.1)
  --delay <ms>|<from-to>  delays every answer, by a fixed time or a random one (0)
  --fail <share>          share of the requests that fail with 429 or 5xx, from 0 to 1 (0)
  --seed <text>           repeats delays, failures and dynamic answers of an earlier run (random)
  --cors-origin <origin>  only pages of this origin may read answers; may be given more than once (any)
  --document <file>       another contract, JSON or YAML (the one of this package)
  --quiet                 prints nothing but errors
  --json                  prints a line of JSON per request, and nothing else
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

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  delay: { type: 'string' },
  fail: { type: 'string' },
  seed: { type: 'string' },
  'cors-origin': { type: 'string', multiple: true },
  document: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** What an option of the mock is called on the command line, where that differs. */
const FLAGS: Partial<Record<keyof MockOptions, string>> = { failShare: 'fail', corsOrigin: 'cors-origin' };

/** Runs the mock until it is interrupted. */
export const command: Command = {
  name: 'mock',
  summary: 'Run a mock of the service',
  help: HELP,
  async run(args) {
    const { values } = readOptions(args, OPTIONS);
    const { startMock, MockError, MockOptionError, formatLine, formatJson } = await import('../../mock/index.ts');
    const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
    const print = (entry: LogEntry): void =>
      console.log(values.json ? formatJson(entry, new Date()) : formatLine(entry, { color }));
    const printErrors = (entry: LogEntry): void => {
      if (entry.error !== undefined) console.error(formatLine(entry, { color: false }));
    };
    const stopped = untilInterrupted();
    try {
      const { host, document, seed } = values;
      const mock = await startMock({
        port: readNumber(values.port ?? String(DEFAULT_PORT)),
        log: values.quiet ? printErrors : print,
        ...(host !== undefined && { host }),
        ...(document !== undefined && { document }),
        ...(seed !== undefined && { seed }),
        ...(values.delay !== undefined && { delay: readDelay(values.delay) }),
        ...(values.fail !== undefined && { failShare: readNumber(values.fail) }),
        ...(values['cors-origin'] !== undefined && { corsOrigin: values['cors-origin'] }),
      });
      if (!values.quiet && !values.json) console.log(`The mock answers at ${mock.baseUrl}. Ctrl-C stops it.`);
      await stopped;
      await mock.close();
      return 0;
    } catch (error) {
      if (error instanceof MockOptionError)
        throw new UsageError(`--${FLAGS[error.option] ?? error.option} ${error.problem}`);
      if (error instanceof MockError) throw new CommandError(error.message);
      throw error;
    }
  },
};

/** NaN for what is no number, which no option takes. */
function readNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}

function readDelay(text: string): number | [number, number] {
  const range = /^(\d+)-(\d+)$/.exec(text);
  return range ? [Number(range[1]), Number(range[2])] : readNumber(text);
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
