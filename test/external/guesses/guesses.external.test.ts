import { describe, expect, it, test } from 'vitest';
import { rules } from '../../../sandbox/resources/registry.ts';
import { startMock } from '../../../src/public/mock.ts';
import { startSandbox } from '../../../src/public/sandbox-server.ts';
import { verifyExchange } from '../../../src/public/verify.ts';
import { IS_FULL, partOf } from '../../support/full.ts';
import { type Body, bodiesOf, placesOf, queryOf } from './calls.ts';
import { type Node, openDocument, type Place, typesOf } from './places.ts';
import { type Judge, mockJudge, queryComplaints, sandboxJudge } from './servers.ts';
import { type Stated, statedIn } from './stated.ts';
import { type Served, verifierJudge, withSchemas } from './tools.ts';
import { othersOf, refusedBy, type Sent } from './values.ts';

const LIMIT = IS_FULL ? 1_800_000 : 300_000;

const project = new URL('../../../', import.meta.url);
const document = openDocument(new URL('generated/openapi.json', project));
const requests = bodiesOf(document, 'request');
const responses = bodiesOf(document, 'response');

/** A value to send, and where. */
type Case = [body: Body, place: Place, sent: Sent];

function casesOf(bodies: readonly Body[], valuesOf: (place: Place) => Sent[]): Case[] {
  return placesOf(bodies, IS_FULL).flatMap(([body, place]) => valuesOf(place).map((sent): Case => [body, place, sent]));
}

const guessed = { request: casesOf(requests, othersOf), response: casesOf(responses, othersOf) };
const claimed = { request: casesOf(requests, refusedBy), response: casesOf(responses, refusedBy) };
const allGuessed = [...guessed.response, ...guessed.request];
const allClaimed = [...claimed.response, ...claimed.request];

/** What is wrong, with the place and the value. Fails if there is nothing to judge. */
async function complaints(cases: readonly Case[], judge: Judge): Promise<string[]> {
  expect(cases).not.toEqual([]);
  const all: string[] = [];
  for (const [body, place, sent] of cases) {
    const wrong = await judge(body, place, sent);
    const at = `${body.operation} ${place.name} (${place.path.join('.')})`;
    if (wrong !== undefined) all.push(`${at} = ${JSON.stringify(sent.value)}: ${wrong}`);
  }
  return all;
}

describe('what is judged', () => {
  it.each(Object.entries(guessed))('are guesses of each kind of value, in each %s', (direction, cases) => {
    const types = countsOf(cases, ([, { schema }]) => typesOf(schema)[0]!);
    const places = new Set(cases.map(([, { name }]) => name)).size;
    console.log(`${direction}: ${cases.length} values that a guess alone is against, at ${places} places:`, types);
    expect(Object.keys(types)).toEqual(expect.arrayContaining(['string', 'number', 'boolean', 'array', 'object']));
    expect(places).toBeGreaterThan(marksOf(document.root) / 4);
  });

  it.each(Object.entries(claimed))('are claims of each kind, in each %s', (direction, cases) => {
    const kinds = countsOf(cases, ([, , { claim }]) => claim!);
    console.log(`${direction}: ${cases.length} values that a claim is against:`, kinds);
    const all = ['type', 'required', 'maxLength', 'pattern', 'enum', 'const', 'minimum', 'maximum', 'not'];
    expect(Object.keys(kinds).sort()).toEqual(all.sort());
  });

  function countsOf(cases: readonly Case[], kindOf: (one: Case) => string): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const one of cases) counts[kindOf(one)] = (counts[kindOf(one)] ?? 0) + 1;
    return counts;
  }

  /** How many types of named schemas are marked, wherever they are used. */
  function marksOf(root: Node): number {
    return JSON.stringify((root['components'] as Node)['schemas']).split('"x-not-documented":["type"').length - 1;
  }
});

