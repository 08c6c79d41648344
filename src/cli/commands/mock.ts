import type { LogEntry, MockOptions } from '../../mock/index.ts';
import { defineCommand } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';

/** What an option of the mock is called on the command line, where that differs. */
const FLAGS: Partial<Record<keyof MockOptions, string>> = { failShare: 'fail', corsOrigin: 'cors-origin' };

/** Runs the mock until it is interrupted. */
export const command = defineCommand({
  name: 'mock',
  summary: 'Run a mock of the service',
  description: "Runs a mock of the service at the service's own URLs, until Ctrl-C.",
  options: {
    port: { type: 'string', value: '<number>', default: '4010', description: 'port to listen on; 0 takes a free one' },
    host: {
      type: 'string',
      value: '<address>',
      description: 'address to listen on; `0.0.0.0` opens the mock to the network',
      fallback: '127.0.0.1',
    },
    delay: {
      type: 'string',
      value: '<ms>|<from-to>',
      description: 'delays every answer, by a fixed time or a random one',
      fallback: '0',
    },
    fail: {
      type: 'string',
      value: '<share>',
      description: 'share of the requests that fail with 429 or 5xx, from 0 to 1',
      fallback: '0',
    },
    seed: {
      type: 'string',
      value: '<text>',
      description: 'repeats delays, failures and dynamic answers of an earlier run',
      fallback: 'random',
    },
    'cors-origin': {
      type: 'string',
      value: '<origin>',
      multiple: true,
      description: 'only pages of this origin may read answers; may be repeated',
      fallback: 'any',
    },
    document: {
      type: 'string',
      value: '<file>',
      description: 'another contract, JSON or YAML',
      fallback: 'that of the package',
    },
    quiet: { type: 'boolean', description: 'prints nothing but errors' },
    json: { type: 'boolean', description: 'prints a line of JSON per request, and nothing else' },
  },
  examples: [
    'mock',
    'mock --port 4020 --delay 100-800',
    'mock --fail 0.05 --seed 7',
    'mock --cors-origin http://localhost:5173',
  ],
  notes: `Call it, for example, with

  curl 'http://127.0.0.1:4010/inventory/v1/settings/taxes?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo'

The header Prefer chooses an answer: code=404, example=default, or dynamic=true, seed=7.
What the mock refuses by itself has the header x-mock-refusal.`,
  async run(values) {
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
        port: readNumber(values.port),
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
      if (error instanceof MockOptionError) {
        throw new UsageError(`--${FLAGS[error.option] ?? error.option} ${error.problem}`);
      }
      if (error instanceof MockError) throw new CommandError(error.message);
      throw error;
    }
  },
});

/** NaN for what is no number, which no option takes. */
function readNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text);
}

function readDelay(text: string): number | [number, number] {
  const range = /^(\d+)-(\d+)$/.exec(text);
  return range ? [Number(range[1]), Number(range[2])] : readNumber(text);
}
