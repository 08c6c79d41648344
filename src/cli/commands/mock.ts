import { MOCK_OPTIONS, type MockOptions } from '../../mock/options.ts';
import type { LogEntry } from '../../service/log.ts';
import { flagNameOf, readFlags } from '../../service/options.ts';
import { defineCommand } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';
import { commandOptionsOf } from '../service-options.ts';

/** Runs the mock until it is interrupted. */
export const command = defineCommand({
  name: 'mock',
  summary: 'Run a mock of the service',
  description: "Runs a mock of the service at the service's own URLs, until Ctrl-C.",
  options: {
    ...commandOptionsOf(MOCK_OPTIONS),
    quiet: { type: 'boolean', description: 'prints the address and errors, but no requests' },
    json: { type: 'boolean', description: 'prints a line of JSON with the address, then one per request' },
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
  async run(values: Readonly<Record<string, unknown>>) {
    const [isQuiet, isJson] = [values['quiet'] === true, values['json'] === true];
    const { startMock, MockError, MockOptionError, formatLine, formatJson } = await import('../../mock/index.ts');
    const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'];
    const format = (entry: LogEntry): string => (isJson ? formatJson(entry, new Date()) : formatLine(entry, { color }));
    const print = (entry: LogEntry): void => console.log(format(entry));
    const printErrors = (entry: LogEntry): void => {
      if (entry.error !== undefined) console.error(format(entry));
    };
    const stopped = untilInterrupted();
    try {
      const options = readFlags<MockOptions>(MOCK_OPTIONS, values);
      const mock = await startMock({ ...options, log: isQuiet ? printErrors : print });
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
});
