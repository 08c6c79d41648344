import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { exportData, startSandbox } from '../../src/public/sandbox-server.ts';
import { sandboxAt } from '../../src/public/sandbox-testing.ts';
import { HOSTILE_IDS } from '../support/hostile-ids.ts';
import { clientOf } from '../support/hostile-server.ts';

const clientFor = (baseUrl: string, organizationId: string) => clientOf({ url: baseUrl }, { organizationId });

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'ids-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

describe('a sandbox whose organization has an id that is no number', () => {
  it.each(HOSTILE_IDS)('restores its snapshot, forks, and is the seed of another: %j', async (organizationId) => {
    const sandbox = createSandbox({ organizationId });
    sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
    const snapshot = JSON.parse(JSON.stringify(sandbox.snapshot())) as ReturnType<typeof sandbox.snapshot>;
    expect(snapshot.organizationId).toBe(organizationId);
    expect(createSandbox({ seed: snapshot }).snapshot()).toEqual(snapshot);
    expect(createSandbox({ seed: 'empty', organizationId }).restore(snapshot)).toEqual({ unknownFields: [] });
    expect(sandbox.fork().snapshot()).toEqual(snapshot);
    expect(createSandbox().organization(organizationId).organizationId).toBe(organizationId);
  });

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
  it('keeps organizations with any ids, through control URLs, a restart and an export', async () => {
    const data = folder();
    const options = { port: 0, seed: 'empty', data, createsOrganizations: true } as const;
    const first = await startSandbox(options);
    const origin = new URL(first.baseUrl).origin;
    const { control } = sandboxAt(origin);
    for (const [index, organizationId] of HOSTILE_IDS.entries()) {
      // Every second one is made by a call.
      if (index % 2) await control('POST /organizations', { organizationId });
      await clientFor(first.baseUrl, organizationId).taxes.create({ tax_name: `Tax ${index}`, tax_percentage: 5 });
      const remote = sandboxAt(origin, { organizationId });
      expect((await remote.calls()).map(({ operationId }) => operationId)).toEqual(['createTax']);
      await remote.failNext({ status: 503 });
      await remote.control('POST /clock/advance', { days: index });
      const snapshot = await remote.control('GET /snapshot');
      expect(snapshot['organizationId']).toBe(organizationId);
      expect(await remote.control('POST /restore', snapshot)).toEqual({ unknownFields: [] });
    }
    const { organizations } = await control<{ organizations: { organizationId: string }[] }>('GET /organizations');
    expect(organizations.map(({ organizationId }) => organizationId)).toEqual(['10234695', ...HOSTILE_IDS]);
    await first.close();

    const again = await startSandbox(options);
    for (const [index, organizationId] of HOSTILE_IDS.entries()) {
      const { taxes } = await clientFor(again.baseUrl, organizationId).taxes.list();
      expect(taxes.map(({ tax_name }) => tax_name)).toEqual([`Tax ${index}`]);
    }
    await again.close();

    for (const [index, organizationId] of HOSTILE_IDS.entries()) {
      const exported = path.join(folder(), 'seed');
      expect(exportData({ data, folder: exported, organizationId })).toMatchObject({ organizationId, warnings: [] });
      const taxes = JSON.parse(readFileSync(path.join(exported, 'taxes.json'), 'utf8')) as { tax_name: string }[];
      expect(taxes[0]!.tax_name).toBe(`Tax ${index}`);
      const seeded = await startSandbox({ port: 0, seed: exported });
      expect(seeded.sandbox.organizationId).toBe(organizationId);
      await seeded.close();
    }
  });

  it('deletes them by their encoded ids; those made of dots are no part of a URL', async () => {
    const server = await startSandbox({ port: 0, seed: 'empty' });
    onTestFinished(() => server.close());
    const { control } = sandboxAt(new URL(server.baseUrl).origin);
    for (const organizationId of HOSTILE_IDS.filter((id) => !/^\.+$/.test(id))) {
      await control('POST /organizations', { organizationId });
      await control(`DELETE /organizations/${encodeURIComponent(organizationId)}`);
    }
    expect((await control<{ organizations: object[] }>('GET /organizations')).organizations).toHaveLength(1);
  });

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
