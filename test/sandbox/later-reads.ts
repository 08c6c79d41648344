import { expect, test } from 'vitest';
import { type LaterRead, laterReadOf } from '../support/later-reads.ts';

/** Operations whose effect no operation shows. */
const SHOWN_BY_NONE: Record<string, string> = {};

const WORDS = { reads: 'only reads', 'nothing shows it': 'none', writes: '' };

/** Calls operations and reads again. Returns what the tests find. */
export function testLaterReads(operations: readonly string[]): readonly LaterRead[] {
  const found: LaterRead[] = [];
  test.each(operations)('%s', async (operation) => {
    const row = await laterReadOf(operation);
    found.push(row);
    expect(
      row.outcome === 'nothing shows it',
      `No answer differs after ${operation}, or SHOWN_BY_NONE says so of one that is shown. Let its rule change what is read, add what it needs to test/support/later-reads.ts, or say in SHOWN_BY_NONE why nothing shows it.`,
    ).toBe(operation in SHOWN_BY_NONE);
  });
  return found;
}

/** The row of an operation in docs/sandbox-operations.md. */
export function rowOf({ operation, outcome, shownBy }: LaterRead): string {
  const shown = shownBy.map((name) => `\`${name}\``).join(', ');
  return `| \`${operation}\` | ${outcome === 'writes' ? shown : WORDS[outcome]} |`;
}
