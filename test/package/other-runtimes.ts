import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../src/mock/index.ts';

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

/**
 * Tests that the client runs in other runtimes.
 *
 * @param folder The folder of the consumer `other-runtimes`, once it is installed.
 */
export function testOtherRuntimes(folder: () => string): void {
  describe('the client', () => {
    let mock: Mock;
    beforeAll(async () => {
      mock = await startMock();
    });
    afterAll(() => mock?.close());

    describe.each([
      ['Node', process.execPath, []],
      ['Bun', BUN, []],
      ['Deno', DENO, ['run', '--allow-net', '--no-prompt']],
    ])('in %s', (_, binary, args) => {
      it.skipIf(!binary)('makes every kind of call', async () => {
        const { stdout } = await promisify(execFile)(binary!, [...args, 'main.js', mock.baseUrl], { cwd: folder() });
        expect(JSON.parse(stdout)).toEqual(EXPECTED);
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
        env: { ...process.env, MOCK: mock.baseUrl },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [event] = (await worker.stdout.setEncoding('utf8').take(1).toArray()) as string[];
        const { port } = JSON.parse(event!) as { port: number };
        const call = async () => (await fetch(`http://127.0.0.1:${port}`)).json();
        expect(await Promise.all([call(), call(), call()])).toEqual([EXPECTED, EXPECTED, EXPECTED]);
      } finally {
        worker.kill();
      }
    });
  });
}
