import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type RemoteSandbox, type SandboxMatchers, sandboxMatchers } from '../../src/public/sandbox-testing.ts';
import { outputOfRecipeTests } from '../support/recipe-tests.ts';
import { start } from '../support/sandbox-server.ts';
import { loadRecipe } from './recipe.ts';

const cache = path.resolve('node_modules/.cache/inventory-service-api');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles a recipe as a module and imports it. */
function load(heading: string): Promise<unknown> {
  return loadRecipe(heading, folder);
}

it('docs/sandbox.md and docs/client-recipes.md show tests for Vitest that pass', async () => {
  expect(await outputOfRecipeTests()).toContain('✓ sandbox.test.ts (2 tests)');
  expect(await outputOfRecipeTests()).toContain('✓ calls.test.ts (2 tests)');
  expect(await outputOfRecipeTests()).toContain('✓ create-once.test.ts (1 test)');
  expect(await outputOfRecipeTests()).toContain('✓ expired-token.test.ts (1 test)');
});

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
});
