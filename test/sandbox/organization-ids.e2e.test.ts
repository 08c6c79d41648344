import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { startSandbox } from '../../src/public/sandbox-server.ts';
import { sandboxAt } from '../../src/public/sandbox-testing.ts';
import { testOrganizationIds } from './organization-ids.ts';

describe('a sandbox whose organization has an id that is no number', () => {
  testOrganizationIds(['..', '../../etc/passwd', '?x=1#y', '__proto__', '007']);

  it('reads with a token for some organizations only theirs', async () => {
    const tokens = { demo: { organizations: ['acme'] } };
    const sandbox = createSandbox({ organizationId: 'acme', tokens });
    sandbox.organization('a/b');
    const statusOf = async (id: string): Promise<number> => {
      const url = `${sandbox.baseUrl}/settings/taxes?organization_id=${encodeURIComponent(id)}`;
      return (await sandbox.fetch(url, { headers: { Authorization: 'Service-oauthtoken demo' } })).status;
    };
    expect([await statusOf('acme'), (await statusOf('a/b')) >= 400]).toEqual([200, true]);
  });
});

describe('a sandbox over HTTP', () => {
  it('chooses ids behind that of its own', async () => {
    for (const [organizationId, chosen] of [
      ['acme', ['acme1', 'acme2']],
      ['a/7', ['a/8', 'a/9']],
      ['9'.repeat(30), [`1${'0'.repeat(30)}`, `1${'0'.repeat(29)}1`]],
    ] as const) {
      const server = await startSandbox({ port: 0, seed: 'empty', organizationId });
      const remote = sandboxAt(new URL(server.baseUrl).origin);
      const made = [await remote.newOrganization(), await remote.newOrganization()];
      expect(made.map((one) => one.organizationId)).toEqual(chosen);
      await server.close();
    }
  });
});
