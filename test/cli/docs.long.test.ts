import { describe, expect, it } from 'vitest';
import { optionsPage } from './options-page.ts';

describe('docs', () => {
  it('have every option of every command, of startMock, and of the client; -u writes docs/options.md', async () => {
    await expect(optionsPage()).resolves.toMatchFileSnapshot('../../docs/options.md');
  });
});
