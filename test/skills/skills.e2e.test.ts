import { describe, expect, it } from 'vitest';
import { hasCurl } from '../support/curl.ts';
import { followed } from './followed.ts';

describe.skipIf(!hasCurl)('each command and each block of code runs', () => {
  it('AGENTS.md', async () => {
    const printed = await followed('AGENTS.md');
    expect(printed('probe --plan')).toMatch(/^\d+ rules would be probed/);
  });
});
