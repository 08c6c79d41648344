import { describe, expect, it } from 'vitest';
import { compiledClient, compiledSandbox, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { followed } from './followed.ts';

const modules = { '.': await compiledClient(), './sandbox': await compiledSandbox() };

/** Puts the package into a folder. */
const install = (folder: string): void => installModules(folder, modules);

describe.skipIf(!hasCurl)('each command and each block of code runs', () => {
  it('AGENTS.md', async () => {
    const printed = await followed('AGENTS.md');
    expect(printed('probe --plan')).toMatch(/^\d+ rules would be probed/);
  });

  it('integrate', async () => {
    const printed = await followed('integrate/SKILL.md', install);
    expect(printed('operations --tag')).toMatch(/^createInvoice +POST/m);
    expect(printed('createInvoice --request')).toContain('line_items');
    expect(printed('node invoice.mjs')).toMatch(/^400 .*\nsent 9600\.00\n$/);
    expect(printed('mcp')).toBe('');
  });

  it('test-with-sandbox', async () => {
    const printed = await followed('test-with-sandbox/SKILL.md', install);
    expect(printed('node --test')).toMatch(/pass 2\n[\s\S]*fail 0\n/);
    expect(printed('clock/advance')).toContain('"now"');
    expect(printed('rules.json')).toContain('"taxes.unique"');
  });

  it('verify-account', async () => {
    const printed = await followed('verify-account/SKILL.md', install);
    expect(printed('curl')).toContain('"contacts"');
    expect(printed('verify traffic')).toMatch(/1 (exchange|call)/);
    expect(printed('--yes')).toContain('taxes.unique');
  });
});
