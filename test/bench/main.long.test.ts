import { expect, it } from 'vitest';
import { bench } from './main.ts';

it.each(['sandbox-server', 'toString'])('%s is wrong usage', async (name) => {
  const { status, stdout, stderr } = await bench(name);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${name} is not a benchmark.`);
});

it('writes figures only of a complete run', async () => {
  const { status, stderr } = await bench('client', '--write', '--only', 'list');
  expect(status).toBe(2);
  expect(stderr).toContain('--write is for a complete run. Leave the other options out.');
});
