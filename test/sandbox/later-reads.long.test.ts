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

For each operation, this table lists the operations whose responses change after it, in [the sandbox](sandbox.md) with its sample records. The test
\`test/sandbox/later-reads.long.test.ts\` finds them by calling each one.

| operation | shown by |
| --- | --- |
${rows.map(rowOf).join('\n')}
`;
}
