import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledCli, compiledClient, compiledSandbox, installModules } from '../support/compiled-programs.ts';
import { hasCurl } from '../support/curl.ts';
import { type Followed, follow } from './follow.ts';

const program = await compiledCli();
const modules = { '.': await compiledClient(), './sandbox': await compiledSandbox() };

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Follows a file of `skills/` in a new folder that has the package. Every command has to succeed. */
async function followed(file: string): Promise<(part: string) => string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
  folders.push(folder);
  installModules(folder, modules);
  const all = await follow(readFileSync(path.join('skills', file), 'utf8'), folder, program);
  expect(all.filter(({ status }) => status !== 0)).toEqual([]);
  return (part) => (all.find(({ command }) => command.includes(part)) as Followed).output;
}

describe.skipIf(!hasCurl)('each command and each block of code runs', () => {
  it('integrate', async () => {
    const printed = await followed('integrate/SKILL.md');
    expect(printed('operations --tag')).toMatch(/^createInvoice +POST/m);
    expect(printed('createInvoice --request')).toContain('line_items');
    expect(printed('node invoice.mjs')).toMatch(/^400 .*\nsent 9600\.00\n$/);
    expect(printed('mcp')).toBe('');
  });

  it('test-with-sandbox', async () => {
    const printed = await followed('test-with-sandbox/SKILL.md');
    expect(printed('node --test')).toMatch(/pass 2\n[\s\S]*fail 0\n/);
    expect(printed('clock/advance')).toContain('"now"');
    expect(printed('rules.json')).toContain('"taxes.unique"');
  });

  it('verify-account', async () => {
    const printed = await followed('verify-account/SKILL.md');
    expect(printed('curl')).toContain('"contacts"');
    expect(printed('verify traffic')).toMatch(/1 (exchange|call)/);
    expect(printed('--yes')).toContain('taxes.unique');
  });

  it('AGENTS.md', async () => {
    const printed = await followed('AGENTS.md');
    expect(printed('probe --plan')).toMatch(/^\d+ rules would be probed/);
  });
});
