import { describe, expect, it } from 'vitest';
import { run } from './output.ts';

describe('the command sandbox', () => {
  it('prints its help', async () => {
    const { status, stdout } = await run(['sandbox', '--help']);
    expect(status).toBe(0);
    for (const flag of ['--port <number>', '--data <folder>', '--max-bytes <number>', '--control'])
      expect(stdout).toContain(flag);
  });

  it.each([
    [['--prot', '1'], 'Unknown option --prot. Did you mean --port? See npx inventory-service-api sandbox --help.'],
    [['--port', 'x'], '--port must be a whole number from 0 to 65535. See npx inventory-service-api sandbox --help.'],
    [
      ['--max-bytes', '-'],
      '--max-bytes must be a whole number, 1 or more. See npx inventory-service-api sandbox --help.',
    ],
    [
      ['--max-bytes', '0'],
      '--max-bytes must be a whole number, 1 or more. See npx inventory-service-api sandbox --help.',
    ],
    [['--clock', 'soon'], '--clock must be a time, such as 2026-03-28. See npx inventory-service-api sandbox --help.'],
    [['--limits', 'some'], '--limits must be none or documented. See npx inventory-service-api sandbox --help.'],
    [['now'], 'Unexpected argument "now". See npx inventory-service-api sandbox --help.'],
  ])('refuses %j in one line, with the status 2', async (args, message) => {
    expect(await run(['sandbox', ...args])).toEqual({ status: 2, stdout: '', stderr: `${message}\n` });
  });
});
