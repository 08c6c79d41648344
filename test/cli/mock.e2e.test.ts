import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { command } from '../../src/cli/commands/mock.ts';
import { InputError, UsageError } from '../../src/cli/usage-error.ts';
import { send } from '../support/mock-calls.ts';
import { runThread } from '../support/threads.ts';
import { ARGS, addressOf, call, firstLineOf, LINE, PROGRAM, run, runInThread, testLines } from './mock.ts';

const SCRIPT = '/usr/bin/script';

describe('the command', () => {
  testLines('SIGINT');

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
