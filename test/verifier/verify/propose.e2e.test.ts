import { describe, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { readDocument } from '../../../src/contract/read.ts';
import type { Node } from '../../../src/contract/walk.ts';
import { applyOverlay, readOverlay } from '../../../src/overlay/overlay.ts';
import { createRecorder, type Evidence, mergeEvidence } from '../../../src/public/verify.ts';
import { basisOfClaim, type ContractLocation, rootOf } from '../../../verifier/verify/contract/location.ts';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import type { Finding } from '../../../verifier/verify/report/finding-kinds.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { contract as everything } from '../../support/document.ts';
import { partFor, testFlows } from './propose.ts';
import { flowsByOperation } from './support/traffic.ts';

const {
  document: contract,
  model,
  evidenceOf,
  patched,
} = partFor([
  'Bundles',
  'Contacts',
  'Invoices',
  'Item groups',
  'Items',
  'Price lists',
  'Retainer invoices',
  'Taxes',
  'Tax groups',
  'Vendor credits',
]);

const BASE = 'https://inventory.example.com/inventory/v1';

/** A read of a record, with what its body holds in addition to the envelope. */
function read(path: string, payload: object, organization = 1): Exchange {
  return {
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url: `${BASE}${path}?organization_id=${organization}` },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', ...payload }) },
  };
}

/** The contract with all that some exchanges propose. */
async function after(...exchanges: Exchange[]): Promise<OpenApiDocument> {
  return patched(propose(model, evidenceOf(exchanges)).overlay!);
}

/** Operations whose responses the documents leave open, and others. */
const SOME = ['getBundle', 'createInvoice'];

describe('proposals from what the sandbox answers to some calls', () => {
  testFlows(partFor(['Bundles', 'Invoices']), async () => (await flowsByOperation(SOME)).flat());
});

describe('proposals', () => {
  const schemas = async (...exchanges: Exchange[]) => (await after(...exchanges)).components.schemas;

  test('take ids for text or numbers, and whole numbers for numbers', async () => {
    const rows = [{ key: 5e18 }, { key: 6e18 }, { key: 7e18 }];
    const tax_group = { tax_group_id: '1', parent_id: 7, count: 3, rows, label: 'x', none: null };
    const { TaxGroup } = await schemas(read('/settings/taxgroups/1', { tax_group }));
    expect(TaxGroup!.properties).toMatchObject({
      parent_id: { $ref: '#/components/schemas/Id' },
      count: { type: 'number' },
      rows: { type: 'array', items: { properties: { key: { $ref: '#/components/schemas/Id' } } } },
      label: { type: 'string' },
      none: { type: 'null' },
    });
  });

  test('name a format after five texts, all of which have it', async () => {
    const groups = (dates: string[]) =>
      dates.map((date) => read('/settings/taxgroups/1', { tax_group: { day: date } }));
    const format = async (...dates: string[]) =>
      (await schemas(...groups(dates)))['TaxGroup']!.properties!['day']!.format;
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    expect(await format(...days)).toBeUndefined();
    expect(await format(...days, '2026-01-05')).toBe('date');
    expect(await format(...days, '2026-01-05', 'soon')).toBeUndefined();
  });

  test('widen a type that was guessed, and let it be null once it was', async () => {
    const { Bundle, BundleResponse } = await schemas(
      read('/bundles/1', { bundle: { bundle_id: null } }),
      read('/bundles/2', { bundle: null }),
    );
    expect(Bundle!.properties!['bundle_id']).toBeDefined();
    expect(BundleResponse).toMatchObject({ 'x-observed': { seen: 2, of: 2 } });
  });

  test('make a key optional that a guessed envelope does not have', async () => {
    const exchange = read('/settings/taxes/1', { tax_record: { tax_id: '1' } });
    const { TaxResponse } = await schemas(exchange);
    expect(TaxResponse!.required).toEqual(['code', 'message']);
    expect(TaxResponse!.properties).toHaveProperty('tax_record');
  });

  test('add a state that is new to the known values, and close none', async () => {
    const exchange = read('/vendorcredits/1', { vendor_credit: { status: 'closed' } });
    const { status } = (await schemas(exchange))['VendorCredit']!.properties!;
    expect(status).toMatchObject({ 'x-known-values': ['open', 'void', 'closed'] });
    expect(status).not.toHaveProperty('enum');
  });

  test('add a status of success', async () => {
    const exchange = read('/settings/taxes/1', { tax: { tax_id: '1' } });
    const { paths } = await after({ ...exchange, response: { ...exchange.response, status: 202 } });
    expect(paths['/settings/taxes/{tax_id}']!.get!.responses['202']).toMatchObject({
      'x-observed': { seen: 1, of: 1 },
    });
  });

  test('change nothing that the documents state, and name what contradicts it', () => {
    const exchange = read('/settings/taxes', { taxes: [{ tax_id: '1', tax_percentage: true }], page_context: {} });
    const { overlay, contradictions } = propose(model, evidenceOf([exchange]));
    expect(contradictions).toMatchObject([{ place: 'response.body/taxes/*/tax_percentage', basis: 'documented' }]);
    expect(JSON.stringify(overlay?.actions ?? [])).not.toContain('tax_percentage');
    expect(overlay?.['x-contradictions'] ?? contradictions).toHaveLength(1);
  });

  test('say nothing of calls that were refused', () => {
    const exchange = read('/settings/taxes/1', { tax: { colour: 1 } });
    const refused = { ...exchange, response: { status: 404, body: '{"code":5,"message":"no"}' } };
    expect(
      propose(model, evidenceOf([refused])).overlay?.actions.filter(({ target }) => target.includes('Tax')),
    ).toEqual([]);
  });

  test('claim that a field is always there only after 20 objects of 3 records in 2 accounts', async () => {
    const reads = (count: number, records: number, organization: number) =>
      Array.from({ length: count }, (_, index) =>
        read(
          `/settings/taxgroups/${index % records}`,
          { tax_group: { tax_group_id: String(index % records) } },
          organization,
        ),
      );
    const required = (...parts: Evidence[]) => {
      const { overlay } = propose(model, parts.reduce(mergeEvidence));
      return overlay?.actions.some(({ update }) =>
        JSON.stringify(update ?? {}).includes('"required":["tax_group_id"]'),
      );
    };
    expect(required(evidenceOf(reads(20, 4, 1)))).toBe(false);
    expect(required(evidenceOf([...reads(9, 4, 1), ...reads(10, 4, 2)]))).toBe(false);
    expect(required(evidenceOf([...reads(10, 2, 1), ...reads(10, 2, 2)]))).toBe(false);
    expect(required(evidenceOf([...reads(10, 4, 1), ...reads(10, 4, 2)]))).toBe(true);
    // Two people with an account each, if they name them; two recordings of one account are one.
    expect(required(evidenceOf(reads(10, 4, 1), 'mine'), evidenceOf(reads(10, 4, 1), 'yours'))).toBe(true);
    expect(required(evidenceOf(reads(10, 4, 1), 'mine'), evidenceOf(reads(10, 4, 1), 'mine'))).toBe(false);
    const one = [...reads(10, 4, 1), ...reads(10, 4, 2)];
    const without = read('/settings/taxgroups/9', { tax_group: { other: 1 } });
    expect(required(evidenceOf([...one, without]))).toBe(false);
  });

  test('say what else could be done, and what they mean', () => {
    const { overlay } = propose(model, evidenceOf([read('/settings/taxgroups/1', { tax_group: { label: 'x' } })]));
    const action = overlay!.actions.find(({ update }) => JSON.stringify(update ?? {}).includes('label'))!;
    expect(action).toMatchObject({
      description: 'Adds the field label, seen in 1 of 1 objects (getTaxGroup).',
      'x-impact': 'additive',
      'x-alternatives': [expect.stringContaining('Leave it out'), expect.stringContaining('its own schema')],
    });
  });
});

