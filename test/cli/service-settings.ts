import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { archiveOf } from '../verifier/verify/support/archive.ts';
import { type Run, run } from './output.ts';

export const BASE_URL = 'https://api.example.com/gateway/api/v9';

/** Runs a command with variables in the environment. */
export function runWith(variables: Record<string, string>, args: readonly string[]): Promise<Run> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return run(args);
}

export const samples = ['code-samples', '--language', 'curl'];
export const told = { INVENTORY_BASE_URL: `${BASE_URL}/`, INVENTORY_AUTHORIZATION: 'X-Api-Key: {token}' };

/** A response that the contract accepts. */
export const SUCCESS = JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1' } });

/** A HAR file with a call of the service at an address, and with one of another. */
function archive(base: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'traffic.har');
  const at = (url: string) => ({
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url, body: '' },
    response: { status: 200, headers: { 'content-type': 'application/json' }, body: SUCCESS },
  });
  writeFileSync(
    file,
    archiveOf([at(`${base}/settings/taxes/1?organization_id=1`), at('https://cdn.test/settings/taxes/1')]),
  );
  return file;
}

/** Checks traffic at addresses of a kind, which the environment or an option tells. */
export function testAddresses(...addresses: readonly [kind: string, base: string][]): void {
  it.each(addresses)('is found without another option: %s', async (_, base) => {
    const file = archive(base);
    expect((await run(['verify', file])).status).toBe(2);
    const { status, stdout } = await runWith({ INVENTORY_BASE_URL: base }, ['verify', file]);
    expect(stdout).toContain('1 exchange of 1 of ');
    expect(stdout).toContain('Not checked against the contract: 1 (another service)');
    expect(status).toBe(0);
    vi.unstubAllEnvs();
    expect((await run(['verify', file, '--base-url', base])).stdout).toBe(stdout);
  });
}
