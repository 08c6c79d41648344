import { inputName, readInputText, whyUnreadable, whyUnwritable } from '../../contract/node/index.ts';
import {
  AGAINST,
  type Against,
  complain,
  complaintsOn,
  namedPaths,
  type Reading,
  withContract,
} from '../check-traffic.ts';
import { defineCommand } from '../command.ts';
import { untilInterrupted } from '../serve-until.ts';
import { baseUrlOf, type Given } from '../service-settings.ts';
import { CommandError, InputError, UsageError } from '../usage-error.ts';

/** Forwards calls to the service, and checks what comes back. */
export const command = defineCommand({
  name: 'proxy',
  summary: 'Forward requests to the service, and check and record them',
  description: `Forwards requests to the service unchanged, and checks each exchange against the contract. Press Ctrl-C to stop it and
print the report. It listens only on this machine, sends only to the base URL, and stores no token: your requests carry
their own, in the form that your service accepts.`,
  options: {
    'base-url': {
      type: 'string',
      value: '<url>',
      description: 'URL of the service, with its path; required',
    },
    port: { type: 'string', value: '<number>', default: '4011', description: 'port to listen on; 0 picks a free one' },
    record: {
      type: 'string',
      value: '<file>',
      description: 'recording to append to (NDJSON): shapes without values',
      fallback: 'none',
    },
    dry: { type: 'boolean', description: 'prints what it would record without writing it' },
    values: { type: 'boolean', description: "also records values, but no tokens; don't share such a file" },
    ca: {
      type: 'string',
      value: '<file>',
      description: 'CA certificates to trust (PEM)',
      fallback: "Node's",
    },
    format: {
      type: 'string',
      values: ['text', 'json', 'sarif', 'markdown'],
      default: 'text',
      description: 'format of the report',
    },
    ...AGAINST,
  },
  examples: [
    'proxy --base-url https://inventory.example.com/inventory/v1 --record traffic.ndjson',
    'proxy --base-url http://127.0.0.1:4010/inventory/v1 --dry',
  ],
  notes: `Send your requests to http://127.0.0.1:4011/inventory/v1 instead of the service, with the same headers.`,
  exitStatuses: {
    0: 'only guesses differ',
    1: "other differences, or the proxy can't listen",
    2: 'wrong usage, or nothing was checked',
    4: 'little was checked: no body could be read',
  },
  run: (values) => withContract(values.document, (against) => run(against, values)),
});

interface Values extends Omit<Reading, 'base-url' | 'mapping'>, Given {
  port: string;
  record: string | undefined;
  dry: boolean;
  values: boolean;
  ca: string | undefined;
  format: 'text' | 'json' | 'sarif' | 'markdown';
}

async function run(
  { model, findSource }: Against,
  { 'base-url': baseUrl, port, record, dry, values, ca, format, ...reading }: Values,
): Promise<number> {
  const { startProxy, targetOf, ProxyError, coverageOf, createRecorderFor, fails, formats, outlineOf } = await import(
    '../../../verifier/verify/node/index.ts'
  );
  const basePath = model.routes.basePaths[0]!;
  const address = addressOf({ 'base-url': baseUrl });
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new UsageError('--port must be a whole number from 0 to 65535.');
  if (values) console.error('The recording will contain values of the traffic. Do not commit or share it.');
  const named = await namedPaths(reading);
  const stopped = untilInterrupted();
  const to = dry ? (line: string) => console.log(line) : record;
  const recorder = writing(record, () =>
    createRecorderFor(model, { to, account: reading.account, values, basePaths: named }),
  );
  try {
    const proxy = await startProxy({
      target: { ...targetOf(address, basePath), ca: ca === undefined ? undefined : await readCertificates(ca) },
      port: Number(port),
      onExchange: recorder,
      onFailure: ({ message }) => console.error(message),
    });
    console.error(
      `The proxy is at ${proxy.url}${basePath}, for ${address}. Press Ctrl-C to stop it and print the report.`,
    );
    await stopped;
    await proxy.close();
  } catch (error) {
    if (error instanceof ProxyError) throw new CommandError(error.message);
    throw error;
  }
  const report = recorder.report();
  console.log(formats[format](outlineOf(report, { findSource })));
  const complaints = await complaintsOn(model, { ...reading, named }, [{ coverage: coverageOf(recorder.evidence()) }]);
  return complain(complaints, fails(report.findings) ? 1 : 0);
}

function addressOf(given: Given): string {
  const baseUrl = baseUrlOf(given);
  if (!baseUrl) throw new UsageError('--base-url is required. Use the URL of the service, with its path.');
  return baseUrl.value;
}

async function readCertificates(file: string): Promise<string> {
  try {
    return await readInputText(file);
  } catch (error) {
    throw new InputError(`Cannot read ${inputName(file)}: ${whyUnreadable(error)}.`);
  }
}

function writing<Result>(file: string | undefined, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw new CommandError(`Cannot write ${file}: ${whyUnwritable(error)}.`);
  }
}
