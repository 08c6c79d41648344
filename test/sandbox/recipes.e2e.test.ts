import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RemoteSandbox, type SandboxMatchers, sandboxMatchers } from '../../src/public/sandbox-testing.ts';
import { start } from '../support/sandbox-server.ts';
import { blockOf, loadRecipe } from './recipe.ts';

const cache = path.resolve('node_modules/.cache/inventory-service-api');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a recipe as a module and imports it. */
function load(heading: string): Promise<unknown> {
  return loadRecipe(heading, folder);
}

describe('docs/sandbox.md shows', () => {
  it('how each test of Playwright gets an organization, and checks what a page has called', async () => {
    const server = await start();
    const { startTest } = (await load('Playwright')) as { startTest(url: string): Promise<RemoteSandbox> };
    const [one, other] = await Promise.all([startTest(server.url), startTest(server.url)]);
    expect(one.organizationId).not.toBe(other.organizationId);
    await one.failNext({ status: 503 });
    const statuses = [one, other].map(async ({ organizationId: id }) => {
      const headers = { Authorization: 'Service-oauthtoken demo' };
      return (await fetch(`${server.baseUrl}/items?organization_id=${id}`, { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([503, 200]);
    expect.extend(sandboxMatchers);
    await (expect(other) as unknown as SandboxMatchers).toHaveCall({ operationId: 'listItems', status: 200, times: 1 });
    const wrong = (expect(other) as unknown as SandboxMatchers<Promise<void>>).toHaveCall({
      operationId: 'createItem',
    });
    await expect(wrong).rejects.toThrow('Expected a call of createItem.');
  });

  it('how a page keeps its data', async () => {
    const { createSandbox, keepSandbox } = await import('../../src/public/sandbox-global.ts');
    const storage = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      key: (index: number) => [...storage.keys()][index] ?? null,
      get length() {
        return storage.size;
      },
    };
    vi.stubGlobal('sessionStorage', sessionStorage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const open = new Function(
      'InventorySandbox',
      `return (async () => { ${blockOf('In a page', 'js')}\nreturn sandbox; })();`,
    ) as (script: object) => Promise<ReturnType<typeof createSandbox>>;
    (await open({ createSandbox, keepSandbox })).records('taxes').add({ tax_name: 'VAT99', tax_percentage: 5 });
    await expect.poll(() => storage.size).toBe(1);
    const kept = await open({ createSandbox, keepSandbox });
    expect(kept.records('taxes').list()).toContainEqual(expect.objectContaining({ tax_name: 'VAT99' }));
  });
});