describe('what was seen at one property', () => {
  const invoices = (...rows: object[]) => read('/invoices', { invoices: rows, page_context: {} });
  const payments = (...rows: object[]) => read('/invoices/1/payments', { payments: rows });
  const propertyOf = (document: OpenApiDocument, name: string, field: string) =>
    document.components.schemas[name]!.properties![field]!;

  test('changes no schema that others refer to', async () => {
    const document = await after(payments({ date: '' }), payments({ date: '2026-03-28' }));
    expect(document.components.schemas['CalendarDate']).toEqual(contract.components.schemas['CalendarDate']);
    expect(propertyOf(document, 'InvoicePayment', 'date')).toMatchObject({
      anyOf: [
        { $ref: '#/components/schemas/CalendarDate' },
        { type: 'string', const: '', 'x-observed': { seen: 1, of: 2, from: '2026-03-28', to: '2026-03-28' } },
      ],
    });
  });

  test('is proposed once, takes what was seen, and still refuses all else', async () => {
    const blank = evidenceOf([payments({ date: '' })]);
    const model2 = createModel(await patched(propose(model, blank).overlay!));
    expect(propose(model2, blank).overlay).toBeUndefined();
    const recorder = createRecorder({ document: model2.document });
    recorder(payments({ date: 'garbage' }, { date: '' }));
    expect(recorder.report().findings).toMatchObject([
      { rule: 'pattern', place: 'response.body/payments/*/date', message: expect.stringContaining('a date') },
    ]);
    const again = propose(model2, recorder.evidence()).overlay!;
    const { document } = await applyOverlay(model2.document as unknown as Node, readOverlay(again, 'o'));
    expect(propertyOf(readDocument(document), 'InvoicePayment', 'date').anyOf).toMatchObject([
      { $ref: '#/components/schemas/CalendarDate' },
      { const: '' },
      { type: 'string', 'x-observed': { seen: 1, of: 1 } },
    ]);
  });

  test('contradicts the documents where they type the field, whichever operation returns it', () => {
    const contact = { contact_id: '1', unused_credits_receivable_amount: 1369.66 };
    const created = read('/contacts', { contact });
    const exchanges = [
      invoices({ invoice_id: '1', date: '', client_viewed_time: true, total: 10, balance: 10 }),
      read('/contacts/1', { contact }),
      { ...created, request: { ...created.request, method: 'POST' }, response: { ...created.response, status: 201 } },
    ];
    const { overlay, contradictions, open } = propose(model, evidenceOf(exchanges));
    const named = (findings: readonly Finding[]) => findings.map(({ operation, place }) => `${operation} ${place}`);
    expect(named(contradictions)).toEqual([
      'createContact response.body/contact/unused_credits_receivable_amount',
      'getContact response.body/contact/unused_credits_receivable_amount',
    ]);
    // That the rows of this list are such records is inferred. What the documents say of the record stays all the same.
    expect(named(open.filter(({ kind }) => kind === 'guess'))).toEqual([
      'listInvoices response.body/invoices/*/balance',
      'listInvoices response.body/invoices/*/client_viewed_time',
      'listInvoices response.body/invoices/*/date',
      'listInvoices response.body/invoices/*/total',
    ]);
    expect(overlay!.actions.filter(({ description }) => /^(Lets|Drops|Widens)/.test(description!))).toEqual([]);
  });

  test('changes one envelope alone where a record is something else', async () => {
    const document = await after(read('/settings/taxes/1', { tax: [{ tax_id: '1' }] }));
    expect(document.components.schemas['Tax']!.type).toBe('object');
    expect(propertyOf(document, 'TaxResponse', 'tax').anyOf).toMatchObject([
      { $ref: '#/components/schemas/Tax' },
      {
        type: 'array',
        items: { properties: { tax_id: { $ref: '#/components/schemas/Id' } } },
        'x-observed': { seen: 1 },
      },
    ]);
  });

  test('adds no fields to an array that was an object', () => {
    const exchange = read('/itemgroups', {
      itemgroups: [{ group_id: '1', items: { item_id: '1' } }],
      page_context: {},
    });
    const { overlay, contradictions } = propose(model, evidenceOf([exchange]));
    expect(contradictions.filter(({ rule }) => rule === 'type')).toMatchObject([
      { place: 'response.body/itemgroups/*/items' },
    ]);
    expect(JSON.stringify(overlay?.actions ?? [])).not.toContain("['items']");
  });

  test('adds a known value where the field is, if its values are those of a shared schema', async () => {
    const document = await after(read('/items', { items: [{ item_id: '1', status: 'on_hold' }], page_context: {} }));
    expect(document.components.schemas['RecordStatus']).toEqual(contract.components.schemas['RecordStatus']);
    expect(propertyOf(document, 'Item', 'status')).toMatchObject({
      $ref: '#/components/schemas/RecordStatus',
      'x-known-values': ['active', 'on_hold'],
    });
  });

  test('leaves a key required that another operation is documented to send', () => {
    const exchange = read('/pricebooks/1', {});
    const put = { ...exchange, request: { ...exchange.request, method: 'PUT' } };
    const { overlay, open } = propose(model, evidenceOf([put]));
    expect(open).toMatchObject([{ operation: 'updatePriceList', place: 'response.body/pricebook', basis: 'open' }]);
    expect(JSON.stringify(overlay?.actions ?? [])).not.toContain('PricebookResponse');
  });
});

