import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contract } from '../support/document.ts';
import { send } from '../support/mock-calls.ts';
import { runThread } from '../support/threads.ts';
import { addressOf, call, firstLineOf, LINE, PROGRAM, run, runInThread, testLines } from './mock.ts';

it('names the formats of a document that it does not know', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'formats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const document = structuredClone(contract);
  Object.assign(document.components.schemas['TaxCreate']!.properties!['tax_name']!, { format: 'sku' });
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const mock = runInThread('--document', file);
  await addressOf(mock);
  expect(mock.output()).toContain('The format "sku" is unknown, so no value is checked against it.\n');
});

describe('the command', () => {
  testLines('SIGTERM');

  it('prints the address and no requests if it is asked to be quiet', async () => {
    const running = run(process.execPath, [...LINE, '--quiet']);
    const baseUrl = await addressOf(running);
    expect((await send(baseUrl, call)).status).toBe(200);
    running.child.kill('SIGINT');
    await once(running.child, 'exit');
    expect(running.output()).toBe(`The mock answers at ${baseUrl}. Ctrl-C stops it.\n`);
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
      stderr: `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or choose another port; 0 picks a free one.\n`,
    });
  });
});
