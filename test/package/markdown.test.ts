import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { withoutPadding } from '../../scripts/package/markdown.ts';

describe('Markdown as it ships', () => {
  it('has tables without the spaces that align their columns', () => {
    const page = ['| name     | size |', '| -------- | ---: |', '| `client` |   61 |'].join('\n');
    expect(withoutPadding(page)).toBe(['| name | size |', '| --- | ---: |', '| `client` | 61 |'].join('\n'));
  });

  it('has blocks of code and text as they are', () => {
    const page = 'A  |  B\n\n```sh\n| a    | b |\n```\n';
    expect(withoutPadding(page)).toBe(page);
  });

  it.each(['README.md', 'docs/style.md', 'docs/sandbox.md', 'docs/command-line.md', 'docs/mock.md'])(
    'reads the same: %s',
    (file) => {
      const page = readFileSync(file, 'utf8');
      const packed = withoutPadding(page);
      expect(packed.length).toBeLessThan(page.length);
      expect(marked.parse(packed)).toBe(marked.parse(page));
    },
  );
});
