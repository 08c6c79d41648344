import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../scripts/build/prose.ts';

const places = (file: string, text: string): string[] =>
  findingsIn(file, text).map(({ line, column, message }) => `${line}:${column} ${/"(.*?)"/.exec(message)![1]}`);

describe('words that docs/contributing/style.md advises against', () => {
  it('are found in Markdown, with their place and what to write', () => {
    expect(findingsIn('docs/a.md', '# Limits\n\nThe budget is spent.\n')).toEqual([
      { line: 3, column: 15, message: 'Do not write "spent". Write expired, or used up.' },
    ]);
  });

  it('are found across the end of a line, also in a comment', () => {
    expect(places('a.md', 'Everything but\nfor this.')).toEqual(['1:12 but for']);
    expect(places('a.ts', '/**\n * Everything but\n * for this.\n */')).toEqual(['2:15 but for']);
    expect(places('a.ts', '// Everything but\n// for this.')).toEqual(['1:15 but for']);
  });

  it('are found in comments, messages, parts of templates and markup', () => {
    expect(places('a.ts', 'const spent = 1; // What is spent.\n')).toEqual(['1:29 spent']);
    expect(places('a.ts', "const message = 'It is spent.';")).toEqual(['1:24 spent']);
    expect(places('a.ts', 'print(`The ${kind} is spent, ${name} is beside it.`);')).toEqual([
      '1:23 spent',
      '1:41 beside',
    ]);
    expect(places('a.tsx', 'const view = <p>It is spent.</p>;')).toEqual(['1:23 spent']);
    expect(places('a.ts', 'run();\n\n// It is spent.\n')).toEqual(['3:10 spent']);
  });

  it.each([
    ['code in Markdown', 'a.md', 'Call `spent()`.\n\n```ts\nspent(beside);\n```\n'],
    ['an address', 'a.md', 'See [this](docs/whole.md) and https://whole.example/whole.'],
    ['a comment in Markdown', 'a.md', '<!-- whole -->'],
    ['a name in code', 'a.ts', 'const whole = spent(rest);'],
    ['a text of one word', 'a.ts', "const key = 'whole';"],
    ['code in a comment', 'a.ts', '/** Calls `spent`. */'],
    ['a class in markup', 'a.tsx', 'const view = <p class="badge whole">documented</p>;'],
    ['an earlier version', 'CHANGELOG.md', '# Changelog\n\n## 2.0.0\n\n- Fine.\n\n## 1.0.0\n\n- The whole.\n'],
    ['another meaning', 'a.md', 'A whole number. Parts stand as a whole. If there is none, none is sent.'],
  ])('are not looked for in %s', (_what, file, text) => {
    expect(findingsIn(file, text)).toEqual([]);
  });

  it.each(['Unreleased', '2.0.0'])('are found in the newest section of a changelog, %s', (section) => {
    expect(
      places('CHANGELOG.md', `# Changelog\n\n## ${section}\n\n- The whole.\n\n## 1.0.0\n\n- The whole.\n`),
    ).toEqual(['5:7 whole']);
  });
});