/** Fields about which the document says another thing than the lists, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'ErrorEnvelope.code': 'No error is shown: that it has the envelope of a success is a guess.',
  'ErrorEnvelope.message': 'No error is shown: that it has the envelope of a success is a guess.',
  'SalesReturn.salesreturn_status': 'Which of three values belongs to which of three fields is taken from their order.',
  'SalesReturnListItem.salesreturn_status': 'The same.',
  'SalesReturnListItem.receive_status': 'The same.',
  'SalesReturnListItem.refund_status': 'The same.',
  'InventoryAdjustmentLineItemCreate.quantity_adjusted': 'It has a star, and is limited to adjustments of quantity.',
  'VendorCredit.line_items': 'It is shown as an object and as an array.',
  'TransferOrderCreate.transfer_order_number': 'It has a star, and is called optional.',
};

describe('the document', () => {
  const { schemas } = document.root['components'] as Record<string, Record<string, Node>>;
  const places = new Map(
    Object.keys(schemas!).flatMap((name) =>
      document.placesIn({ $ref: `#/components/schemas/${name}` }).map((place) => [placeOf(name, place), place]),
    ),
  );
  const stated = statedIn(new URL('openapi/documented/', project));
  const known = stated.filter(({ name }) => places.has(name) && !(name in OTHERWISE));

  it('has the fields that the documents state', () => {
    const names = stated.map(({ name }) => name);
    expect(names.filter((name) => !places.has(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(Object.keys(OTHERWISE)));
    console.log(`${names.length} fields in openapi/documented/`);
  });

  it('claims the types that the documents state, and marks all others', () => {
    const marked = known.filter(({ name, type }) => places.get(name)!.isGuess !== (type === undefined));
    expect(marked.map(({ name, type }) => `${name} ${type ?? '-'}`)).toEqual([]);
    const others = known.filter(({ name, type }) => type && !isOf(type, places.get(name)!.schema));
    expect(others.map(({ name, type }) => `${name} ${type!}`)).toEqual([]);
  });

  it('claims the stars, lengths and closed sets that the documents state', () => {
    const lacking = known.filter((field) => !claims(places.get(field.name)!, field));
    expect(lacking.map(({ name }) => name)).toEqual([]);
    const kinds = ['isRequired', 'maxLength', 'length', 'values'] as const;
    const counts = kinds.map((kind) => [kind, known.filter((field) => field[kind]).length]);
    console.log('claims in openapi/documented/:', Object.fromEntries(counts));
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  function claims(place: Place, { isRequired, maxLength, length, values }: Stated): boolean {
    const { schema } = place;
    if (isRequired && !place.isRequired) return false;
    if (maxLength !== undefined && schema['maxLength'] !== maxLength) return false;
    if (length !== undefined && !['pattern', 'maxLength'].some((keyword) => keyword in schema)) return false;
    return values === undefined || ['enum', 'const', 'not'].some((keyword) => keyword in schema);
  }

  function placeOf(name: string, { path: keys }: Place): string {
    return [name, ...keys].join('.');
  }

  function isOf(type: string, schema: Node): boolean {
    return typesOf(schema).some((own) => own === type || (own === 'integer' && type === 'number'));
  }
});

describe('the mock', () => {
  it('takes whatever a guess alone is against, and names it', { timeout: LIMIT }, async () => {
    expect(await ofMock(guessed.request)).toEqual([]);
  });

  it('refuses whatever is stated otherwise', { timeout: LIMIT }, async () => {
    expect(await ofMock(claimed.request)).toEqual([]);
  });

  it('refuses no parameter of a query because of a guess', async () => {
    const mock = await startMock();
    const asked = queryOf(document);
    console.log(`${asked.length} parameters of queries that bear a mark`);
    expect(asked.length).toBeGreaterThan(10);
    expect(await queryComplaints(mock.baseUrl, asked)).toEqual([]);
    await mock.close();
  });
});

async function ofMock(cases: readonly Case[], served?: Served): Promise<string[]> {
  const mock = await startMock(served ? { document: served } : {});
  try {
    return await complaints(cases, mockJudge(document, mock.baseUrl));
  } finally {
    await mock.close();
  }
}

test('the sandbox takes whatever a guess alone is against, or refuses it by an assumed rule', {
  timeout: LIMIT,
}, async () => {
  const sandbox = await startSandbox({ createsOrganizations: true, maxBytes: 8 * 1024 ** 3 });
  const reached = new Set<string>();
  const judge = sandboxJudge(document, sandbox.baseUrl, assumedRules(), reached);
  const found = await complaints(guessed.request, judge);
  await sandbox.close();
  const all = new Set(guessed.request.map(([{ operation }]) => operation));
  const never = [...all].filter((operation) => !reached.has(operation));
  console.log(`${reached.size} operations take a body of the document; not ${never.join(', ')}`);
  expect(found).toEqual([]);
  expect(reached.size).toBeGreaterThan(all.size * 0.6);
});

/** The ids of the rules that the sandbox assumes. */
function assumedRules(): Set<string> {
  return new Set(rules().flatMap(({ id, basis }) => (basis.kind === 'assumed' ? [id] : [])));
}

