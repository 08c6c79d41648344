import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/public/sandbox.ts';
import { exportData, startSandbox } from '../../src/public/sandbox-server.ts';
import { sandboxAt } from '../../src/public/sandbox-testing.ts';
import { clientOf } from '../support/hostile-server.ts';

const clientFor = (baseUrl: string, organizationId: string) => clientOf({ url: baseUrl }, { organizationId });

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'ids-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Gives organizations ids that are no numbers. */
export function testOrganizationIds(ids: readonly string[]): void {
  it.each(ids)('restores its snapshot, forks, and is the seed of another: %j', async (organizationId) => {
    const sandbox = createSandbox({ organizationId });
    sandbox.records('taxes').add({ tax_name: 'VAT', tax_percentage: 5 });
    const snapshot = JSON.parse(JSON.stringify(sandbox.snapshot())) as ReturnType<typeof sandbox.snapshot>;
    expect(snapshot.organizationId).toBe(organizationId);
    expect(createSandbox({ seed: snapshot }).snapshot()).toEqual(snapshot);
    expect(createSandbox({ seed: 'empty', organizationId }).restore(snapshot)).toEqual({ unknownFields: [] });
    expect(sandbox.fork().snapshot()).toEqual(snapshot);
    expect(createSandbox().organization(organizationId).organizationId).toBe(organizationId);
  });

  it('over HTTP, organizations keep their ids through control URLs, a restart and an export', async () => {
    const data = folder();
    const options = { port: 0, seed: 'empty', data, createsOrganizations: true } as const;
    const first = await startSandbox(options);
    const origin = new URL(first.baseUrl).origin;
    const { control } = sandboxAt(origin);
    for (const [index, organizationId] of ids.entries()) {
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
    expect(organizations.map(({ organizationId }) => organizationId)).toEqual(['10234695', ...ids]);
    await first.close();

    const again = await startSandbox(options);
    for (const [index, organizationId] of ids.entries()) {
      const { taxes } = await clientFor(again.baseUrl, organizationId).taxes.list();
      expect(taxes.map(({ tax_name }) => tax_name)).toEqual([`Tax ${index}`]);
    }
    await again.close();

    for (const [index, organizationId] of ids.entries()) {
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
    for (const organizationId of ids.filter((id) => !/^\.+$/.test(id))) {
      await control('POST /organizations', { organizationId });
      await control(`DELETE /organizations/${encodeURIComponent(organizationId)}`);
    }
    expect((await control<{ organizations: object[] }>('GET /organizations')).organizations).toHaveLength(1);
  });
}
