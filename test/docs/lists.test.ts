import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Entries and headings that stand twice in a section, which starts with a heading of two `#`. Lines of an entry count as one. */
function twice(text: string): string[] {
  return text.split(/^## /m).flatMap((section) => {
    const blocks = section.split(/^(?=- |#|$)/m).map((block) => block.trim().replaceAll(/\s+/g, ' '));
    const known = new Set<string>();
    return blocks.filter((block) => /^(- |#)/.test(block) && known.size === known.add(block).size);
  });
}

it.each(['CHANGELOG.md', 'docs/contributing/decisions.md', 'docs/upgrading.md'])(
  'no entry stands twice in %s',
  (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text.match(/^- /gm)?.length).toBeGreaterThan(20);
    expect(twice(text)).toEqual([]);
  },
);

it('an entry that stands twice is found, in however many lines', () => {
  expect(
    twice('# Changes\n\n## 2.0.0\n\n- One\n  line.\n- Two.\n\n### More\n\n- One line.\n\n## 1.0.0\n\n- Two.\n'),
  ).toEqual(['- One line.']);
});
