import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandbox } from '../../../src/public/sandbox-server.ts';
import { operations } from '../../support/document.ts';
import { hasLanguages, installPython } from '../../support/external/tools.ts';
import { IS_FULL } from '../../support/full.ts';
import { requirementsOf } from './generators.ts';
import { run } from './run.ts';
import { EDITIONS } from './targets.ts';

const PROGRAM = path.join(import.meta.dirname, 'python/fastmcp/call_tools.py');

const folder = mkdtempSync(path.join(tmpdir(), 'fastmcp-'));
let server: SandboxServer;
beforeAll(async () => {
  server = await startSandbox({ createsOrganizations: true, seed: 'empty' });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!IS_FULL || !hasLanguages('FastMCP', 'Python'))('FastMCP makes tools', () => {
  it.each([
    ['3.1', '1'],
    ['3.0', '2'],
  ] as const)('of OpenAPI %s that call a sandbox', async (edition, organization) => {
    const bin = await installPython('fastmcp', requirementsOf('fastmcp'));
    const document = path.join(folder, `${edition}.json`);
    writeFileSync(document, JSON.stringify(EDITIONS[edition]));
    const args = [PROGRAM, document, server.baseUrl, organization];
    const { tools, contact_id, names } = JSON.parse(
      await run({ program: path.join(bin, 'python'), args, cwd: folder }),
    ) as Record<'tools' | 'names', string[]> & { contact_id: string };
    expect(tools.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    expect(names).toEqual(['Hubballi Outdoors']);
    expect(server.sandbox.organization(organization).records('contacts').get(contact_id)).toBeDefined();
  });
});
