import { describe, expect, it } from 'vitest';
import { generateCoverage } from '../../scripts/build/stages/coverage.ts';
import { contract, operations } from '../support/document.ts';

const coverage = generateCoverage(contract);

/** The rows of the table below a heading, without its header. */
function tableBelow(heading: string): string[][] {
  const section = coverage.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.slice(2, -2).split(' | '));
}

describe('coverage.md: what is documented', () => {
  const tables = coverage.split('## Types of fields')[0]!;

  it('counts the operations of which no part is listed as not documented', () => {
    const complete = operations.filter(({ notDocumented }) => notDocumented.length === 0).length;
    expect(tables).toContain(`${operations.length} operations. ${complete} of them are completely documented`);
    expect(tables.match(/ – \|$/gm)).toHaveLength(complete);
  });

  it.each(operations.map(({ id }) => id))('has a row for %s', (id) => {
    const rows = tables.split('\n').filter((line) => line.startsWith(`| ${id} |`));
    expect(rows).toHaveLength(1);
  });

  it('counts fields, and those to which the documents give no type', () => {
    const rows = tableBelow('Types of fields');
    const sum = (column: number) => rows.slice(0, -1).reduce((total, row) => total + Number(row[column]), 0);
    expect(rows).toHaveLength(contract.tags.length + 1);
    expect(rows.at(-1)).toEqual(['all', String(sum(1)), String(sum(2))]);
    const marks = JSON.stringify(contract.components.schemas).match(/"x-not-documented":\["type"/g)!;
    expect(sum(2)).toBe(marks.length);
  });

  it('has every transition and every rule between query and body', () => {
    const stated = operations.filter(({ object }) => object['x-transition']);
    expect(tableBelow('Transitions').map(([id]) => id)).toEqual(stated.map(({ id }) => `\`${id}\``));
    expect(tableBelow('Transitions')).toContainEqual(['`submitCreditNote`', 'an unnamed state']);
    expect(tableBelow('Rules between query and body')).toContainEqual([
      '`createRetainerInvoice`',
      'With `ignore_auto_number_generation` `true` in the query, the body needs `retainerinvoice_number`.',
    ]);
  });
});

describe('coverage.md: what is inferred', () => {
  const rows = tableBelow('What is inferred, and from what');
  const parts = rows.flatMap(([names]) => names!.split(/, (?=schema|parameter|response|all|`)(?!`?https)/));

  it('has every mark of the contract', () => {
    const marks = JSON.stringify(contract).match(/"x-inferred":"/g) ?? [];
    expect(marks.length).toBeGreaterThan(50);
    // A row may count fields or schemas instead of naming each.
    const counts = parts.map((part) =>
      Number(/(\d+) (?:fields|schemas)$/.exec(part)?.[1] ?? !part.startsWith('server')),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(marks.length - 1);
  });

  it('names parts as a reader knows them', () => {
    const known =
      /^(all operations|server `https:\S+`|`\w+`, server `https:\S+`|(schema|parameter|response) `[A-Z]\w+(\.\w+|\[\])*`(: \d+ fields)?|`page_context` of \d+ schemas)$/;
    expect(parts.filter((part) => !known.test(part))).toEqual([]);
    const complete = rows.find(([, reason]) => reason === 'The rows are assumed to be complete records.')!;
    expect(complete[0]).toContain('schema `InvoiceListResponse.invoices[]`');
    expect(parts.filter((part) => part.startsWith('`listOrganizations`, server'))).toHaveLength(2);
  });
});
