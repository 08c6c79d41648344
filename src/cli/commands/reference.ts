import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedFile } from '../../contract/node/shipped.ts';
import { type Command, CommandError, UsageError } from '../command.ts';
import { readOptions } from '../options.ts';

const OPTIONS = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  out: { type: 'string' },
} as const;

/** Serves the reference of this package together with the mock, or copies it. */
export const command: Command = {
  name: 'reference',
  summary: 'Serve the API reference, or write it to a folder',
  help: `Serves the API reference and the mock on one origin, until Ctrl-C; or writes the reference to a folder, for any web server.

  inventory-service-api reference [options]

  --port <number>     port to listen on; 0 takes a free one (4010)
  --host <address>    address to listen on; 0.0.0.0 opens it to the network (127.0.0.1)
  --out <folder>      copies the reference to this folder, which must be empty or new, and serves nothing
  -h, --help          prints this text

Examples:
  npx inventory-service-api reference
  npx inventory-service-api reference --port 4020
  npx inventory-service-api reference --out public/api

Exit status: 0 done, 1 it cannot be served or written, 2 wrong usage.`,
  async run(args) {
    const { values } = readOptions(args, OPTIONS);
    const folder = builtReference();
    if (values.out !== undefined) {
      copy(folder, values.out);
      console.log(`Wrote the reference to ${values.out}. Its first page is ${path.join(values.out, 'index.html')}.`);
      return 0;
    }
    return serve(folder, values.port, values.host);
  },
};

function builtReference(): string {
  try {
    return path.dirname(shippedFile('dist/reference/index.html'));
  } catch {
    throw new CommandError('The reference has not been built. Build it with `npm run reference`.');
  }
}

function copy(folder: string, target: string): void {
  try {
    if (existsSync(target) && readdirSync(target).length > 0)
      throw new CommandError(`${target} is not empty. Choose an empty or a new folder.`);
    cpSync(folder, target, { recursive: true });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${target} cannot be written: ${(error as Error).message}`);
  }
}

async function serve(folder: string, port: string, host: string): Promise<number> {
  const [{ startMock, MockError, MockOptionError }, { serveReference }] = await Promise.all([
    import('../../mock/index.ts'),
    import('../../reference/serve.ts'),
  ]);
  const stopped = untilInterrupted();
  try {
    const mock = await startMock({
      port: port.trim() === '' ? NaN : Number(port),
      host,
      fallback: serveReference(folder),
    });
    console.log(`The reference: ${mock.url}/\nThe mock:      ${mock.baseUrl}\nCtrl-C stops both.`);
    await stopped;
    await mock.close();
    return 0;
  } catch (error) {
    if (error instanceof MockOptionError) throw new UsageError(`--${error.option} ${error.problem}`);
    if (error instanceof MockError) throw new CommandError(error.message);
    throw error;
  }
}

function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
