import { beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '../../reference/model/part-provenance.ts';
import { rules } from '../../sandbox/resources/registry.ts';
import { SAMPLES } from '../../src/code-samples/languages.ts';
import { sampleCall } from '../../src/code-samples/sample-call.ts';
import { inferredParts, SEE_SCHEMA } from '../../src/contract/marked-parts.ts';
import { resolveSchema } from '../../src/contract/references.ts';
import { sampleOf } from '../../src/contract/samples.ts';
import { statesOf } from '../../src/contract/states.ts';
import { contract, flatten, operations } from '../support/document.ts';
import { renderedReference } from './rendered.ts';

let files: Map<string, string>;
beforeAll(async () => {
  files = await renderedReference();
});

const page = (address: string): string => files.get(address)!;

/** The text of some HTML, as a reader sees it. */
function textOf(html: string): string {
  return html
    .replaceAll(/<\/?(?:code|a|b|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

const operationsOfTag = (name: string) => operations.filter(({ tag }) => tag === name);
const operationOf = (id: string) => operations.find((operation) => operation.id === id)!;

/** What a page names as not documented. */
function chipsOf(html: string): string[] {
  return [...html.matchAll(/<dt class="missing">([^<]+)</g)].map(([, label]) => label!);
}

/** The HTML from the row of a field on. */
function fromRow(html: string, id: string): string {
  const start = html.indexOf(`<li id="${id}"`);
  if (start === -1) throw new Error(`There is no row ${id}`);
  return html.slice(start);
}

/** Whether the row of a field says that it is required. */
function isRequired(html: string, id: string): boolean {
  return fromRow(html, id).split('</div>', 1)[0]!.includes('class="required"');
}

/** The row of a field, without the fields below it. */
function fieldHtml(html: string, id: string): string {
  const row = fromRow(html, id);
  return row.slice(0, row.slice(1).search(/<li id=|<details|<\/ul>(?!<li)/) + 1);
}

/** The text of the row of a field, without the fields below it. */
function fieldRow(html: string, id: string): string {
  return textOf(fieldHtml(html, id));
}

describe('the page of an operation', () => {
  it.each(operations)('$id says what the document does', (operation) => {
    const html = page(`operations/${operation.id}.html`);
    const text = textOf(html);
    expect(text).toContain(`${operation.method.toUpperCase()} /inventory/v1 ${operation.path}`);
    expect(text).toContain(operation.summary);
    if (operation.scope !== undefined) expect(text).toContain(`Scope ${operation.scope}`);
    expect(chipsOf(html)).toEqual(operation.notDocumented.map((part) => PARTS[part].label));
    expect(text).toContain(operation.notDocumented.length > 0 ? ' partly documented ' : ' documented ');
    for (const { name, description, required, in: place } of operation.parameters) {
      // The same for all operations: the page of the record has it.
      if (name === 'organization_id' && required)
        expect(fieldRow(html, 'query.organization_id')).toMatch(
          /organization_id string → refers to organization required $/,
        );
      else expect(fieldRow(html, `${place}.${name}`)).toContain(description!.replaceAll('`', '').split('. ')[0]);
      expect(isRequired(html, `${place}.${name}`)).toBe(Boolean(required));
    }
    const [request] = Object.values(operation.object.requestBody?.content ?? {});
    for (const [name, { required }] of request ? flatten(contract, request.schema) : [])
      expect(isRequired(html, `request.${name}`), name).toBe(required);
    const [response] = Object.values(operation.object.responses[operation.successStatus]!.content ?? {});
    for (const [name, { required, schema }] of response?.schema ? flatten(contract, response.schema) : []) {
      expect(isRequired(html, `response.${name}`), name).toBe(required);
      const record = resolveSchema(contract, schema.items ?? schema);
      if (record.properties)
        expect(fieldHtml(html, `response.${name}`), name).toMatch(/class="schema" href="[^"]+#schema-/);
    }
  });

  it('shows nested fields, with types, limits and value sets', () => {
    const html = page('operations/createInvoice.html');
    expect(fieldRow(page('operations/createRetainerInvoice.html'), 'request.line_items.description')).toContain(
      'description type inferred string, at most 2000 characters',
    );
    expect(fieldRow(html, 'request.discount_type')).toMatch(/Known values: entity_level item_level/);
    expect(fieldRow(page('resources/contacts.html'), 'Contact.gst_treatment')).toMatch(
      /One of: business_gst business_none/,
    );
    expect(fieldRow(page('resources/taxes.html'), 'Tax.tax_percentage')).toContain('tax_percentage number');
    expect(fieldRow(page('operations/listTaxes.html'), 'query.page')).toMatch(/page inferred integer or string/);
    expect(fieldRow(page('resources/invoices.html'), 'Invoice.status')).toMatch(/Known values: sent draft/);
  });

  it('says no limit twice, and nothing that the name says', () => {
    const rows = [...files]
      .filter(([address]) => address.startsWith('operations/') || address.startsWith('resources/'))
      .flatMap(([, html]) => html.split('<li id="').slice(1))
      .map((row) => textOf(row.split(/<li|<details/)[0]!));
    expect(rows.length).toBeGreaterThan(3000);
    expect(rows.filter((row) => /(\bat most \d+).*\b\1\b/i.test(row))).toEqual([]);
    expect(rows.filter((row) => /tax_name string.*Name of the tax\./.test(row))).toEqual([]);
  });

  it('lists first what is required, then what the sandbox needs, the open lines last, then what the sample holds', () => {
    const order = (id: string): string[] =>
      [...page(`operations/${id}.html`).matchAll(/<li id="request\.(\w+)"/g)].map(([, name]) => name!);
    expect(order('createInvoice').slice(0, 2)).toEqual(['customer_id', 'line_items']);
    expect(order('createContact')[0]).toBe('contact_name');
    const [, ...others] = order('createTax');
    const sample = Object.keys(
      sampleOf(operationOf('createTax').object.requestBody!.content['application/json']) as object,
    );
    expect(others.slice(0, sample.length - 1)).toEqual(sample.slice(1));
    expect(page('operations/createInvoice.html')).toMatch(/id="request\.line_items".*?<details open>/);
  });

  it('has a tab for each sample of a body with several', () => {
    const html = page('operations/getTax.html');
    expect(textOf(html)).toMatch(/ 200 .*4815162342481511001.* 200 Numeric id .*4815162342[^\d]/s);
    expect([...html.matchAll(/data-tab="(200[^"]*)"/g)].map(([, name]) => name)).toEqual(['200', '200 Numeric id']);
  });

  it('has the call in every language, and its body', () => {
    const html = page('operations/createTax.html').split('id="request-sample"')[1]!.split('id="response-sample"')[0]!;
    const tabs = [...html.matchAll(/data-tab="([^"]+)"/g)].map(([, name]) => name);
    expect(tabs).toEqual([...SAMPLES.map(({ name }) => name), 'Body', 'All fields']);
    expect(textOf(html)).toContain('requests.post(');
  });

  it('shows the answer to what the sample call asks for', () => {
    const bodies = operations.filter((operation) => {
      const { body } = sampleCall(contract, operation);
      return body !== undefined && 'json' in body;
    });
    expect(bodies.length).toBeGreaterThan(50);
    for (const { id } of bodies)
      expect(textOf(page(`operations/${id}.html`)), id).toContain('Response of the sandbox to these samples');
    const [sent, answered] = page('operations/createTransferOrder.html')
      .replaceAll('&quot;', '"')
      .split('id="request-sample"')[1]!
      .split('id="response-sample"');
    for (const value of ['"date": "2026-03-28"', '"name": "Steel Water Bottle 1 L"', '"quantity_transfer": 1'])
      for (const sample of [sent, answered!.split('data-tab="')[1]]) expect(sample).toContain(value);
    expect(answered!.split('data-tab="')[1]).not.toContain('Alpine Daypack');
  });

  it('has a call on the first page whose answer repeats what it sends', () => {
    const run = textOf(page('index.html').split('class="run"')[1]!.split('</ol>')[0]!);
    expect(run.split('"Trekking Pole 1"').length - 1).toBe(2);
    expect(run).not.toContain('$(date');
  });

  it('has a sample of each failure', () => {
    const html = page('operations/createTax.html').split('id="response-sample"')[1]!;
    const tabs = [...html.matchAll(/data-tab="([^"]+)"/g)].map(([, name]) => name);
    expect(tabs).toEqual(['201', '400', '401', '429']);
  });

  it('marks what is inferred, with the reason', () => {
    const html = page('operations/createContact.html');
    const fields = Object.entries(contract.components.schemas['ContactCreate']!.properties!);
    const [[, first] = [], ...others] = fields.filter(([, property]) => property['x-inferred']);
    expect(first!['x-inferred']).toBe(SEE_SCHEMA);
    expect(textOf(html)).toContain(contract.components.schemas['ContactCreate']!['x-inferred-fields']);
    const marked = others.map(([name]) => name);
    expect(marked.length).toBeGreaterThan(0);
    for (const name of marked) expect(fieldRow(html, `request.${name}`)).toContain('inferred');
    expect(fieldRow(html, 'request.contact_name')).not.toContain('inferred');
    expect(fieldRow(page('operations/listInvoices.html'), 'response.code')).not.toContain('inferred');
    expect(fieldRow(page('operations/listInvoices.html'), 'response.page_context')).toContain(
      'Inferred Documented only for the list of taxes',
    );
  });

  it('marks a field whose schema is inferred, and leads to the reason', () => {
    const html = page('operations/createCreditNote.html');
    expect(fieldRow(html, 'request.line_items.serial_numbers')).toContain('schema inferred');
    expect(html).toMatch(/<a class="schema" href="\.\.\/schemas\.html#schema-SerialNumbers"/);
  });

  it('says of a field that its type was inferred, and of no other', () => {
    const html = page('resources/invoices.html');
    expect(fieldRow(html, 'Invoice.invoice_number')).toMatch(
      /invoice_number type inferred string(, at most \d+ characters)?/,
    );
    expect(fieldRow(html, 'Invoice.shipping_charge')).toContain('type inferred number or string');
    expect(fieldRow(html, 'Invoice.total')).not.toContain('type inferred');
  });

  it('states rules between fields in words', () => {
    for (const [operation, schema] of [
      ['createItem', 'ItemCreate'],
      ['createItemAdjustment', 'InventoryAdjustmentCreate'],
    ]) {
      const [rule] = contract.components.schemas[schema!]!.allOf!;
      const words = rule!.description!.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();
      expect(textOf(page(`operations/${operation}.html`))).toContain(`Rule ${words.slice(0, 60)}`);
    }
  });

  it('lists every status of the document', () => {
    for (const { id, object } of operations) {
      const text = textOf(page(`operations/${id}.html`).split('id="responses"')[1]!);
      for (const status of Object.keys(object.responses)) expect(text, id).toContain(` ${status} `);
    }
  });
});

describe('every schema', () => {
  /** The addresses of the pages that each schema stands on. */
  const holdersOf = new Map<string, string[]>();
  beforeAll(() => {
    for (const [address, html] of files)
      for (const name of new Set([...html.matchAll(/id="schema-([^"]+)"/g)].map(([, found]) => found!)))
        holdersOf.set(name, [...(holdersOf.get(name) ?? []), address]);
  });

  it.each(Object.keys(contract.components.schemas))('%s stands on one page, with its fields', (name) => {
    const holders = holdersOf.get(name) ?? [];
    expect(holders).toHaveLength(1);
    const [holder = ''] = holders;
    const block = files.get(holder)!.split(`id="schema-${name}"`)[1]!.split('<section class="schema-block"')[0]!;
    const schema = contract.components.schemas[name]!;
    const prefix = holder.startsWith('operations/') ? '(?:request|response)' : name;
    for (const field of flatten(contract, resolveSchema(contract, schema)).keys())
      expect(block).toMatch(new RegExp(`<li id="${prefix}\\.${field}"`));
    if (schema['x-inferred'] !== undefined)
      expect(textOf(block)).toContain((schema['x-inferred'] as string).replaceAll('`', '').trim());
  });
});

describe('the coverage page', () => {
  it('has a row for every operation, with what the document says', () => {
    const rows = page('coverage.html')
      .split('<tr data-parts')
      .slice(1)
      .map((row) => row.split('</tr>')[0]!);
    const shown = rows.map((row) => ({
      parts: /^="([^"]+)"/.exec(row)?.[1] ?? '',
      id: /operations\/(\w+)\.html/.exec(row)![1],
      scope: /ServiceAPI\.[\w.]+/.exec(row)?.[0],
    }));
    const documented = contract['x-tagGroups']!.flatMap(({ tags }) => tags).flatMap((tag) =>
      operations.filter((operation) => operation.tag === tag),
    );
    expect(shown).toEqual(
      documented.map(({ id, notDocumented, scope }) => ({ parts: notDocumented.join(' '), id, scope })),
    );
  });

  it('has every inferred part of the document', () => {
    const reasons = inferredParts(contract);
    const table = page('coverage.html').split('id="inferred"')[1]!;
    expect((table.match(/<tr>/g) ?? []).length - 1).toBe(reasons.length);
    for (const { reason } of reasons) expect(textOf(table)).toContain(reason.trim().replaceAll('`', '').slice(0, 40));
  });
});

describe('the states of a record', () => {
  const section = (html: string, id: string): string =>
    textOf(html.split(`id="${id}"`)[1]!.split(/<(?:section|h2)/)[0]!);

  it('stand on the page of the resource, with what moves a record from one to another', () => {
    const html = page('resources/invoices.html');
    const states = section(html, 'states');
    for (const way of [
      'void Mark an invoice as a draft leads to draft as documented',
      'draft Mark an invoice as sent leads to sent as documented',
      'draft sent partially_paid paid overdue Void an invoice leads to void as documented',
      'sent Record a partial payment leads to partially_paid as assumed',
      'sent partially_paid The due date passes leads to overdue as assumed',
      'a new record Create an invoice leads to draft as assumed',
    ])
      expect(states).toContain(way);
    expect(html).toContain('href="../operations/voidInvoice.html">Void an invoice</a>');
    expect(states).toMatch(/unpaid viewed No documented operation leads here\./);
  });

  it('have a picture that says no more than the list', () => {
    const html = page('resources/invoices.html').split('id="states"')[1]!.split('id="operations"')[0]!;
    const picture = html.slice(html.indexOf('<svg'), html.indexOf('</svg>'));
    expect(picture).toContain('aria-hidden="true"');
    const numbers = [...picture.matchAll(/<text [^>]*>(?:any: )?(\d[\d, ]*)</g)].flatMap(([, label]) =>
      label!.split(', '),
    );
    const rows = html.split('<ol class="ways ruled">')[1]!.split('</ol>')[0]!.split('<li').length - 1;
    expect([...new Set(numbers.map(Number))].sort((one, other) => one - other)).toEqual(
      Array.from({ length: rows }, (_, index) => index + 1),
    );
  });

  it('show a transition whose state is not named, and the condition of one', () => {
    const states = section(page('resources/credit-notes.html'), 'states');
    expect(states).toContain('a new record Create a credit note leads to draft as documented');
    expect(states).toMatch(/not documented Submit a credit note for approval leads to unnamed state/);
  });

  it('need no diagram where no operation changes them', () => {
    const lone = contract.tags.filter(({ name }) => {
      const { fields, transitions } = statesOf(contract, operationsOfTag(name));
      return fields.length > 0 && transitions.length === 0;
    });
    expect(lone.length).toBeGreaterThan(0);
    for (const { name } of lone) {
      const id = name.toLowerCase().replaceAll(' ', '-');
      const part = page('states.html')
        .split(`id="${id}"`)[1]!
        .split(/<section|<\/dd>/)[0];
      expect(part).not.toMatch(/<svg|class="ways/);
    }
  });

  it('are all on one page, every value and every transition', () => {
    const html = page('states.html');
    for (const { name } of contract.tags) {
      const { fields, transitions } = statesOf(contract, operationsOfTag(name));
      const id = `id="${name.toLowerCase().replaceAll(' ', '-')}"`;
      expect(html.includes(id), name).toBe(fields.length > 0);
      const text = textOf(html.split(id)[1]?.split('<section')[0] ?? '');
      for (const { field, values } of fields)
        for (const word of [field, ...values]) expect(text).toContain(String(word));
      for (const { operation } of transitions) expect(text).toContain(operation.summary);
    }
  });
});

describe('the head of an operation', () => {
  const headOf = (id: string): string =>
    page(`operations/${id}.html`).split('<header class="head">')[1]!.split('</header>')[0]!;

  it('comes before the samples, and those before the fields', () => {
    const html = page('operations/createInvoice.html');
    const places = [
      '<h1>',
      'class="open-points small"',
      'class="address-bar row"',
      'data-try-open',
      'id="request-sample"',
      'data-try=',
      'id="query"',
    ];
    const found = places.map((part) => html.indexOf(part));
    expect(Math.min(...found)).toBeGreaterThan(-1);
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  it('names what a call needs', () => {
    expect(textOf(headOf('createContact'))).toMatch(/Required contact_name(?! organization_id)/);
    expect(textOf(headOf('listOrganizations'))).not.toContain('Required');
  });

  it('says what is inferred where every part is documented', () => {
    const whole = operations.filter(({ notDocumented }) => notDocumented.length === 0);
    expect(whole.length).toBeGreaterThan(0);
    const head = textOf(headOf(whole[0]!.id));
    expect(head).toMatch(/ documented .*The success status, the errors and the format of IDs are inferred/);
    expect(head).not.toContain('Every part');
  });

  it('lists what the sandbox assumes for the operation, with the reason', () => {
    const head = textOf(headOf('createTax'));
    expect(head).toMatch(/What the sandbox assumes: \d+/);
    expect(head).toContain('taxes.unique');
  });

  it('states the transition and the rules of a call', () => {
    expect(textOf(headOf('voidInvoice'))).toMatch(/Transition status → becomes void/);
    expect(textOf(headOf('submitCreditNote'))).toMatch(/Transition status → becomes unnamed state/);
    expect(textOf(headOf('createRetainerInvoice'))).toContain(
      'Rule With ignore_auto_number_generation true in the query, the body needs retainerinvoice_number.',
    );
  });

  it('leads to the parts of the page, the group and the resource', () => {
    const head = headOf('createInvoice');
    expect(textOf(head)).toContain('Reference / Sales / Invoices');
    expect(textOf(head)).toMatch(/Query 1 Body 33 Responses 5 Related \d+/);
  });
});

describe('what the sandbox does about a field', () => {
  it('stands at the field: what it needs, with the rule, and what it takes where the field is left out', () => {
    const html = page('operations/createInvoice.html');
    for (const name of ['customer_id', 'line_items', 'line_items.item_id'])
      expect(fieldRow(html, `request.${name}`), name).toContain('needed by the sandbox');
    expect(fieldHtml(html, 'request.customer_id')).toContain('href="../rules.html#invoices.required"');
    expect(fieldRow(html, 'request.notes')).not.toMatch(/needed|sandbox default/);
    expect(fieldRow(html, 'request.shipping_charge')).toContain('sandbox default 0 by invoices.defaults');
    expect(fieldRow(html, 'request.due_date')).toContain('sandbox default by invoices.terms');
    expect(textOf(html)).toContain('Needed by the sandbox customer_id line_items');
  });

  it('shows no value of the one call as a default', () => {
    const shipment = page('operations/createShipmentOrder.html');
    expect(fieldRow(shipment, 'request.reference_number')).toContain('sandbox default by shipment-orders.reference');
    const credit = page('operations/createVendorCredit.html');
    expect(fieldRow(credit, 'request.line_items.line_item_id')).toContain('sandbox default by documents.lines');
  });

  it("says in words what is inferred, for those who can't hover", () => {
    const shipment = page('operations/createShipmentOrder.html');
    expect(fieldRow(shipment, 'request.delivery_method')).toMatch(/delivery_method type inferred string/);
    expect(shipment).toMatch(
      /<p id="ring-type"[^>]*>Type inferred: the documentation names the field, but not its type/,
    );
  });

  it('says nothing of what the documents require', () => {
    expect(fieldRow(page('operations/createContact.html'), 'request.contact_name')).not.toContain('needed');
  });
});

describe('a field that refers to a record', () => {
  /** How many rows of a page lead to a record. */
  const references = (html: string): number => html.split('class="refers"').length - 1;

  it('leads to it', () => {
    const html = page('operations/createInvoice.html');
    expect(fieldHtml(html, 'request.customer_id')).toMatch(
      /class="refers">.*<a href="\.\.\/resources\/contacts\.html#schema-Contact">contact<\/a>/,
    );
    expect(fieldRow(html, 'request.line_items.item_id')).toContain('item or composite item');
  });

  it('does so in every body and parameter', () => {
    for (const { id, parameters } of operations) {
      const named = parameters.filter((parameter) => parameter['x-refers-to']).length;
      expect(references(page(`operations/${id}.html`)), id).toBeGreaterThanOrEqual(named);
    }
    const all = [...files].reduce(
      (sum, [address, html]) => sum + (address.endsWith('.html') ? references(html) : 0),
      0,
    );
    expect(all).toBeGreaterThan(500);
  });
});

describe('the changelog', () => {
  it('begins a version with what to change, and folds its entries by their kinds, with how many there are', () => {
    const html = page('changelog.html');
    expect(html).toContain('href="upgrading.html#from-030-to-040"');
    expect(page('upgrading.html')).toContain('id="from-030-to-040"');
    const kinds = [...html.matchAll(/<details class="kind"( open)?>(.*?)<\/details>/gs)];
    expect(kinds.filter(([, open]) => open)).toHaveLength(1);
    for (const [, , kind] of kinds)
      expect(Number(/class="count">(\d+)</.exec(kind!)![1])).toBe(kind!.split('<li data-parts').length - 1);
    expect(html.split('<li data-parts').length - 1).toBe(
      kinds.flatMap(([kind]) => kind.match(/<li data-parts/g) ?? []).length,
    );
  });
});

describe('related operations', () => {
  const related = (id: string): string => textOf(page(`operations/${id}.html`).split('id="related"')[1]!);

  it('come from the links of the contract, the transitions and the URLs', () => {
    expect(related('createInvoice')).toMatch(/With the new record .*Get an invoice/);
    expect(related('voidInvoice')).toMatch(/Transitions .*Mark an invoice as sent/);
    expect(related('getInvoice')).toMatch(/Nested under this URL /);
    expect(related('listInvoices')).toMatch(/One record .*Get an invoice/);
    expect(related('addInvoiceComment')).toMatch(/Record .*Get an invoice/);
  });

  it('lead on to at least one other operation from every page but the only one of its resource', () => {
    const lonely = operations.filter(
      ({ id }) => !/id="related"[\s\S]*<a class="chip" href="\w+\.html"/.test(page(`operations/${id}.html`)),
    );
    const resources = new Map(
      contract.tags.map(({ name }) => [name, operations.filter(({ tag }) => tag === name).length]),
    );
    expect(lonely.filter(({ tag }) => resources.get(tag)! > 1).map(({ id }) => id)).toEqual([]);
  });

  it('are followed by the previous and the next one', () => {
    const html = page('operations/createInvoice.html').split('class="previous-next row bare-links"')[1]!;
    expect(textOf(html)).toMatch(/Previous List invoices Next Get an invoice/);
  });
});

describe('the page of a resource', () => {
  it('begins with the record', () => {
    const html = page('resources/invoices.html');
    const first = /id="schema-([^"]+)"/.exec(html)![1];
    expect(first).toBe('Invoice');
    expect(html.indexOf('id="record"')).toBeLessThan(html.indexOf('id="operations"'));
  });
});

describe('the text pages', () => {
  it('have the facts of the document where they are filled in', () => {
    expect(textOf(page('index.html'))).toContain(
      `${operations.length} operations on ${contract.tags.length} resources`,
    );
    expect(textOf(page('conventions.html'))).toContain('https://inventory.example.in/inventory/v1');
    expect(page('index.html')).not.toContain('{{');
  });

  it('link an operation wherever they name it', () => {
    expect(page('conventions.html')).toContain(
      '<a href="operations/listOrganizations.html"><code>listOrganizations</code></a>',
    );
  });
});

describe('the page of rules', () => {
  it.each(['rules.html', 'rules.md'])('has one place for every rule of the sandbox: %s', (address) => {
    const anchors = [...page(address).matchAll(/ id="([a-z-]+\.[a-z-]+)"/g)].map(([, id]) => id!);
    expect(anchors.sort()).toEqual(
      rules()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('is where every rule that a page names leads to', () => {
    const ids = new Set(rules().map(({ id }) => id));
    const links = [...files].flatMap(([, text]) =>
      [...String(text).matchAll(/rules\.(?:html|md)#([\w.-]+)/g)].map(([, id]) => id!),
    );
    expect(links.length).toBeGreaterThan(1000);
    expect([...new Set(links)].filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('an edition without observations and earlier releases', () => {
  it('says nothing of observations', () => {
    const observed = [...files].filter(
      ([address, html]) => /\.(html|md)$/.test(address) && / of \d+, 20\d\d-/.test(html),
    );
    expect(observed).toEqual([]);
    expect(page('coverage.html')).not.toContain('id="observed"');
  });

  it('says nothing of the history of an operation', () => {
    expect(page('operations/createTax.html')).not.toContain('Since');
  });
});
