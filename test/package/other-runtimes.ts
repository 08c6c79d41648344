import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { ATTACHMENT, type OptionServer, startOptionServer } from '../support/option-server.ts';

/** Binaries of other runtimes, if these variables name them. */
const { BUN, DENO, WORKERD } = process.env;

const EXPECTED = {
  tax: 'IGST18',
  byPath: '4815162342481511001',
  created: 0,
  deleted: 200,
  listed: true,
  uploaded: 0,
  downloaded: true,
  streamed: true,
  notFound: 'NotFoundError',
  aborted: 'AbortError',
  late: 'TimeoutError',
  unreachable: 'NetworkError',
};

/** What comes of the options; `uploadMoved` is how the runtime takes the redirect of a streamed upload. */
const optionsWith = (uploadMoved: unknown[]) => ({
  large: ['ResponseError', 1, 'The response is larger than 1000 bytes'],
  largeFile: ['ResponseError', 1, 'The response is larger than 1000 bytes'],
  file: ATTACHMENT.length,
  stream: ATTACHMENT.length,
  cutOff: 'NetworkError',
  upload: 'received',
  uploadMoved,
  moved: { accept: 'application/json' },
});

const MOVED = ['NetworkError', 1, 'The service answered with a redirect, which the upload of a stream does not follow'];

/**
 * Tests that the client runs in other runtimes.
 *
 * @param folder The folder of the consumer `other-runtimes`, once it is installed.
 */
export function testOtherRuntimes(folder: () => string): void {
  describe('the client', () => {
    let mock: Mock;
    let server: OptionServer;
    beforeAll(async () => {
      mock = await startMock();
      server = await startOptionServer();
    });
    afterAll(() => {
      server?.close();
      return mock?.close();
    });

    describe.each([
      ['Node', process.execPath, []],
      ['Bun', BUN, []],
      ['Deno', DENO, ['run', '--allow-net', '--no-prompt']],
    ])('in %s', (_, binary, args) => {
      it.skipIf(!binary)('makes every kind of call, and heeds every option', async () => {
        const addresses = [mock.baseUrl, server.url];
        const { stdout } = await promisify(execFile)(binary!, [...args, 'main.js', ...addresses], { cwd: folder() });
        expect(JSON.parse(stdout)).toEqual({ calls: EXPECTED, options: optionsWith(MOVED) });
      });
    });

    it.skipIf(!WORKERD)('runs in workerd, also for several requests at once', async () => {
      await build({
        absWorkingDir: folder(),
        entryPoints: ['worker.js'],
        outfile: 'bundle.js',
        bundle: true,
        format: 'esm',
        logLevel: 'error',
      });
      const worker = spawn(WORKERD!, ['serve', path.join(folder(), 'workerd.capnp'), '--control-fd=1'], {
        env: { ...process.env, MOCK: mock.baseUrl, OPTIONS: server.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [event] = (await worker.stdout.setEncoding('utf8').take(1).toArray()) as string[];
        const { port } = JSON.parse(event!) as { port: number };
        const call = async () => (await fetch(`http://127.0.0.1:${port}`)).json();
        const what = expect.stringMatching(
          /^The service answered with 302, a redirect to .*, which POST does not follow$/,
        );
        const expected = { calls: EXPECTED, options: optionsWith(['ApiError', 1, what]) };
        expect(await Promise.all([call(), call(), call()])).toEqual([expected, expected, expected]);
      } finally {
        worker.kill();
      }
    });
  });
}
