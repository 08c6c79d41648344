import { expect, it } from 'vitest';
import { bench } from './main.ts';

it.each(['sandbox-server', 'toString'])('%s is wrong usage', (name) => {
  const { status, stdout, stderr } = bench(name);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${name} is not a benchmark.`);
});

it('writes figures only of a complete run', () => {
  const { status, stderr } = bench('client', '--write', '--only', 'list');
  expect(status).toBe(2);
  expect(stderr).toContain('--write is for a complete run. Leave the other options out.');
});
