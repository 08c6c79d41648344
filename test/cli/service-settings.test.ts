import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder } from '../../src/public/verify.ts';
import { archiveOf } from '../verify/support/archive.ts';
import { type Run, run } from './output.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const BASE_URL = 'https://api.example.com/gateway/api/v9';

/** Runs a command with variables in the environment. */
function runWith(variables: Record<string, string>, args: readonly string[]): Promise<Run> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return run(args);
}

const samples = ['code-samples', '--language', 'curl'];
const told = { INVENTORY_BASE_URL: `${BASE_URL}/`, INVENTORY_AUTHORIZATION: 'X-Api-Key: {token}' };

describe('what is told in the environment', () => {
  it('holds where no option is given, and is said', async () => {
    const { status, stdout, stderr } = await runWith(told, samples);
    expect(status).toBe(0);
    expect(stdout).toContain(`curl '${BASE_URL}/settings/taxes?organization_id=10234695'`);
    expect(stdout).toContain('X-Api-Key: ${ACCESS_TOKEN:-demo}');
    expect(stderr).toBe(
      `The base URL is ${BASE_URL}, by INVENTORY_BASE_URL.\nCalls carry the token as "X-Api-Key: {token}", by INVENTORY_AUTHORIZATION.\n`,
    );
  });

  it('gives way to options, without a word', async () => {
    const options = ['--base-url', 'https://other.example/v1', '--authorization', 'Bearer {token}'];
    const { stdout, stderr } = await runWith(told, [...samples, ...options]);
    expect(stderr).toBe('');
    expect(stdout).toContain("curl 'https://other.example/v1/settings/taxes?");
    expect(stdout).toContain('Authorization: Bearer ${ACCESS_TOKEN:-demo}');
    expect(stdout).not.toMatch(/X-Api-Key|api\.example\.com/);
  });

  it('is nothing if it is empty', async () => {
    const empty = await runWith({ INVENTORY_BASE_URL: '', INVENTORY_AUTHORIZATION: '' }, samples);
    expect(empty).toEqual(await run(samples));
    expect(empty).toMatchObject({ status: 0, stderr: '' });
  });

  it.each([
    [
      { INVENTORY_BASE_URL: 'https://me:secret@h/v1' },
      'INVENTORY_BASE_URL must be an http or https URL without query, ',
    ],
    [{ INVENTORY_BASE_URL: 'api' }, 'INVENTORY_BASE_URL must be an http or https URL'],
    [
      { INVENTORY_AUTHORIZATION: 'Bearer secret' },
      'INVENTORY_AUTHORIZATION must have {token} once, as in "Bearer {token}"',
    ],
    [{ INVENTORY_AUTHORIZATION: 'Host: {token}' }, 'INVENTORY_AUTHORIZATION must not return Host'],
  ])('is refused with its name if it cannot be used, and not shown: %j', async (variables, message) => {
    for (const args of [samples, ['collection']]) {
      const { status, stdout, stderr } = await runWith(variables, args);
      expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
      expect(stderr).not.toContain('secret');
    }
  });

  it.each(['mock', 'sandbox'])('is refused by the %s as well', async (command) => {
    const { status, stderr } = await runWith({ INVENTORY_AUTHORIZATION: 'Bearer' }, [command, '--port', '0']);
    expect([status, stderr]).toEqual([2, expect.stringContaining('INVENTORY_AUTHORIZATION must have {token} once')]);
  });

  it('is what the MCP server calls, which names it when it needs more', async () => {
    const { status, stderr } = await runWith(told, ['mcp']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('INVENTORY_BASE_URL needs INVENTORY_ACCESS_TOKEN in the environment.'),
    ]);
  });
});

describe('an option', () => {
  it.each([
    [['--base-url', 'ftp://h'], '--base-url must be an http or https URL'],
    [
      ['--authorization', 'Bearer'],
      '--authorization must have {token} once, as in "Bearer {token}" or "X-Api-Key: {token}".',
    ],
    [['--authorization', ''], '--authorization must have {token} once'],
    [['--base-url', ''], '--base-url must be an http or https URL'],
    [['--server', 'https://h/v1'], '--server is now --base-url.'],
  ])('%j is refused', async (args, message) => {
    const { status, stderr } = await run([...samples, ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('without a path is taken, with a word on where calls go', async () => {
    const { status, stderr } = await run([...samples, '--base-url', 'https://api.example.com']);
    expect([status, stderr]).toEqual([
      0,
      'The base URL has no path: calls go to https://api.example.com/contacts. In the documents, they are below /inventory/v1.\n',
    ]);
  });

  it('goes into both formats of a collection, the token as a variable', async () => {
    const options = ['--base-url', BASE_URL, '--authorization', 'X-Api-Key: {token}'];
    const http = await run(['collection', ...options]);
    const postman = await run(['collection', '--format', 'postman', ...options]);
    expect(http.stdout).toContain(`@base_url = ${BASE_URL}\n`);
    expect(http.stdout).toContain('\nX-Api-Key: {{token}}\n');
    expect(http.stdout).toContain('\nX-Api-Key: {{read_token}}\n');
    expect(postman.stdout).toContain('"key": "X-Api-Key",');
    expect(JSON.parse(postman.stdout).variable).toContainEqual(
      expect.objectContaining({ key: 'base_url', value: BASE_URL }),
    );
    for (const { stdout } of [http, postman]) expect(stdout).not.toContain('Service-oauthtoken');
  });
});

describe('traffic at the address that was told', () => {
  const SUCCESS = JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1' } });
  /** A HAR file with a call of the service at an address, and with one of another. */
  function archive(name: string, base: string): string {
    const file = path.join(folder, `${name}.har`);
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

  it.each([
    ['a path', BASE_URL, '1 exchange of 1 of '],
    ['a root, whose host tells it from others', 'https://api.example.com', '1 exchange of 1 of '],
  ])('is found without another option: %s', async (name, base, shown) => {
    const file = archive(name, base);
    expect((await run(['verify', file])).status).toBe(2);
    const { status, stdout } = await runWith({ INVENTORY_BASE_URL: base }, ['verify', file]);
    expect(stdout).toContain(shown);
    expect(stdout).toContain('Not checked against the contract: 1 (another service)');
    expect(status).toBe(0);
    vi.unstubAllEnvs();
    expect((await run(['verify', file, '--base-url', base])).stdout).toBe(stdout);
  });

  it('is no matter to traffic at the path of the contract', async () => {
    const file = path.join(folder, 'own.ndjson');
    createRecorder({ to: file })({
      request: { method: 'GET', url: '/inventory/v1/settings/taxes/1?organization_id=1' },
      response: { status: 200, body: SUCCESS },
    });
    expect((await runWith(told, ['evidence', 'show', file])).status).toBe(0);
  });
});
