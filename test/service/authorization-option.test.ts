import { describe, expect, it } from 'vitest';
import { MockOptionError, startMock } from '../../src/public/mock.ts';
import { createSandbox } from '../../src/public/sandbox.ts';
import { SandboxOptionError, startSandbox } from '../../src/public/sandbox-server.ts';

const MUST = 'authorization must be a function that puts the unchanged token into one header, such as';

describe("an authorization that can't be used", () => {
  it.each([
    ['a text', 'Bearer {token}'],
    ['a function without the token', () => 'Bearer'],
    ['one that encodes it', (token: string) => `Basic ${btoa(token)}`],
    ['one that throws', () => JSON.parse('')],
    ['one that is asynchronous', async (token: string) => token],
  ])('is refused by every service: %s', async (_, given) => {
    const authorization = given as never;
    expect(() => createSandbox({ authorization })).toThrow(RangeError);
    expect(() => createSandbox({ authorization })).toThrow(MUST);
    await expect(startMock({ authorization })).rejects.toThrow(MockOptionError);
    await expect(startSandbox({ authorization })).rejects.toThrow(SandboxOptionError);
    await expect(startSandbox({ authorization })).rejects.toThrow(MUST);
  });
});

describe('an authorization of a sandbox', () => {
  const TOKEN = 'q7Zk7xW9vR1000kJh3';
  const sandbox = createSandbox({ authorization: (token) => ({ 'X-Api-Key': `key ${token}`, 'X-Team': 'a' }) });
  const call = (to: typeof sandbox, headers: Record<string, string>): Promise<Response> =>
    to.fetch(`${to.baseUrl}/settings/taxes?organization_id=${to.organizationId}`, { headers });

  it('holds for its forks and other organizations', async () => {
    for (const each of [sandbox, sandbox.fork(), sandbox.organization('7')]) {
      expect((await call(each, { 'X-Api-Key': `key ${TOKEN}` })).status).toBe(200);
      expect((await call(each, { Authorization: `Service-oauthtoken ${TOKEN}` })).status).toBe(401);
    }
  });

  it('leaves no token in the log, the snapshot or a refusal', async () => {
    await call(sandbox, { 'X-Api-Key': `key ${TOKEN}` });
    const refused = await (await call(sandbox, { 'X-Api-Key': `kee ${TOKEN}` })).text();
    expect(sandbox.log.at(-1)).toMatchObject({ status: 401 });
    expect(JSON.stringify([sandbox.log, sandbox.snapshot(), refused])).not.toContain(TOKEN);
  });
});
