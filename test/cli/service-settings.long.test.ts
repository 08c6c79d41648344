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
    expect(stdout).toContain('Authorization: Bearer ${INVENTORY_ACCESS_TOKEN:-demo}');
    expect(stdout).not.toMatch(/X-Api-Key|api\.example\.com/);
  });

  it('is nothing if it is empty', async () => {
    const empty = await runWith({ INVENTORY_BASE_URL: '', INVENTORY_AUTHORIZATION: '' }, samples);
    expect(empty).toEqual(await run(samples));
    expect(empty).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('traffic at the address that was told', () => {
  testAddresses(['a path', BASE_URL]);
});
