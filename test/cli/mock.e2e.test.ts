import { describe, expect, it } from 'vitest';
import { command } from '../../src/cli/commands/mock.ts';
import { InputError, UsageError } from '../../src/cli/usage-error.ts';
import { testLines } from './mock.ts';

describe('the command', () => {
  testLines('SIGINT');
});

const DELAY =
  '--delay must be a whole number of ms, or a range with the shorter delay first, such as 100-800. The maximum is 2147483647.';

describe('options', () => {
  it.each([
    [['--port', 'http'], '--port must be a whole number from 0 to 65535.'],
    [['--port', ''], '--port must be a whole number from 0 to 65535.'],
    [['--port', '0x10'], '--port must be a whole number from 0 to 65535.'],
    [['--port', '1e3'], '--port must be a whole number from 0 to 65535.'],
    [['--fail', '503'], /nth=2\. Did you mean status=503\?$/],
    [['--fail', '2'], /nth=2\.$/],
    [['--fail', 'losst'], /nth=2\. Did you mean answer=lost\?$/],
    [['--fail', 'status=503,nht=2'], /^--fail can't be used: nht is not a field of a failure\. Did you mean nth\?/],
    [['--fail', 'answer=losst'], /^--fail can't be used: answer must be one of .* Did you mean lost\?/],
    [['--fail', 'status=503,share=2'], /^--fail can't be used: share must be a number from 0 to 1\./],
    [['--fail', 'delay=800-100'], /^--fail can't be used: delay must be a range with the shorter time first/],
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
  });
});
