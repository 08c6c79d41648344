import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operationsPage } from '../../scripts/docs/operations-page.ts';
import type { LaterRead } from '../support/later-reads.ts';
import { plans } from '../support/plans.ts';
import { testLaterReads } from './later-reads.ts';

const WORDS = { reads: 'only reads', 'nothing shows it': 'none', writes: '' };

describe('a later read shows what an operation has done', () => {
  const found = testLaterReads([...plans.keys()]);

  test('and scripts/docs.ts names a file for all of it', () => {
    expect(found).toHaveLength(plans.size);
    const page = operationsPage(found.map(rowOf));
    expect(page).toContain('| `getTax` | only reads |\n');
    expect(page).toMatch(/^\| `markInvoiceSent` \| .*`getInvoice`, /m);
    if (process.env['OPERATIONS_PAGE']) writeFileSync(process.env['OPERATIONS_PAGE'], page);
  });
});

function rowOf({ operation, outcome, shownBy }: LaterRead): [string, string] {
  const shown = shownBy.map((name) => `\`${name}\``).join(', ');
  return [`\`${operation}\``, outcome === 'writes' ? shown : WORDS[outcome]];
}
