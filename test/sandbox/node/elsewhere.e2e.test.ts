import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { hasCurl } from '../../support/curl.ts';
import { blocksIn } from '../../support/markdown.ts';
import { start } from '../../support/sandbox-server.ts';

const page = readFileSync('docs/sandbox.md', 'utf8');

describe.skipIf(!hasCurl)('docs/sandbox.md', () => {
  it('shows calls of control URLs that do what they say', async () => {
    const { url, sandbox } = await start({ seed: 'empty' });
    const script = blocksIn(page, 'sh').find((code) => code.startsWith('sandbox()'))!;
    const moved = script.replaceAll('http://127.0.0.1:4010', url);
    const { stdout } = await promisify(execFile)('sh', ['-euc', moved]);
    expect(stdout).toContain('{"record":{"invoice_id":"');
    expect(stdout).toMatch(/"changes":\[\{.*"kind":"added"/);
    expect(sandbox.failures).toEqual([]);
    expect(sandbox.records('invoices').list()).toEqual([]);
  });
});
