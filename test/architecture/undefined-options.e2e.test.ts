import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SANDBOX_OPTIONS } from '../../sandbox/node/start-options.ts';
import { OPTIONS } from '../../sandbox/options/index.ts';
import { MOCK_OPTIONS } from '../../src/mock/mock-options.ts';
import { fileLimiter, fileLock } from '../../src/public/file.ts';
import { redisLimiter } from '../../src/public/limits.ts';
import { startMock } from '../../src/public/mock.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { keepToken, redisLock } from '../../src/public/token.ts';

const LIMITS = ['perMinute', 'perDay', 'concurrent', 'share', 'onStoreError', 'storeTimeout', 'lease', 'window'];

/** Options of which each is there, and undefined. */
function undefinedOptions(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'undefined-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('options that are undefined are not given', () => {
  it('to limiters', () => {
    const run = async () => undefined;
    const limiter = redisLimiter({ run, organizationId: '7', prefix: undefined, ...undefinedOptions(LIMITS) });
    expect(limiter.state()).toMatchObject({ minute: 100, day: 2500 });
    const inFiles = fileLimiter({ path: temporaryFolder(), ...undefinedOptions(LIMITS) });
    expect(inFiles.state()).toMatchObject({ minute: 100, day: 2500 });
  });

  it('to locks and keepers of tokens', async () => {
    const times = undefinedOptions(['lease', 'timeout']);
    expect(await fileLock({ path: temporaryFolder(), ...times })(async ({ fence }) => fence)).toBe(1);
    expect(await redisLock({ run: async () => 1, key: 'token', ...times })(async ({ fence }) => fence)).toBe(1);
    const fresh = { accessToken: 'fresh', refreshToken: undefined, expiresAt: undefined };
    const functions = { load: async () => fresh, refresh: async () => fresh, save: async () => undefined };
    const token = keepToken({ ...functions, ...undefinedOptions(['lock', 'margin', 'timeout', 'onError']) });
    expect(await token({ refused: undefined })).toBe('fresh');
  });

  it('to the mock', async () => {
    const mock = await startMock(undefinedOptions(Object.keys(MOCK_OPTIONS)));
    onTestFinished(mock.close);
    expect(new URL(mock.baseUrl).hostname).toBe('127.0.0.1');
    const headers = { Authorization: 'Service-oauthtoken demo' };
    expect((await fetch(`${mock.baseUrl}/settings/taxes?organization_id=7`, { headers })).status).toBe(200);
  });

  it('to the sandbox, in this process and over HTTP', async () => {
    const sandbox = createSandbox(undefinedOptions(Object.keys(OPTIONS)));
    const plain = createSandbox();
    expect(sandbox.snapshot()).toEqual(plain.snapshot());
    const server = await startSandbox(undefinedOptions(Object.keys(SANDBOX_OPTIONS)));
    onTestFinished(server.close);
    expect(server.sandbox.snapshot()).toEqual(plain.snapshot());
  });

  it('to the tokens, failures and clock of a sandbox', async () => {
    const grant = { scopes: undefined, organizations: undefined, expires: undefined };
    const sandbox = createSandbox({ tokens: { demo: grant } });
    const call = () =>
      sandbox.fetch(
        new Request('https://inventory.example.com/inventory/v1/settings/taxes?organization_id=10234695', {
          headers: { Authorization: 'Service-oauthtoken demo' },
        }),
      );
    sandbox.failNext({ status: 503, operationId: undefined, times: undefined });
    expect([(await call()).status, (await call()).status]).toEqual([503, 200]);
    const before = sandbox.clock.now();
    sandbox.clock.advance({ days: undefined, hours: 1, minutes: undefined });
    expect(sandbox.clock.now() - before).toBe(3_600_000);
  });
});
