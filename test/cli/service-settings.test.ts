import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder } from '../../src/public/verify.ts';
import { run } from './output.ts';
import { BASE_URL, runWith, SUCCESS, samples, testAddresses, told } from './service-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

describe('what is told in the environment', () => {
  it('holds where no option is given, and is said', async () => {
    const { status, stdout, stderr } = await runWith(told, samples);
    expect(status).toBe(0);
    expect(stdout).toContain(`curl '${BASE_URL}/settings/taxes?organization_id=10234695'`);
    expect(stdout).toContain('X-Api-Key: ${INVENTORY_ACCESS_TOKEN:-demo}');
    expect(stderr).toBe(
      `The base URL is ${BASE_URL}, from INVENTORY_BASE_URL.\nRequests send the token as "X-Api-Key: {token}", from INVENTORY_AUTHORIZATION.\n`,
    );
  });

  it.each([
    [
      { INVENTORY_BASE_URL: 'https://me:secret@h/v1' },
      'INVENTORY_BASE_URL must be an http or https URL without a query, ',
    ],
    [{ INVENTORY_BASE_URL: 'api' }, 'INVENTORY_BASE_URL must be an http or https URL'],
    [
      { INVENTORY_AUTHORIZATION: 'Bearer secret' },
      'INVENTORY_AUTHORIZATION must have {token} once, as in "Bearer {token}"',
    ],
    [{ INVENTORY_AUTHORIZATION: 'Host: {token}' }, 'INVENTORY_AUTHORIZATION must not return Host'],
  ])("is refused with its name if it can't be used, and not shown: %j", async (variables, message) => {
    const { status, stdout, stderr } = await runWith(variables, samples);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect(stderr).not.toContain('secret');
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
  ])('%j is refused', async (args, message) => {
    const { status, stderr } = await run([...samples, ...args]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('without a path is taken, with a word on where calls go', async () => {
    const { status, stderr } = await run([...samples, '--base-url', 'https://api.example.com']);
    expect([status, stderr]).toEqual([
      0,
      'The base URL has no path, so requests go to URLs such as https://api.example.com/contacts. In the service documentation, they are under /inventory/v1.\n',
    ]);
  });
});

describe('traffic at the address that was told', () => {
  testAddresses(['a root, whose host tells it from others', 'https://api.example.com']);

  it('is no matter to traffic at the path of the contract', async () => {
    const file = path.join(folder, 'own.ndjson');
    createRecorder({ to: file })({
      request: { method: 'GET', url: '/inventory/v1/settings/taxes/1?organization_id=1' },
      response: { status: 200, body: SUCCESS },
    });
    expect((await runWith(told, ['evidence', 'show', file])).status).toBe(0);
  });
});
