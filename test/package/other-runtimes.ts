import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InventoryClientOptions, ListOptions } from '../../src/public/client.ts';
import { type Mock, startMock } from '../../src/public/mock.ts';
import { ATTACHMENT, type OptionServer, startOptionServer } from '../support/option-server.ts';
import { HAS_BINARIES, runtimeOf } from './consumer-tools.ts';

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

const TOO_LARGE = ['ResponseError', 1, 'The response is larger than 1000 bytes'];

/** What comes of each option of a client. */
const CLIENT: Record<keyof InventoryClientOptions, unknown> = {
  organizationId: '10234695',
  accessToken: ['none', 'first'],
  authorization: 'key demo',
  baseUrl: '/deep/path/invoices/echo',
  plan: 1500,
  limits: ['TimeoutError', 0],
  limitHeaders: ['TimeoutError', 0],
  limiter: ['take', 'done'],
  timeout: ['TimeoutError', 1],
  retries: ['ApiError', 1],
  backoff: true,
  maxDelay: ['RateLimitError', 1],
  headers: 'shop',
  maxSize: TOO_LARGE,
  assumeMore: 2,
  assumeEmpty: [],
  hooks: ['onEnd', 'onExchange', 'onRequest', 'onResponse', 'onRetry', 'onWait'],
  fetch: 'changed',
};

/** What comes of each option of a call. */
const CALL: Record<keyof ListOptions, unknown> = {
  // The reason of a signal is no error of a call, so it has no attempts.
  signal: ['AbortError', null],
  timeout: ['TimeoutError', 1],
  retries: ['ApiError', 1],
  headers: 'call',
  assumeMore: [1, 2],
  assumeEmpty: [['PagingError', 1], []],
};

/** What comes of files and redirects. */
const FILES = {
  largeFile: TOO_LARGE,
  file: ATTACHMENT.length,
  stream: ATTACHMENT.length,
  cutOff: 'NetworkError',
  upload: 'received',
  uploadMoved: [
    'ApiError',
    1,
    expect.stringMatching(/^The service responded with 302, a redirect to .*, which is not followed for POST$/),
  ],
  moved: { accept: 'application/json' },
};

const OPTIONS = { client: CLIENT, call: CALL, files: FILES };

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
      ['Node', []],
      ['Bun', []],
      ['Deno', ['run', '--allow-net', '--no-prompt']],
    ] as const)('in %s', (name, args) => {
      it.skipIf(name !== 'Node' && !HAS_BINARIES)('makes every kind of call, and heeds every option', async () => {
        const program = name === 'Node' ? process.execPath : await runtimeOf(name);
        const addresses = [mock.baseUrl, server.url];
        const { stdout } = await promisify(execFile)(program, [...args, 'main.js', ...addresses], { cwd: folder() });
        expect(JSON.parse(stdout)).toEqual({ calls: EXPECTED, options: OPTIONS });
      });
    });

    it.skipIf(!HAS_BINARIES)('runs in workerd, also for several requests at once', async () => {
      await build({
        absWorkingDir: folder(),
        entryPoints: ['worker.js'],
        outfile: 'bundle.js',
        bundle: true,
        format: 'esm',
        logLevel: 'error',
      });
      const worker = spawn(
        await runtimeOf('workerd'),
        ['serve', path.join(folder(), 'workerd.capnp'), '--control-fd=1'],
        {
          env: { ...process.env, MOCK: mock.baseUrl, OPTIONS: server.url },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      try {
        const [event] = (await worker.stdout.setEncoding('utf8').take(1).toArray()) as string[];
        const { port } = JSON.parse(event!) as { port: number };
        const call = async () => (await fetch(`http://127.0.0.1:${port}`)).json();
        const expected = { calls: EXPECTED, options: OPTIONS };
        expect(await Promise.all([call(), call(), call()])).toEqual([expected, expected, expected]);
      } finally {
        worker.kill();
      }
    });
  });
}
