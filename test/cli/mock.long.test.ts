import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../support/document.ts';
import { send } from '../support/mock-calls.ts';
import { runThread } from '../support/threads.ts';
import { ARGS, addressOf, call, firstLineOf, LINE, PROGRAM, run, runInThread, testLines } from './mock.ts';

const SCRIPT = '/usr/bin/script';

it('names the formats of a document that it does not know', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'formats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const document = structuredClone(contract);
  Object.assign(document.components.schemas['TaxCreate']!.properties!['tax_name']!, { format: 'sku' });
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const mock = runInThread('--document', file);
  await addressOf(mock);
  await expect.poll(() => mock.output()).toContain('The format "sku" is unknown, so no value is checked against it.\n');
});

describe('the command', () => {
  testLines('SIGTERM');

  it.skipIf(!existsSync(SCRIPT))('prints in colour on a terminal', async () => {
    const running = run(SCRIPT, ['-qec', [process.execPath, ...LINE].join(' '), '/dev/null']);
    const baseUrl = await addressOf(running);
    await (await send(baseUrl, call)).arrayBuffer();
    await expect.poll(running.output).toContain('listTaxes');
    expect(running.output()).toContain('\u{1b}[32m200\u{1b}[39m');
  });

  it('prints JSON and nothing else: the address, then the requests; failures repeated by seed', async () => {
    const running = runInThread('--json', '--fail', '1', '--seed', 'x');
    const { time, url, baseUrl, port } = await firstLineOf(running);
    expect(new Date(time as string).toISOString()).toBe(time);
    expect([url, baseUrl]).toEqual([`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}/inventory/v1`]);
    const { status } = await send(baseUrl as string, call);
    expect([429, 500, 502, 503, 504]).toContain(status);
    await expect.poll(() => running.output().split('\n').length).toBe(3);
    expect(JSON.parse(running.output().split('\n')[1]!)).toMatchObject({
      method: 'GET',
      status,
      operationId: 'listTaxes',
      refusal: 'fault',
    });
  });

  it('reports a bad option in one line, and ends with 2', async () => {
    const { status, stdout, stderr } = await runThread(PROGRAM, { args: [...ARGS, '--fail', 'often'] });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^--fail must be a share from 0 to 1, such as 0\.05, or a failure, such as \S+=2\. See .*--help\.\n$/,
    );
  });

  it('prints the address and no requests if it is asked to be quiet', async () => {
    const running = run(process.execPath, [...LINE, '--quiet']);
    const baseUrl = await addressOf(running);
    expect((await send(baseUrl, call)).status).toBe(200);
    running.child.kill('SIGINT');
    await once(running.child, 'exit');
    expect(running.output()).toBe(`The mock is running at ${baseUrl}. Press Ctrl-C to stop it.\n`);
  });

  it.skipIf(process.platform === 'win32')('stops while it waits for the document', async () => {
    const pipe = path.join(mkdtempSync(path.join(tmpdir(), 'mock-')), 'document');
    onTestFinished(() => rmSync(path.dirname(pipe), { recursive: true }));
    execFileSync('mkfifo', [pipe]);
    const { child } = run(process.execPath, [...LINE, '--document', pipe]);
    // The pipe can be opened for writing as soon as the mock reads it, and holds nothing.
    const write = constants.O_WRONLY | constants.O_NONBLOCK;
    let writer: FileHandle | undefined;
    await expect.poll(async () => (writer = await open(pipe, write).catch(() => undefined))).toBeDefined();
    onTestFinished(() => writer?.close());
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT']);
  });

  it('answers for the host names that it is given', async () => {
    const running = runInThread('--quiet', '--json', '--allow-host', 'a.test', '--allow-host', 'b.test');
    const { port } = await firstLineOf(running);
    const statusFor = (host: string): Promise<number> =>
      new Promise((resolve) => {
        const headers = { ...call.headers, Host: host };
        get({ port: Number(port), path: `/inventory/v1${call.path}`, headers }, (response) =>
          resolve(response.resume().statusCode!),
        );
      });
    expect(await Promise.all(['b.test', 'c.test'].map(statusFor))).toEqual([200, 421]);
  });

  it('reports a port in use in one line, and ends with 1', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await runThread(PROGRAM, { args: ['mock', '--port', String(port)] })).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} of 127.0.0.1 is already in use. Stop the other process, or choose another port; 0 picks a free one.\n`,
    });
  });
});
