import { describe, expect, test } from 'vitest';
import { type LaterRead, laterReadOf } from '../support/later-reads.ts';
import { plans } from '../support/plans.ts';

/** Operations whose effect no operation shows. */
const SHOWN_BY_NONE: Record<string, string> = {};

const found: LaterRead[] = [];

describe('a later read shows what an operation has done', () => {
  test.each([...plans.keys()])('%s', async (operation) => {
    const row = await laterReadOf(operation);
    found.push(row);
    expect(
      row.outcome === 'nothing shows it',
      `No answer differs after ${operation}, or SHOWN_BY_NONE says so of one that is shown. Let its rule change what is read, add what it needs to test/support/later-reads.ts, or say in SHOWN_BY_NONE why nothing shows it.`,
    ).toBe(operation in SHOWN_BY_NONE);
  });

  test('docs/sandbox-operations.md has all of it; -u writes it', async () => {
    expect(found).toHaveLength(plans.size);
    await expect(page(found)).toMatchFileSnapshot('../../docs/sandbox-operations.md');
  });
});

function page(rows: readonly LaterRead[]): string {
  const lines = rows.map(({ operation, outcome, shownBy }) => {
    const shown = shownBy.map((name) => `\`${name}\``).join(', ');
    return `| \`${operation}\` | ${outcome === 'writes' ? shown : WORDS[outcome]} |`;
  });
  return `# What a later read shows

For each operation, the operations whose answers change after it, in [the sandbox](sandbox.md) with its story. A test
finds them by calling each: \`test/sandbox/later-reads.e2e.test.ts\`.

| operation | shown by |
| --- | --- |
${lines.join('\n')}
`;
}

const WORDS = { reads: 'it reads, and changes nothing', 'nothing shows it': 'none', writes: '' };