describe('the verifier', () => {
  it('reports whatever a guess alone is against as a guess', { timeout: LIMIT }, async () => {
    expect(await complaints(partOf(allGuessed, 9), verifierJudge(document, responses))).toEqual([]);
  });

  it('takes 200 for 201, which is a guess', async () => {
    const created = responses.filter(({ status }) => status === 201);
    expect(created).not.toEqual([]);
    const found = created.flatMap((body) => {
      const { method, target, examples } = body;
      const findings = verifyExchange({
        request: { method, url: `/inventory/v1${target}&organization_id=10234695` },
        response: {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(examples[0]),
        },
      });
      return findings.map(({ kind, rule }) => `${kind} ${rule}`);
    });
    expect(found).toEqual(created.map(() => 'guess status'));
  });

  it('reports whatever is stated otherwise as a violation', { timeout: LIMIT }, async () => {
    expect(await complaints(partOf(allClaimed, 9), verifierJudge(document, responses))).toEqual([]);
  });
});

describe('the schemas of the package', () => {
  it('take whatever a guess alone is against', { timeout: LIMIT }, async () => {
    expect(await ofSchemas(allGuessed)).toEqual([]);
  });

  it('refuse whatever is stated otherwise', { timeout: LIMIT }, async () => {
    expect(await ofSchemas(allClaimed)).toEqual([]);
  });
});

function ofSchemas(cases: readonly Case[], served = document.root as unknown as Served): Promise<string[]> {
  return withSchemas(document, served, (judge) => complaints(cases, judge));
}

describe('a tool that works with another document is found out', () => {
  type Fields = Record<string, Record<string, unknown>>;

  /** What is changed, at a field that both requests and responses have. */
  const PLANTED: [what: string, schema: string, field: string, change: (fields: Fields) => void, cases: Case[]][] = [
    ['lacks a mark', 'ContactAddress', 'zip', ({ zip }) => void delete zip!['x-not-documented'], allGuessed],
    ['closes a guess', 'ContactAddress', 'zip', ({ zip }) => void (zip!['enum'] = ['560001']), allGuessed],
    [
      'marks what is stated',
      'CustomField',
      'label',
      ({ label }) => void (label!['x-inferred'] = 'Planted.'),
      allClaimed,
    ],
  ];

  test.each(PLANTED)('one that %s: %s.%s', { timeout: LIMIT }, async (_, schema, field, change, all) => {
    const { components } = structuredClone(document.root) as Record<string, Record<string, Record<string, Node>>>;
    change(components!['schemas']![schema]!['properties'] as Fields);
    const served = { ...document.root, components } as unknown as Served;
    const cases = all.filter(([, { name }]) => name === `${schema}.${field}`);
    const sent = cases.filter(([{ status }]) => status === undefined);
    expect(await ofMock(sent, served)).not.toEqual([]);
    expect(await complaints(cases, verifierJudge(document, responses, served))).not.toEqual([]);
    expect(await ofSchemas(cases, served)).not.toEqual([]);
  });
});
