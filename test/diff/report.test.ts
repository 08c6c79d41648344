import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/diff/index.ts';
import { formatMarkdown } from '../../src/diff/report/markdown.ts';
import { formatText } from '../../src/diff/report/text.ts';

function changeOf(change: Partial<Change>): Change {
  return {
    impact: 'warning',
    kind: 'values-added',
    side: 'readers',
    place: 'Thing.kind',
    message: 'values added: "a"',
    operations: [],
    ...change,
  };
}

describe('text', () => {
  it('groups changes, and names a few of many operations', () => {
    const operations = ['one', 'two', 'three', 'four', 'five'];
    expect(
      formatText([
        changeOf({ operations }),
        changeOf({ impact: 'descriptive', side: undefined, message: 'description changed' }),
      ]),
    ).toBe(
      `Warnings (1)
  readers: Thing.kind: values added: "a" (one, two, three and 2 more)

Descriptive (1)
  Thing.kind: description changed

0 breaking, 1 warning, 0 additive, 1 descriptive: a minor release.`,
    );
  });

  it('does not name an operation twice', () => {
    expect(formatText([changeOf({ place: 'createThing response 200', operations: ['createThing'] })])).toContain(
      '  readers: createThing response 200: values added: "a"\n',
    );
  });
});

describe('Markdown', () => {
  it('keeps a change in its cell', () => {
    expect(formatMarkdown([changeOf({ message: 'pattern a|b\nadded' })])).toContain(
      String.raw`| readers | ${'`Thing.kind`'} | pattern a\|b added | – |`,
    );
  });
});
