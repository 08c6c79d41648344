import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { get } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { command } from '../../src/cli/commands/mock.ts';
import { InputError, UsageError } from '../../src/cli/usage-error.ts';
import { compiledCli } from '../support/compiled-programs.ts';
import { contract } from '../support/document.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { runThread, startThread } from '../support/threads.ts';

const call = callOf(operationOf('listTaxes'));
const PROGRAM = await compiledCli();
const ARGS = ['mock', '--port', '0'];
const LINE = [PROGRAM, ...ARGS];
const SCRIPT = '/usr/bin/script';

/** A mock that was started on the command line. */
interface Running {
  /** What it has printed. */
  output(): string;
}

/** Starts it as a process. */
function run(file: string, args: string[]): Running & { child: ChildProcess } {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  return { child, output: () => text };
}

/** Starts it in a thread, which gets no signals. */
function runInThread(...options: string[]): Running {
  const { output, stop } = startThread(PROGRAM, { args: [...ARGS, ...options] });
  onTestFinished(async () => void (await stop()));
  return { output: () => output().stdout + output().stderr };
}

/** The address that a mock prints when it listens. */
async function addressOf({ output }: Running): Promise<string> {
  await expect.poll(output, { timeout: 30_000 }).toContain('Ctrl-C stops it.');
  return /http:\/\/\S+(?=\. Ctrl-C)/.exec(output())![0];
}

/** What a mock prints first, as JSON. */
async function firstLineOf({ output }: Running): Promise<Record<string, unknown>> {
  await expect.poll(output, { timeout: 30_000 }).toContain('\n');
  return JSON.parse(output().split('\n', 1)[0]!) as Record<string, unknown>;
}

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
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints a plain line per request, and stops at once on %s',
    async (signal) => {
      const running = run(process.execPath, [
        ...LINE,
        '--delay',
        '0-1',
        '--cors-origin',
        'https://one.example',
        '--cors-origin',
        'https://two.example',
      ]);
      const baseUrl = await addressOf(running);
      const answer = await send(baseUrl, { ...call, headers: { ...call.headers, Origin: 'https://two.example' } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, 'https://two.example']);
      expect((await send(baseUrl, { ...call, headers: {} })).status).toBe(401);
      // A connection that is in use does not hold it up.
      const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
      await once(socket, 'connect');
      const closed = once(socket.resume(), 'close');
      running.child.kill(signal);
      expect(await once(running.child, 'exit')).toEqual([0, null]);
      await closed;
      const url = `/inventory/v1${call.path}`;
      expect(running.output().split('\n')).toEqual([
        `The mock answers at ${baseUrl}. Ctrl-C stops it.`,
        expect.stringMatching(/^GET {4}200 \S+ listTaxes \d+\.\d ms$/),
        expect.stringMatching(/^GET {4}401 \S+ listTaxes token \d+\.\d ms$/),
        '',
      ]);
      expect(running.output()).toContain(` ${url} `);
    },
  );

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

  it('reports a bad option in one line, and ends with 2', async () => {
    const { status, stdout, stderr } = await runThread(PROGRAM, { args: [...ARGS, '--fail', 'often'] });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^--fail must be a share from 0 to 1, such as 0\.05, or a failure, such as \S+=2\. See .*--help\.\n$/,
    );
  });
});

const DELAY =
  '--delay must be whole milliseconds, or a range of them with the shorter first, such as 100-800; at most 2147483647.';

describe('options', () => {
  it.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535.'],
    [['--port', ''], '--port must be a whole number from 0 to 65535.'],
    [['--port', '0x10'], '--port must be a whole number from 0 to 65535.'],
    [['--port', '1e3'], '--port must be a whole number from 0 to 65535.'],
    [['--fail', '503'], /nth=2\. Did you mean status=503\?$/],
    [['--fail', 'losst'], /nth=2\. Did you mean answer=lost\?$/],
    [['--fail', 'status=503,nht=2'], /^--fail cannot be used: nht is not a field of a failure\. Did you mean nth\?/],
    [['--fail', 'answer=losst'], /^--fail cannot be used: answer must be one of .* Did you mean lost\?/],
    [['--fail', 'status=503,share=2'], /^--fail cannot be used: share must be a number from 0 to 1\./],
    [['--fail', 'delay=800-100'], /^--fail cannot be used: delay must be a range with the shorter time first/],
    [['--fail', 'status=500,operationId=listTaxs'], /there is no operation listTaxs\. Did you mean listTaxes\?/],
    [['--delay', '2147483648'], DELAY],
    [['--delay', '800-100'], DELAY],
    [['--delay', '1-2-3'], DELAY],
    [['--delay', 'slow'], DELAY],
    [
      ['--cors-origin', 'app.example'],
      '--cors-origin must be an origin with its scheme and without a path, such as https://app.example, or * for any.',
    ],
    [['--allow-host', 'a:80'], '--allow-host must be a host name without a port, such as mock.test.'],
    [['--max-body', '5'], /^Unknown option --max-body\./],
    [['--unknown'], /^Unknown option --unknown\./],
    [['here'], /^Unexpected argument "here"\./],
  ])('%j are refused', async (args, message) => {
    const error = await command.run(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(message);
  });

  it('name a document that can be read', async () => {
    const error = await command.run(['--document', 'none.yaml']).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toBe('Cannot read none.yaml: there is no such file.');
  });

  it('are all in the help, with examples', () => {
    const names = [
      'port',
      'host',
      'allow-host',
      'cors-origin',
      'authorization',
      'fail',
      'seed',
      'document',
      'delay',
      'quiet',
      'json',
      'help',
    ];
    expect([...command.help.matchAll(/^ {2}(?:-h, )?--([\w-]+)/gm)].map(([, name]) => name)).toEqual(names);
    expect(command.help).toContain('  --port <number>         port to listen on; 0 picks a free one (default: 4010)\n');
    expect(command.help).toContain('Examples:\n  npx inventory-service-api mock\n');
    expect(command.help.split('\n').filter((line) => line.length > 110)).toEqual([]);
  });
});
