import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './output.ts';
import { BASE_URL, runWith, samples, testAddresses, told } from './service-settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('what is told in the environment', () => {
  it('gives way to options, without a word', async () => {
    const options = ['--base-url', 'https://other.example/v1', '--authorization', 'Bearer {token}'];
    const { stdout, stderr } = await runWith(told, [...samples, ...options]);
    expect(stderr).toBe('');
    expect(stdout).toContain("curl 'https://other.example/v1/settings/taxes?");
    expect(stdout).toContain('Authorization: Bearer ${ACCESS_TOKEN:-demo}');
    expect(stdout).not.toMatch(/X-Api-Key|api\.example\.com/);
  });

  it('is nothing if it is empty', async () => {
    const empty = await runWith({ INVENTORY_BASE_URL: '', INVENTORY_AUTHORIZATION: '' }, samples);
    expect(empty).toEqual(await run(samples));
    expect(empty).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('an option', () => {
  it('goes into both formats of a collection, the token as a variable', async () => {
    const options = ['--base-url', BASE_URL, '--authorization', 'X-Api-Key: {token}'];
    const http = await run(['collection', ...options]);
    const postman = await run(['collection', '--format', 'postman', ...options]);
    expect(http.stdout).toContain(`@base_url = ${BASE_URL}\n`);
    expect(http.stdout).toContain('\nX-Api-Key: {{token}}\n');
    expect(http.stdout).toContain('\nX-Api-Key: {{read_token}}\n');
    expect(postman.stdout).toContain('"key": "X-Api-Key",');
    expect(JSON.parse(postman.stdout).variable).toContainEqual(
      expect.objectContaining({ key: 'base_url', value: BASE_URL }),
    );
    for (const { stdout } of [http, postman]) expect(stdout).not.toContain('Service-oauthtoken');
  });
});

describe('traffic at the address that was told', () => {
  testAddresses(['a path', BASE_URL]);
});
