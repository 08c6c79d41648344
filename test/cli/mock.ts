import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { compiledCli } from '../support/compiled-programs.ts';
import { callOf, operationOf, send } from '../support/mock-calls.ts';
import { startThread } from '../support/threads.ts';

export const call = callOf(operationOf('listTaxes'));
export const PROGRAM = await compiledCli();
export const ARGS = ['mock', '--port', '0'];
export const LINE = [PROGRAM, ...ARGS];

/** A mock that was started on the command line. */
interface Running {
  /** Its output so far. */
  output(): string;
}

/** Starts it as a process. */
export function run(file: string, args: string[]): Running & { child: ChildProcess } {
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
export function runInThread(...options: string[]): Running {
  const { output, stop } = startThread(PROGRAM, { args: [...ARGS, ...options] });
  onTestFinished(async () => void (await stop()));
  return { output: () => output().stdout + output().stderr };
}

/** The address that a mock prints when it listens. */
export async function addressOf({ output }: Running): Promise<string> {
  await expect.poll(output, { timeout: 30_000 }).toContain('Ctrl-C to stop it.');
  return /http:\/\/\S+(?=\. Press Ctrl-C)/.exec(output())![0];
}

/** The first line a mock prints, parsed as JSON. */
export async function firstLineOf({ output }: Running): Promise<Record<string, unknown>> {
  await expect.poll(output, { timeout: 30_000 }).toContain('\n');
  return JSON.parse(output().split('\n', 1)[0]!) as Record<string, unknown>;
}

/** Starts the command, and ends it by a signal. */
export function testLines(signal: 'SIGINT' | 'SIGTERM'): void {
  it(`prints a plain line per request, and stops at once on ${signal}`, async () => {
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
      `The mock is running at ${baseUrl}. Press Ctrl-C to stop it.`,
      expect.stringMatching(/^GET {4}200 \S+ listTaxes \d+\.\d ms$/),
      expect.stringMatching(/^GET {4}401 \S+ listTaxes token \d+\.\d ms$/),
      '',
    ]);
    expect(running.output()).toContain(` ${url} `);
  });
}
