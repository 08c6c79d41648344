import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from './output.ts';

describe('the command sandbox', () => {
  it('prints its help', async () => {
    const { status, stdout } = await run(['sandbox', '--help']);
    expect(status).toBe(0);
    for (const flag of ['--port <number>', '--data <folder>', '--max-records <number>', '--control'])
      expect(stdout).toContain(flag);
  });

  it.each([
    [['--prot', '1'], 'Unknown option --prot. Did you mean --port? See inventory-service-api sandbox --help.'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535. See inventory-service-api sandbox --help.'],
    [['--max-log', '-'], '--max-log must be a whole number. See inventory-service-api sandbox --help.'],
    [['--now', 'soon'], '--now must be a time, such as 2026-03-28. See inventory-service-api sandbox --help.'],
    [['--limits', 'some'], '--limits must be none or documented. See inventory-service-api sandbox --help.'],
    [['now'], 'Unexpected argument "now". See inventory-service-api sandbox --help.'],
  ])('refuses %j in one line, with the status 2', async (args, message) => {
    expect(await run(['sandbox', ...args])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });

  it.each([
    [
      ['--seed', 'stroy'],
      'The seed stroy cannot be read: there is no such file. It is story, empty, or the file of a snapshot.',
    ],
    [
      ['--port', '{port}'],
      'Port {port} of 127.0.0.1 is in use. Stop what listens there, or choose another port; 0 takes a free one.',
    ],
  ])('says in one line why it cannot start with %j, with the status 1', async (args, message) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const port = String((server.address() as AddressInfo).port);
    const ran = await run(['sandbox', ...args.map((arg) => arg.replace('{port}', port))]);
    expect(ran).toEqual({ status: 1, stdout: '', stderr: `${message.replaceAll('{port}', port)}\n` });
  });
});
