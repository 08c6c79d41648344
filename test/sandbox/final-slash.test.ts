import { describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/public/sandbox.ts';
import { TOKEN } from '../support/mock-calls.ts';

const BASE = 'https://inventory.example.com/inventory/v1';

function send(sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<Response> {
  return sandbox.fetch(`${BASE}${path}?organization_id=${sandbox.organizationId}`, { headers: TOKEN, ...init });
}

describe('a slash at the end of a URL', () => {
  test('counts as none, and is named', async () => {
    const sandbox = createSandbox();
    const [plain, slashed] = [await send(sandbox, '/contacts'), await send(sandbox, '/contacts/')];
    expect(await slashed.json()).toEqual(await plain.json());
    expect(slashed.headers.get('x-sandbox-unknown')).toBe('path./');
    expect(plain.headers.has('x-sandbox-unknown')).toBe(false);
    const body = JSON.stringify({ contact_name: 'Hubballi Outdoors', colour: 'red' });
    const headers = { ...TOKEN, 'content-type': 'application/json' };
    const made = await send(sandbox, '/contacts/', { method: 'POST', headers, body });
    expect([made.status, made.headers.get('x-sandbox-unknown')]).toEqual([201, 'path./, body.colour']);
  });

  test.each<SandboxOptions>([{ unknown: 'refuse' }, { strict: true }, { assumptions: { 'urls.final-slash': false } }])(
    'is not found with %j',
    async (options) => {
      const response = await send(createSandbox(options), '/settings/taxes/');
      expect(response.status).toBe(404);
      expect((await response.json()).message).toMatch(/Did you mean \/inventory\/v1\/settings\/taxes\?$/);
    },
  );

  test('is one slash at most, and not in the place of an id', async () => {
    const sandbox = createSandbox();
    for (const path of ['/contacts//', '/', '/contact//']) expect((await send(sandbox, path)).status).toBe(404);
  });
});

describe('contacts in the URL that activates one', () => {
  const PATH = '/contacts/4815162342481514001/active';

  test('does the same as the documented URL, and is named', async () => {
    const sandbox = createSandbox();
    const answer = await send(sandbox, PATH, { method: 'POST' });
    expect([answer.status, answer.headers.get('x-sandbox-unknown')]).toEqual([200, 'path.contacts']);
    const documented = await send(sandbox, PATH.replace('contacts', 'contact'), { method: 'POST' });
    expect(await answer.json()).toEqual(await documented.json());
    expect((await send(sandbox, PATH)).status).toBe(405);
  });

  test.each<SandboxOptions>([{ unknown: 'refuse' }, { assumptions: { 'urls.contacts': false } }])(
    'is not found with %j',
    async (options) => {
      expect((await send(createSandbox(options), PATH, { method: 'POST' })).status).toBe(404);
    },
  );
});
