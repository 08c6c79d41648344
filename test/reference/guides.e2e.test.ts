import { describe, expect, it } from 'vitest';
import { compiledClient } from '../support/compiled-programs.ts';
import { start } from '../support/sandbox-server.ts';
import { codeOf, print, provideModules } from './guides-code.ts';

provideModules(async () => ({ '.': await compiledClient() }));

describe('the code of the guides', () => {
  it('makes a client, calls operations, reads lists and handles an error', async () => {
    const { baseUrl } = await start();
    const lines = await print('client', codeOf('client', baseUrl));
    expect(lines[0]).toBe('Net 30');
    expect(lines.at(-1)).toBe('There is no such contact.');
  });
});
