import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateCoverage } from '../../scripts/build/stages/coverage.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { operationsOf } from '../../src/contract/operations.ts';
import { readDocument } from '../../src/contract/read.ts';
import type { Node } from '../../src/contract/walk.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import { applyOverlay, type Overlay, readOverlay } from '../../src/overlay/overlay.ts';
import { createModel } from '../../src/verify/contract/model.ts';
import type { Exchange } from '../../src/verify/exchange.ts';
import { createRecorder, type Evidence, mergeEvidence } from '../../src/verify/index.ts';
import { propose } from '../../src/verify/propose/propose.ts';
import { reportOn } from '../../src/verify/report/report.ts';
import { contract } from '../support/document.ts';
import { allFlows } from './support/traffic.ts';

const model = createModel(contract);
const BASE = 'https://inventory.example.com/inventory/v1';

/** A read of a record, with what its body holds in addition to the envelope. */
function read(path: string, payload: object, organization = 1): Exchange {
  return {
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url: `${BASE}${path}?organization_id=${organization}` },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', ...payload }) },
  };
}

function evidenceOf(exchanges: readonly Exchange[], account = ''): Evidence {
  const recorder = createRecorder({ document: contract, account });
  exchanges.forEach(recorder);
  return recorder.evidence();
}

async function patched(overlay: Overlay): Promise<OpenApiDocument> {
  const { document, unused } = await applyOverlay(contract as unknown as Node, readOverlay(overlay, 'o'));
  expect(unused).toEqual([]);
  return readDocument(document);
}

/** The contract with all that some exchanges propose. */
async function after(...exchanges: Exchange[]): Promise<OpenApiDocument> {
  return patched(propose(model, evidenceOf(exchanges)).overlay!);
}

describe('proposals from all that the sandbox answers', () => {
  let evidence: Evidence;
  let document: OpenApiDocument;
  beforeAll(async () => {
    evidence = evidenceOf(await allFlows());
    document = await patched(propose(model, evidence).overlay!);
  });

  test('close every response that the documents leave open', () => {
    const open = (edition: OpenApiDocument): number =>
      operationsOf(edition).filter(({ notDocumented }) => notDocumented.includes('response')).length;
    expect([open(contract), open(document)]).toEqual([143, 0]);
  });

  test('leave nothing of the responses to find in the same traffic', () => {
    const { findings } = reportOn(createModel(document), evidence);
    const left = findings.filter(({ place }) => place.startsWith('response'));
    // A file has the type that it was sent with, so there is no one type to propose.
    expect(left.filter(({ rule }) => rule !== 'media-type')).toEqual([]);
    expect(new Set(left.map(({ operation }) => operation))).toEqual(
      new Set(['getInvoiceAttachment', 'getRetainerInvoiceAttachment']),
    );
  });

  test('make a valid document', async () => {
    const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ message }) => message)).toEqual([]);
  });

  test('break nobody, and are known to diff as marks', () => {
    const changes = diffDocuments(contract, document);
    expect(changes.filter(({ impact }) => impact === 'breaking')).toEqual([]);
    expect(changes.map(({ kind, message }) => `${kind} ${message}`)).toContain(
      'provenance-changed observed: 1 of 1, 2026-03-28',
    );
  });

  test('are known to coverage', () => {
    const coverage = generateCoverage(document);
    expect(coverage).toContain('## What was observed');
    expect(coverage).toContain('| `getBundle 200` | 1 of 1, 2026-03-28 |');
    expect(coverage).toMatch(/\| schema `Bundle\.date` \| \d of \d, 2026-03-28 \|/);
    expect(generateCoverage(contract)).not.toContain('observed');
  });
});

describe('proposals', () => {
  const schemas = async (...exchanges: Exchange[]) => (await after(...exchanges)).components.schemas;

  test('take ids for text or numbers, and whole numbers for numbers', async () => {
    const tax_group = { tax_group_id: '1', parent_id: 7, count: 3, rows: [{ key: 5e18 }], label: 'x', none: null };
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
    ).toEqual(undefined);
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
      'x-alternatives': [expect.stringContaining('Leave it out'), expect.stringContaining('a schema of its own')],
    });
  });
});
