import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BENCHES } from '../../bench/benches.ts';
import { tableText, withBlock } from '../../bench/report.ts';

const page = readFileSync('docs/contributing/benchmarks.md', 'utf8');

describe('docs/contributing/benchmarks.md', () => {
  const blocks = [...page.matchAll(/^<!-- figures: (\S+) -->\n([\s\S]*?)^<!-- end -->$/gm)].map(
    ([, name, text]) => [name!, text!] as const,
  );

  it('has a block for each benchmark, and no other', () => {
    expect(blocks.map(([name]) => name)).toEqual(Object.keys(BENCHES));
    expect(Object.keys(BENCHES).filter((name) => !page.includes(`\`npm run bench -- ${name}\``))).toEqual([]);
  });

  it.each(blocks)('says of %s when and where it was measured', (_, text) => {
    expect(text).toMatch(/^\nMeasured on \d{4}-\d\d-\d\d: \d+ cores.*, Node \d+\.\d+.*\.\n\n\|/);
  });

  it.each(blocks)('has the figures of %s between its marks alone', (name, text) => {
    expect(withBlock(page, name, text.trim())).toBe(page);
    expect(withBlock(page, name, 'Other.')).toBe(page.replace(text, '\nOther.\n\n'));
  });

  it('refuses figures that have no block', () => {
    expect(() => withBlock(page, 'none', '')).toThrow(
      'docs/contributing/benchmarks.md has no block for the figures of none.',
    );
  });
});

/** What the page says of how something is measured, and the code that it follows from. */
const SAID: readonly (readonly [said: string, file: string, code: string])[] = [
  ['is the median of nine runs', 'bench/measure.ts', 'const ROUNDS = 9;'],
  ['A run is 1,500 calls', 'bench/client.ts', 'const CALLS = 1500;'],
  ['queueing 20,000 calls', 'bench/client.ts', 'const WAITING = 20_000;'],
  ['medians of three rounds', 'bench/load.ts', "rounds: { type: 'string', default: '3' }"],
  ['medians of nine rounds', 'bench/measure.ts', 'const ROUNDS = 9;'],
  ['each in its own process, with 10 connections', 'bench/load.ts', 'connections = 10,'],
  ['an archive of 80,000 exchanges, 142 MB', 'bench/verify.ts', 'const EXCHANGES = 80_000;'],
  ['in files of 10 MB', 'bench/verify.ts', 'const FILE = 10e6;'],
  ['three times in turn with `redocly drift`', 'bench/verify.ts', 'const TURNS = 3;'],
  ['slow 4G (1.6 Mbit/s, 150 ms)', 'bench/reference.ts', 'latency: 150, downloadThroughput: 1_600_000 / 8'],
  ['a processor four times slower', 'bench/reference.ts', 'const SLOWDOWN = 4;'],
  [
    'its first content within 1.2 s and its largest within 1.5 s, with 45 kB',
    'bench/reference.ts',
    'content: 1200, largest: 1500, bytes: 45_000 }',
  ],
];

it.each(SAID)('docs/contributing/benchmarks.md says "%s", as %s does', (said, file, code) => {
  expect(page.replaceAll('\n', ' ').includes(said), 'The page does not say so').toBe(true);
  expect(readFileSync(file, 'utf8').includes(code), `${file} does not hold ${code}`).toBe(true);
});

it('a table of figures is aligned as the formatter aligns it', () => {
  const table = { columns: ['what', 'time'], rows: [['a call', '1.30 s'] as const, ['b', '9 s'] as const] };
  expect(tableText(table).split('\n')).toEqual([
    '| what   |   time |',
    '| ------ | -----: |',
    '| a call | 1.30 s |',
    '| b      |    9 s |',
  ]);
});

it('the benchmark of the verifier measures workers with the options of Node that docs/verifier.md names', () => {
  const [, options] = /export NODE_OPTIONS="(.+)"/.exec(readFileSync('docs/verifier.md', 'utf8'))!;
  expect(readFileSync('bench/verify.ts', 'utf8')).toContain(`const NODE_OPTIONS = '${options}';`);
});
