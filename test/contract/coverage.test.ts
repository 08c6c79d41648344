import { describe, expect, it } from 'vitest';
import { generateCoverage } from '../../scripts/stages/coverage.ts';
import { contract, operations } from '../support/document.ts';

const coverage = generateCoverage(contract);
const [documented = '', inferred = ''] = coverage.split('## What is inferred, and from what');
const parts = [...inferred.matchAll(/^\| (?<part>[^|]+) \| (?<reason>.+) \|$/gm)]
  .map(({ groups }) => ({ ...groups }))
  .slice(1);

describe('coverage.md: what is documented', () => {
  it('counts the operations of which no part is listed as not documented', () => {
    const whole = operations.filter(({ notDocumented }) => notDocumented.length === 0).length;
    expect(documented).toContain(`${operations.length} operations. ${whole} are documented whole`);
    expect(documented).toContain(`${operations.length - whole} names the parts`);
    expect(documented.match(/ – \|$/gm)).toHaveLength(whole);
  });

  it.each(operations.map(({ id }) => id))('has a row for %s', (id) => {
    const rows = documented.split('\n').filter((line) => line.startsWith(`| ${id} |`));
    expect(rows).toHaveLength(1);
  });
});

describe('coverage.md: what is inferred', () => {
  it('has every mark of the contract', () => {
    const marks = JSON.stringify(contract).match(/"x-inferred":"/g) ?? [];
    expect(marks.length).toBeGreaterThan(50);
    expect(parts).toHaveLength(marks.length);
  });

  it('names parts as a reader knows them', () => {
    const known =
      /^(all operations|server `https:\S+`|`\w+`, server `https:\S+`|(schema|parameter|response) `[A-Z]\w+(\.\w+|\[\])*`)$/;
    expect(parts.filter(({ part }) => !known.test(part ?? ''))).toEqual([]);
    expect(parts).toContainEqual({
      part: 'schema `InvoiceListResponse.invoices[]`',
      reason: 'That the rows are complete records is assumed.',
    });
    expect(parts.filter(({ part }) => part?.startsWith('`listOrganizations`, server'))).toHaveLength(2);
  });
});
