import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedFile } from '../../contract/node/shipped.ts';
import { defineCommand } from '../command.ts';
import { CommandError, UsageError } from '../errors.ts';
import { untilInterrupted } from '../interrupt.ts';

/** Serves the reference of this package together with the mock, or copies it. */
export const command = defineCommand({
  name: 'reference',
  summary: 'Serve the API reference, or write it to a folder',
  description:
    'Serves the API reference and the mock on one origin, until Ctrl-C; or writes the reference to a folder, for any web server.',
  options: {
    port: {
      type: 'string',
      value: '<number>',
      default: '4010',
      description: 'port to listen on; 0 takes a free one',
    },
    host: {
      type: 'string',
      value: '<address>',
      default: '127.0.0.1',
      description: 'address to listen on; `0.0.0.0` opens it to the network',
    },
    out: {
      type: 'string',
      value: '<folder>',
      description: 'copies the reference to this folder, which must be empty or new, and serves nothing',
    },
  },
  examples: ['reference', 'reference --port 4020', 'reference --out public/api'],
  notes: 'Exit status: 0 done, 1 it cannot be served or written, 2 wrong usage.',
  async run({ port, host, out }) {
    const folder = builtReference();
    if (out === undefined) return serve(folder, port, host);
    copy(folder, out);
    console.log(`Wrote the reference to ${out}. Its first page is ${path.join(out, 'index.html')}.`);
    return 0;
  },
});

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
  const [{ startMock, MockError, MockOptionError }, { serveFiles }] = await Promise.all([
    import('../../mock/index.ts'),
    import('../static-files.ts'),
  ]);
  const stopped = untilInterrupted();
  try {
    const mock = await startMock({
      port: port.trim() === '' ? NaN : Number(port),
      host,
      fallback: serveFiles(folder),
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
