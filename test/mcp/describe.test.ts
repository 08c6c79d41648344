import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/contract/operations.ts';
import { createCatalogue } from '../../src/mcp/catalogue.ts';
import { describeTool } from '../../src/mcp/tools/describe.ts';
import { deprecatedContract } from '../support/deprecated.ts';
import { contract, operations } from '../support/document.ts';

const tool = describeTool(createCatalogue(contract, undefined));

async function described(operationId: string | string[], part?: 'request' | 'response'): Promise<string> {
  return (await tool.run({ operationId, ...(part && { part }) })).text;
}

/** What a reference leads to, by JSON alone. */
function targetOf(reference: string): unknown {
  const keys = reference.slice(2).split('/');
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], contract);
}

/** The parts of a document that something leads to. */
function reached(value: unknown, seen = new Set<string>()): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $ref } = value as { $ref?: string };
  if ($ref !== undefined && !seen.has($ref)) return [value, ...reached(targetOf($ref), seen.add($ref))];
  // Rules between fields, in allOf, have sentences.
  return [value, ...Object.entries(value).flatMap(([key, child]) => (key === 'allOf' ? [] : reached(child, seen)))];
}

const namesIn = (value: unknown): string[] =>
  reached(value).flatMap((part) => Object.keys((part as { properties?: object }).properties ?? {}));

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const media = operation.requestBody?.content;
  const answered = operation.responses[operation.successStatus]?.content;

  it('has each parameter and field in its description, and each field of the answer', async () => {
    const [request, response] = [await described(id), await described(id, 'response')];
    const sent = [
      ...operation.parameters.map(({ name }) => name).filter((name) => name !== 'organization_id'),
      ...namesIn(media),
    ];
    expect(sent.filter((name) => !new RegExp(`\\b${name}[*+~]*: `).test(request))).toEqual([]);
    expect(namesIn(answered).filter((name) => !new RegExp(`\\b${name}[*+~]*: `).test(response))).toEqual([]);
  });
});

describe('the description of an operation', () => {
  it('says what is deprecated, and until when it stays', async () => {
    const deprecated = describeTool(createCatalogue(deprecatedContract(), undefined));
    const { text } = await deprecated.run({ operationId: 'getTax', part: 'response' });
    expect(text.split('\n')[1]).toBe('Deprecated: may be removed on or after 2027-06-30.');
    expect(text).toMatch(/ tax_name: .*; Deprecated: may be removed on or after 2027-06-30\.\n/);
    expect(await described('getTax', 'response')).not.toContain('Deprecated');
  });

  it('has what is required first, then what the job needs, then the rest', async () => {
    const [first, second, third] = (await described('createInvoice'))
      .split('\n')
      .filter((line) => line.startsWith('  '));
    expect([first, second, third]).toEqual([
      '  customer_id+: id? → Contact.contact_id',
      '  line_items+: list of {InvoiceLineItemCreate}',
      '  invoice_number: string?; At most 100 characters',
    ]);
    expect(await described('createContact')).toMatch(/\n {2}contact_name\*: string \(at most 200 characters\)\n/);
  });

  it('says of no update that it needs the fields of its sample, but what it requires', async () => {
    const updates = operations.filter((operation) => kindOf(operation) === 'update' && operation.requestBody);
    expect(updates.length).toBeGreaterThan(5);
    for (const { id } of updates) expect((await described(id)).match(/^ {2}\w+\+/m), id).toBeNull();
    expect(await described('updateContact')).toContain('  contact_name: string');
    expect(await described('createPriceList')).toMatch(/\n {2}name\*: string/);
  });

  it.each([
    ['applyInvoiceCredits', ['apply_creditnotes+: list of {InvoiceCreditNoteInput}']],
    ['createTaxGroup', ['tax_group_name+: string?', 'taxes+: list of id; IDs of the taxes that belong to the group']],
    [
      'createBundle',
      [
        'composite_item_id+: id? → CompositeItem.composite_item_id',
        'quantity_to_bundle+: number|string?; Number of composite items to assemble',
      ],
    ],
  ])('shows the fields of the sample of %s, of which none is documented', async (id, fields) => {
    const lines = [...fields, 'any other fields: none is documented'].map((field) => `  ${field}\n`);
    expect(await described(id)).toContain(lines.join(''));
  });

  it('has the rules between fields, and a sample that does the job', async () => {
    expect(await described('createContact')).toMatch(
      /\n {2}rule: .*`is_taxable`.*\nsample: \{"contact_name":"[^"]+ \d{10}"\}\n/,
    );
  });

  it('takes a quarter of the JSON Schemas at most, of the largest operations', async () => {
    for (const id of ['createInvoice', 'createContact', 'createSalesReturn', 'createCreditNote']) {
      const { requestBody, responses, successStatus } = operations.find((operation) => operation.id === id)!;
      const references = new Set<string>();
      reached([requestBody, responses[successStatus]], references);
      const schemas = [...references].map((reference) => JSON.stringify(targetOf(reference), null, 1));
      expect((await described(id)).length, id).toBeLessThan(schemas.join('').length / 4);
    }
  });

  it('describes an object once, also for several operations', async () => {
    const text = await described(['createInvoice', 'updateInvoice', 'createInvoice']);
    expect(text.match(/^\{DocumentAddress\}$/gm)).toHaveLength(1);
    expect(text.match(/^createInvoice: /gm)).toHaveLength(1);
  });
});
