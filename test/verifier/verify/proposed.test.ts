import { describe, expect, test } from 'vitest';
import { createModel } from '../../../verifier/verify/contract/model.ts';
import { propose } from '../../../verifier/verify/propose/proposals.ts';
import type { Exchange } from '../../../verifier/verify/recorded-exchange.ts';
import { reportOn } from '../../../verifier/verify/report/report.ts';
import { partFor } from './propose.ts';
import { testProposed } from './proposed.ts';

testProposed(8);

const { document: contract, model, evidenceOf, patched } = partFor(['Bundles', 'Taxes', 'Items', 'Retainer invoices']);

const BASE = 'https://inventory.example.com/inventory/v1';

function read(path: string, payload: object): Exchange {
  return {
    request: { method: 'GET', url: `${BASE}${path}?organization_id=1` },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', ...payload }) },
  };
}

const bundle = (foo: unknown): Exchange => read('/bundles/1', { bundle: { foo } });

/** The contract with what some exchanges propose. */
async function after(...exchanges: Exchange[]) {
  const { overlay, open } = propose(model, evidenceOf(exchanges));
  return { document: overlay ? await patched(overlay) : contract, overlay, open };
}

/** The evidence of some exchanges that are checked against an edition of the contract. */
function evidenceAgainst(document: typeof contract, exchanges: readonly Exchange[]) {
  return evidenceOf(exchanges, '', document);
}

describe('a name that is hidden in some objects', () => {
  const named = (...values: unknown[]) => values.map((p) => ({ p }));
  const fieldOf = async (...exchanges: Exchange[]) => {
    const { document } = await after(...exchanges);
    expect(reportOn(createModel(document), evidenceAgainst(document, exchanges)).findings).toEqual([]);
    return document.components.schemas['Bundle']!.properties!['foo']!;
  };

  test.each<[what: string, hidden: unknown, schema: object]>([
    ['a number', 1.5, { type: ['number', 'string'] }],
    ['null', null, { type: ['null', 'string'] }],
    ['an object', { q: 1 }, { type: ['object', 'string'], additionalProperties: true }],
    ['a string', 'd', { type: 'string' }],
  ])('has the types of what is hidden: %s', async (_, hidden, schema) => {
    const foo = await fieldOf(bundle(named(hidden)), bundle(named('a', 'b', 'c')));
    expect(foo).toMatchObject({
      type: 'array',
      items: { type: 'object', properties: { p: schema }, additionalProperties: true },
      'x-observed': { seen: 2, of: 2 },
    });
  });

  test('has no format that what is hidden may not have', async () => {
    const days = named('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05');
    const format = async (...exchanges: Exchange[]) => (await fieldOf(...exchanges)).items?.properties?.['p']?.format;
    expect(await format(bundle(days))).toBe('date');
    expect(await format(bundle(days), bundle(named('2026-01-06')))).toBe('date');
    expect(await format(bundle(days), bundle(named('soon')))).toBeUndefined();
  });

  test('weakens what is claimed further in', async () => {
    const deep = (...values: unknown[]) => values.map((p) => ({ rows: [{ p }] }));
    const foo = await fieldOf(bundle(deep(true)), bundle(deep(1, 2, 3)));
    expect(foo.items).toMatchObject({
      properties: { rows: { items: { properties: { p: { type: ['boolean', 'number'] } } } } },
    });
  });

  test('was seen at least as often as it is shown, in an object that is a map elsewhere', async () => {
    const map = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`key${index}`, index]));
    const exchanges = [read('/bundles/1', { bundle: { p: 'a' } }), read('/bundles/2', { bundle: { ...map, p: 7 } })];
    const { document, overlay } = await after(...exchanges);
    expect(document.components.schemas['Bundle']!.properties!['p']!.type).toEqual(['number', 'string']);
    expect(overlay!.actions.map(({ description }) => description)).toContain(
      'Adds the field p, seen in at least 1 of 2 objects (getBundle).',
    );
  });
});

