import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type RemoteSandbox,
  type SandboxMatchers,
  sandboxAt,
  sandboxMatchers,
} from '../../src/public/sandbox-testing.ts';
import { outputOfRecipeTests } from '../support/recipe-tests.ts';
import { start } from '../support/sandbox-server.ts';

it('the tests for Vitest that docs/sandbox.md shows and docs/client.md describes pass', async () => {
  expect(await outputOfRecipeTests()).toContain('✓ sandbox.test.ts (1 test)');
  expect(await outputOfRecipeTests()).toContain('✓ create-once.test.ts (1 test)');
});

describe('docs/sandbox.md shows', () => {
  it('how each test of Playwright gets an organization, and checks what a page has called', async () => {
    const server = await start();
    const [, shown] = /`await (sandboxAt\(.*?\)\.newOrganization\(\))`/.exec(readFileSync('docs/sandbox.md', 'utf8'))!;
    const code = `return ${shown!.replace('http://127.0.0.1:4010', server.url)};`;
    const startTest = new Function('sandboxAt', code) as (
      at: typeof sandboxAt,
    ) => ReturnType<RemoteSandbox['newOrganization']>;
    const [one, other] = await Promise.all([startTest(sandboxAt), startTest(sandboxAt)]);
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
    await expect(wrong).rejects.toThrow('Expected a call to createItem.');
  });
});
