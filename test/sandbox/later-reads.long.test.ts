import { describe, expect, test } from 'vitest';
import type { LaterRead } from '../support/later-reads.ts';
import { plans } from '../support/plans.ts';
import { rowOf, testLaterReads } from './later-reads.ts';

describe('a later read shows what an operation has done', () => {
  const found = testLaterReads([...plans.keys()]);

  test('docs/sandbox-operations.md has all of it; -u writes it', async () => {
    expect(found).toHaveLength(plans.size);
    await expect(page(found)).toMatchFileSnapshot('../../docs/sandbox-operations.md');
  });
});

function page(rows: readonly LaterRead[]): string {
  return `# What a later read shows

For each operation, the operations whose answers change after it, in [the sandbox](sandbox.md) with its story. A test
finds them by calling each: \`test/sandbox/later-reads.long.test.ts\`.

| operation | shown by |
| --- | --- |
${rows.map(rowOf).join('\n')}
`;
}
