import { describe, expect, it } from 'vitest';
import { controlDocument } from '../../sandbox/control/control-document.ts';
import { lookUp, reachableReferences } from '../../src/contract/index.ts';
import { readDocument } from '../../src/contract/read.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { searchTool } from '../../src/mcp/tools/search.ts';
import { contract } from '../support/document.ts';

/** How many results must hold an answer. */
const LOOKED_AT = 3;

const catalogue = createCatalogue(contract, readDocument(controlDocument));
const { search } = catalogue;

function firstFor(query: string): string[] {
  return search(query, LOOKED_AT).entries.map(({ operation }) => operation.id);
}

describe('questions of agents', () => {
  it.each([
    ['send invoice to customer by email', 'emailInvoice'],
    ['email invoice to customer', 'emailInvoice'],
    ['email invoice send to customer', 'emailInvoice'],
    ['sales return receive credit note', 'createSalesReturn'],
    ['sales return receive credit note', 'createCreditNote'],
    ['credit returned goods', 'createSalesReturn'],
    ['email a statement to the customer', 'emailContactStatement'],
  ])('%s → %s, also where several things are named at once', (query, id) => {
    expect(firstFor(query)).toContain(id);
  });

  it.each(['get sales order', 'find sales order by number', 'sales orders', 'create a SalesOrder'])(
    '%s: no operation is on sales orders, and those that refer to one are shown',
    async (query) => {
      const [lead, ...lines] = (await searchTool(catalogue).run({ query })).text.split('\n');
      expect(lead).toBe('There is no operation on sales orders. These refer to one by salesorder_id:');
      const ids = lines.map((line) => line.split(':')[0]!);
      expect(ids).toContain('createPackage');
      for (const id of ids) {
        const { operation, document } = catalogue.find(id);
        const described = [
          operation,
          ...[...reachableReferences(document, operation)].map((one) => lookUp(document, one)),
        ];
        expect(JSON.stringify(described), id).toContain('salesorder');
      }
    },
  );

  it('says so too where something else is asked of a sales order, and not elsewhere', async () => {
    const shown = async (query: string) => (await searchTool(catalogue).run({ query })).text;
    expect(await shown('packages of a sales order')).toMatch(
      /^There is no operation on sales orders\. These are on other records:\nlistPackages: /,
    );
    expect(await shown('sales return')).not.toContain('no operation');
  });

  it.each(['overdue invoices', 'who has paid us', 'create a record', 'simulate'])(
    '%s: what the sandbox alone has never comes first',
    async (query) => {
      const [first] = (await searchTool(catalogue).run({ query })).text.split('\n');
      expect(first).not.toContain('(sandbox only)');
    },
  );

  it('are not answered by chance: words of nothing find nothing', () => {
    expect(firstFor('quantum chromodynamics')).toEqual([]);
  });
});
