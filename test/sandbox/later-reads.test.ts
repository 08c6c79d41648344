import { describe, expect, test } from 'vitest';
import { operations } from '../support/document.ts';
import { type LaterRead, laterReadOf } from '../support/later-reads.ts';

/** Tags whose operations need records in other states than those of the story: these are to be prepared in later-reads.ts. */
const UNPREPARED = ['Invoices', 'Retainer invoices', 'Customer payments', 'Credit notes', 'Vendor credits'];

const found: LaterRead[] = [];

describe('a later read shows what an operation has done', () => {
  test.each(operations.map(({ id, tag }) => [id, tag] as const))('%s', async (operation, tag) => {
    const row = await laterReadOf(operation);
    found.push(row);
    if (!UNPREPARED.includes(tag)) expect(['reads', 'writes', 'not built']).toContain(row.outcome);
  });

  test('docs/sandbox-operations.md has all of it; -u writes it', async () => {
    expect(found).toHaveLength(operations.length);
    await expect(page(found)).toMatchFileSnapshot('../../docs/sandbox-operations.md');
  });
});

function page(rows: readonly LaterRead[]): string {
  const built = rows.filter(({ outcome }) => outcome !== 'not built').length;
  const lines = rows.map(({ operation, outcome, shownBy }) => {
    const shown = shownBy.map((name) => `\`${name}\``).join(', ');
    return `| \`${operation}\` | ${outcome === 'writes' ? shown : WORDS[outcome]} |`;
  });
  return `# What a later read shows

For each operation, the operations whose answers are others after it, in [the sandbox](sandbox.md) with its story. A test
finds them by calling each: \`test/sandbox/later-reads.test.ts\`. ${built} of ${rows.length} operations are built.

| operation | shown by |
| --- | --- |
${lines.join('\n')}
`;
}

const WORDS = {
  reads: 'it reads, and changes nothing',
  'not built': '501',
  refused: 'refused as the story is',
  'nothing shows it': 'none, as the story is',
  writes: '',
};