test('a claim on a field rests on the same, whichever operation returns it', () => {
  const bases = new Map<string, Set<string>>();
  const visit = (location: ContractLocation, seen: ReadonlySet<string>): void => {
    for (const located of location.schemas) {
      for (const keyword of Object.keys(located.schema)) {
        const at = `${rootOf(located).pointer} ${located.pointer}/${keyword}`;
        bases.set(at, (bases.get(at) ?? new Set()).add(basisOfClaim(located, keyword)));
      }
    }
    const { pointer } = location.schemas[0]!;
    const within = new Set([...seen, pointer]);
    for (const field of [...(location.fields?.values() ?? []), ...(location.items ? [location.items] : [])])
      if (!seen.has(field.schemas[0]!.pointer)) visit(field, within);
  };
  for (const { operation, responseTo } of createModel(everything).operations.values()) {
    const location = responseTo(Number(operation.successStatus))?.body?.location;
    if (location) visit(location, new Set());
  }
  expect(bases.size).toBeGreaterThan(2000);
  expect([...bases].filter(([, found]) => found.size > 1).map(([at]) => at)).toEqual([]);
});

test('files of which no response is documented are of no documented type', () => {
  const files = ['/invoices/pdf', '/invoices/print', '/invoices/1/attachment', '/retainerinvoices/1/attachment'];
  const exchanges = files.map((path) => {
    const { request } = read(path, {});
    return { request, response: { status: 200, headers: { 'content-type': 'text/html' }, body: '' } };
  });
  const { findings } = reportOn(model, evidenceOf(exchanges));
  expect(findings.map(({ operation, rule, basis }) => `${operation} ${rule} ${basis}`).sort()).toEqual([
    'exportInvoices media-type open',
    'getInvoiceAttachment media-type open',
    'getRetainerInvoiceAttachment media-type open',
    'printInvoices media-type open',
  ]);
});
