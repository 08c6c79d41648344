import { expect, it } from 'vitest';
import { bench } from './main.ts';

/** The benchmarks that a help text lists. */
const listed = (text: string) => [...text.matchAll(/^ {2}npm run bench -- (\w+) +\S/gm)].map(([, name]) => name);

const NAMES = ['client', 'mock', 'sandbox', 'verify', 'reference'];

it.each([
  [['snadbox'], 'snadbox is not a benchmark. Did you mean sandbox?'],
  [[], 'Name a benchmark.'],
])('%j is wrong usage, and the message lists the benchmarks', async (args, message) => {
  const { status, stdout, stderr } = await bench(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.split('\n')[0]).toContain(message);
  expect(listed(stderr)).toEqual(NAMES);
});

it('--help lists the benchmarks', async () => {
  const { status, stdout, stderr } = await bench('--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(listed(stdout)).toEqual(NAMES);
});

it('passes options on to a benchmark, and rejects unknown ones', async () => {
  const { status, stdout, stderr } = await bench('mock', '--round', '1');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Unknown option --round. Did you mean --rounds?');
});
