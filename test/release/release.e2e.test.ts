import { describe, expect, it } from 'vitest';
import { start } from './release.ts';

describe('npm run release', () => {
  it('says how to use it', async () => {
    const { status, stdout, stderr } = await start('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ {2}npm run release -- check /m);
  });

  it.each([
    [[], 'Name a command.'],
    [['chek'], 'There is no command chek. Did you mean check?'],
    [['check', '--skip-tests'], 'Unknown option --skip-tests.'],
    [['site', '--site-url', 'docs'], '--site-url is a URL such as https://docs.example.com/api/, not docs.'],
  ])('%j is wrong usage', async (args, message) => {
    const { status, stdout, stderr } = await start(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