describe('a response', () => {
  const BUNDLE = '/bundles/{bundle_id}';
  const FILE = '/retainerinvoices/{retainerinvoice_id}/attachment';
  const PDF = { status: 200, headers: { 'content-type': 'application/pdf' }, body: '%PDF' };
  const PAGE = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' };

  const isAccepted = (document: typeof contract, path: string): boolean =>
    document.paths[path]!.get!['x-not-documented']?.includes('response') !== true;

  test.each<[what: string, path: string, response: Exchange['response']]>([
    ['a file of another type', FILE, PDF],
    ['a page', BUNDLE, PAGE],
    ['what is no JSON', BUNDLE, { status: 200, body: '{"code":0' }],
  ])('is not accepted where %s contradicts a guess in it', async (_, path, response) => {
    const right = read('/bundles/1', { bundle: { bundle_id: '1' } });
    const wrong = { ...read(path.replace(/\{\w+\}/, '1'), {}), response };
    const { document, open } = await after(wrong, right);
    expect(isAccepted(document, path)).toBe(false);
    expect(open).toMatchObject([{ kind: 'guess', place: 'response.body' }]);
    const { findings } = reportOn(createModel(document), evidenceAgainst(document, [wrong, right]));
    expect(findings.filter(({ kind }) => kind === 'violation')).toEqual([]);
  });

  test('is not accepted, nor is that its rows are such records, where a row is something else', async () => {
    const exchange = read('/items', { items: [{ item_id: '1', rate: 'a lot' }], page_context: {} });
    const { document, open } = await after(exchange);
    expect(isAccepted(document, '/items')).toBe(false);
    expect(open).toMatchObject([{ kind: 'guess', place: 'response.body/items/*/rate' }]);
    const { findings } = reportOn(createModel(document), evidenceAgainst(document, [exchange]));
    expect(findings.filter(({ kind }) => kind === 'violation')).toEqual([]);
  });

  test('of a status that is new says nothing of bodies that were not read', async () => {
    const status = 202;
    const right = bundle(1);
    const json = { ...right, response: { ...right.response, status } };
    const file = { ...right, response: { ...PDF, status } };
    const contentOf = async (...exchanges: Exchange[]) =>
      (await after(...exchanges)).document.paths[BUNDLE]!.get!.responses['202']!.content;
    expect(await contentOf(json)).toHaveProperty(['application/json']);
    expect(await contentOf(json, file)).toBeUndefined();
  });

  test('is accepted where what contradicts it has an edit, and nothing else does', async () => {
    expect(isAccepted((await after(read('/bundles/1', { bundle: null }))).document, BUNDLE)).toBe(true);
  });
});

describe('what was proposed as open', () => {
  test.each<[what: string, exchanges: Exchange[]]>([
    ['an object of which the contract knows a name', [bundle({ tax_id: '1', colour: 'red' })]],
    ['rows of several kinds', [bundle([{ p: 1 }, { p: 2 }, { p: 3 }, { p: 4, q: 5 }])]],
    ['rows of several bodies', [bundle([{ p: 1 }, { p: 2 }, { p: 3 }]), bundle([{ r: 1 }])]],
    [
      'the body of a status that is new',
      [{ ...bundle(1), response: { status: 202, body: '{"code":0,"message":"","receipt":{"tax_id":"1","p":2}}' } }],
    ],
  ])('shows nothing new to a second pass: %s', async (_, exchanges) => {
    const { document } = await after(...exchanges);
    const again = createModel(document);
    const evidence = evidenceAgainst(document, exchanges);
    expect(reportOn(again, evidence).findings).toEqual([]);
    expect(propose(again, evidence).overlay).toBeUndefined();
  });

  test('is no licence for fields that the contract leaves closed', async () => {
    const { document } = await after(bundle({ tax_id: '1', colour: 'red' }));
    const { findings } = reportOn(
      createModel(document),
      evidenceAgainst(document, [read('/bundles/1', { bundle: { bar: 1 } })]),
    );
    expect(findings).toMatchObject([{ rule: 'field', place: 'response.body/bundle/bar' }]);
  });
});
