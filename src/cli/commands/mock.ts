import { MOCK_OPTIONS, type MockOptions } from '../../mock/index.ts';
import { defineCommand } from '../command.ts';
import { noteFormats, noteUnsupported } from '../document.ts';
import { DELAY, failuresOf } from '../failing.ts';
import { optionsFrom, PRINTING, serve } from '../serve-until.ts';
import { AUTHORIZATION, authorizationOf } from '../service-settings.ts';

/** Runs the mock until it is interrupted. */
export const command = defineCommand({
  name: 'mock',
  summary: 'Run a mock of the service',
  description:
    'Runs a mock at the same paths as the service, until you press Ctrl-C. --document mocks another document.',
  options: {
    ...optionsFrom(MOCK_OPTIONS),
    delay: DELAY,
    authorization: AUTHORIZATION,
    ...PRINTING,
  },
  examples: [
    'mock',
    'mock --port 4020 --delay 100-800',
    'mock --fail 0.05 --seed 7',
    'mock --fail answer=cut,operationId=createInvoice,nth=2',
    'mock --cors-origin http://localhost:5173',
  ],
  notes: `An example with curl:

  curl 'http://127.0.0.1:4010/inventory/v1/settings/taxes?organization_id=10234695' \\
    -H 'Authorization: Service-oauthtoken demo'

The Prefer header selects a response: code=404, example=default, or dynamic=true, seed=7.
Error responses have an x-mock-refusal header.`,
  async run(values) {
    const { startMock, MockError, MockFileError, MockOptionError, formatLine, formatJson } = await import(
      '../../public/mock.ts'
    );
    return serve<MockOptions>(
      {
        table: MOCK_OPTIONS,
        async start(options) {
          const mock = await startMock(options);
          noteUnsupported(mock.unsupported);
          noteFormats(mock.unknownFormats);
          return mock;
        },
        announce: ({ baseUrl }) => `The mock is running at ${baseUrl}. Press Ctrl-C to stop it.`,
        OptionError: MockOptionError,
        FileError: MockFileError,
        StartError: MockError,
        formatLine,
        formatJson,
      },
      { ...values, fail: failuresOf(values), authorization: authorizationOf(values)?.value },
    );
  },
});
