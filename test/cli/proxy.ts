import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import { operations } from '../support/document.ts';

const program = await compiledCli();
const TAX = '/settings/taxes/1?organization_id=1';
const SUCCESS = '{"code":0,"message":"success","tax":{"tax_id":"1"}}';

/** Paths that the gateway was called at. */
const called: string[] = [];
const gateway = createServer((request, response) => {
  called.push(request.url!);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(SUCCESS);
});

/** Lets the gateway answer as long as the tests of a file run. */
function serveGateway(): void {
  beforeAll(() => new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void gateway.close());
}

interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Starts a proxy to a path of the gateway. */
export async function proxy(path: string, ...args: string[]) {
  const target = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}${path}`;
  const child: ChildProcess = spawn(process.execPath, [program, 'proxy', '--base-url', target, '--port', '0', ...args]);
  onTestFinished(() => void child.kill());
  const printed = { stdout: '', stderr: '' };
  child.stdout!.on('data', (chunk: Buffer) => (printed.stdout += String(chunk)));
  child.stderr!.on('data', (chunk: Buffer) => (printed.stderr += String(chunk)));
  const ended = once(child, 'close').then(([status]): Ended => ({ status: status as number, ...printed }));
  const address = (): string | undefined => /is at (http:\/\/[^/]+)/.exec(printed.stderr)?.[1];
  while (address() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url: address()!,
    stop(signal: 'SIGINT' | 'SIGTERM'): Promise<Ended> {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Starts proxies to a gateway, and ends them.
 *
 * @param paths Where the service is at the gateway.
 * @param isFull Whether proxies that check nothing are started as well.
 */
export function testProxies(paths: readonly string[], isFull: boolean): void {
  serveGateway();

  test.each(paths)('a proxy to a service at %s checks its calls, and ends on SIGTERM as on Ctrl-C', async (path) => {
    const { url, stop } = await proxy(path, '--dry');
    const response = await fetch(`${url}/inventory/v1${TAX}`);
    expect(await response.text()).toBe(SUCCESS);
    expect(called.at(-1)).toBe(path.replace(/\/$/, '') + TAX);
    const { status, stdout } = await stop('SIGTERM');
    expect(status).toBe(0);
    expect(stdout).toContain(`1 exchange of 1 of ${operations.length} operations, in 1 recording.\n`);
  });

  if (!isFull) return;
  const idle: [path: string, args: string[], message: string][] = [
    ['', [], 'Nothing was checked: there are no exchanges.\n'],
    [
      '/health',
      [],
      "Nothing was checked: 1 exchange was skipped, 1 (another service).\nThe contract's paths start with ",
    ],
  ];
  test.each(idle)('a proxy that has checked nothing ends with status 2 (called: "%s")', async (path, args, message) => {
    const { url, stop } = await proxy('', ...args);
    if (path) await (await fetch(url + path)).text();
    const { status, stderr } = await stop('SIGINT');
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
}
