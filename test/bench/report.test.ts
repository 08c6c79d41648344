import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableText, withBlock } from '../../bench/report.ts';

const page = readFileSync('docs/benchmarks.md', 'utf8');

describe('docs/benchmarks.md', () => {
  const blocks = [...page.matchAll(/^<!-- figures: (\S+) -->\n([\s\S]*?)^<!-- end -->$/gm)].map(
    ([, name, text]) => [name!, text!] as const,
  );

  it('has a block for each benchmark, and no other', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const benchmarks = Object.keys(scripts).filter((name) => /^(bench|soak):/.test(name));
    const names = benchmarks.map((name) => (name.startsWith('soak:') ? 'soak' : name.replace('bench:', '')));
    expect(blocks.map(([name]) => name).sort()).toEqual(names.sort());
    expect(benchmarks.filter((name) => !page.includes(`\`npm run ${name}\``))).toEqual([]);
  });

  it.each(blocks)('says of %s when and where it was measured', (_, text) => {
    expect(text).toMatch(/^\nMeasured on \d{4}-\d\d-\d\d: \d+ cores.*, Node \d+\.\d+.*\.\n\n\|/);
  });

  it.each(blocks)('has the figures of %s between its marks alone', (name, text) => {
    expect(withBlock(page, name, text.trim())).toBe(page);
    expect(withBlock(page, name, 'Other.')).toBe(page.replace(text, '\nOther.\n\n'));
  });

  it('refuses figures that have no block', () => {
    expect(() => withBlock(page, 'none', '')).toThrow('docs/benchmarks.md has no block for the figures of none.');
  });
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
