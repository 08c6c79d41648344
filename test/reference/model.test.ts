import { describe, expect, it } from 'vitest';
import { goOnFrom } from '../../reference/model/go-on.ts';
import { operationGroups, shortTitle } from '../../reference/model/operation-groups.ts';
import { recordName } from '../../reference/model/record-name.ts';
import { relatedTo } from '../../reference/model/related.ts';
import { schemaOwners } from '../../reference/model/resources.ts';
import type { Move, Site } from '../../reference/model/site.ts';
import { graphOf, waysOf } from '../../reference/model/state-graph.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { readDocument } from '../../src/contract/read.ts';

/** Operations by `method /path`, each with its tag, what it links to, and whether it moves a record. */
type Row = [address: string, id: string, tag: string, more?: { links?: string[]; to?: string; schema?: string }];

/** A part of a site of some operations, with a schema for each that is named. */
function siteOf(rows: readonly Row[], schemas: object = {}): Site {
  const paths: Record<string, Record<string, object>> = {};
  for (const [address, operationId, tag, { links = [], to, schema } = {}] of rows) {
    const [method, path] = address.split(' ') as [string, string];
    const success = method === 'post' && !path.includes('{') ? 201 : 200;
    const record = { $ref: `#/components/schemas/${schema}` };
    const field = operationId.startsWith('list') ? { type: 'array', items: record } : record;
    const content = schema && { 'application/json': { schema: { properties: { record: field } } } };
    const response = {
      description: 'ok',
      links: Object.fromEntries(links.map((id) => [id, { operationId: id, parameters: {} }])),
      ...(content && { content }),
    };
    (paths[path] ??= {})[method] = {
      operationId,
      tags: [tag],
      summary: operationId,
      ...(to !== undefined && { 'x-transition': { field: 'status', to } }),
      responses: { [success]: response },
    };
  }
  const document = readDocument({
    openapi: '3.1.0',
    info: { title: 'a', version: '1' },
    paths,
    components: { schemas },
  });
  return { document, operations: operationsOf(document) } as unknown as Site;
}

const KITES: Row[] = [
  ['get /kites', 'listKites', 'Kites'],
  ['post /kites', 'createKite', 'Kites', { links: ['getKite', 'getShop'] }],
  ['get /kites/{kite_id}', 'getKite', 'Kites', { links: ['getShop', 'getKite'] }],
  ['delete /kites/{kite_id}', 'deleteKite', 'Kites'],
  ['post /kites/{kite_id}/fly', 'flyKite', 'Kites', { to: 'flying', links: ['searchKites'] }],
  ['post /kites/{kite_id}/land', 'landKite', 'Kites', { to: 'landed' }],
  ['get /kites/{kite_id}/tails', 'listTails', 'Kites'],
  ['get /kites/{kite_id}/tails/{tail_id}', 'getTail', 'Kites'],
  ['post /kitesearch', 'searchKites', 'Kites'],
  ['get /kitestrings', 'listStrings', 'Strings'],
  ['get /shops/{shop_id}', 'getShop', 'Shops'],
];

describe('what is related to an operation', () => {
  const site = siteOf(KITES);
  const related = (id: string): Record<string, string[]> =>
    Object.fromEntries(
      relatedTo(site, site.operations.find((one) => one.id === id)!).map(({ title, operations }) => [
        title,
        operations.map((one) => one.id),
      ]),
    );

  it.each<[id: string, groups: Record<string, string[]>]>([
    [
      'createKite',
      {
        'With the new record': ['getKite'],
        'Same URL': ['listKites'],
        'Nested under this URL': ['deleteKite', 'flyKite', 'landKite', 'listTails', 'getTail'],
        'Referenced records': ['getShop'],
      },
    ],
    ['listKites', { 'One record': ['getKite', 'deleteKite'], 'Same URL': ['createKite'] }],
    [
      'getKite',
      {
        Transitions: ['flyKite', 'landKite'],
        'Same URL': ['deleteKite'],
        'Nested under this URL': ['listTails', 'getTail'],
        'List and create': ['listKites', 'createKite'],
        'Referenced records': ['getShop'],
      },
    ],
    [
      'flyKite',
      {
        Transitions: ['landKite'],
        Record: ['getKite', 'deleteKite'],
        'List and create': ['listKites', 'createKite'],
      },
    ],
    [
      'listTails',
      {
        Transitions: ['flyKite', 'landKite'],
        Record: ['getKite', 'deleteKite'],
        'List and create': ['listKites', 'createKite'],
      },
    ],
    ['listStrings', {}],
    ['getShop', {}],
  ])('%s', (id, groups) => {
    expect(Object.entries(related(id))).toEqual(Object.entries(groups));
  });

  it('is eight of each, and the rest of the resource where nothing else is', () => {
    const actions = Array.from(
      { length: 9 },
      (_, index): Row => [`post /kites/{kite_id}/a${index}`, `a${index}`, 'Kites'],
    );
    const many = siteOf([['get /kites/{kite_id}', 'getKite', 'Kites'], ...actions]);
    expect(relatedTo(many, many.operations[0]!).map(({ operations }) => operations.length)).toEqual([8]);
    const apart = siteOf([
      ['get /a', 'a', 'Kites'],
      ['get /b', 'b', 'Kites'],
      ['get /c', 'c', 'Shops'],
    ]);
    const [found, alone] = [relatedTo(apart, apart.operations[0]!), relatedTo(apart, apart.operations[2]!)];
    expect(found.map(({ title, operations }) => [title, operations.map(({ id }) => id)])).toEqual([
      ['Same resource', ['b']],
    ]);
    expect(alone).toEqual([]);
  });
});

describe('what a record can do next', () => {
  const { operations } = siteOf(KITES);
  const fly = operations.find(({ id }) => id === 'flyKite')!;
  const move = (from: string | undefined, to: string, operation?: Operation): Move => ({
    ...{ field: 'status', from, to, operation, label: `to ${to}`, isTargetDocumented: true },
  });
  const resources = [{ name: 'Kites', slug: 'kites' }] as Site['resources'];

  it('is each move by an operation from a state', () => {
    const moves = new Map([
      ['kites', [move(undefined, 'new', fly), move('new', 'flying', fly), move('flying', 'lost')]],
    ]);
    expect(goOnFrom({ moves, resources }, fly)).toEqual({
      field: 'status',
      to: 'flying',
      moves: [{ from: 'new', to: 'flying', label: 'to flying', operation: 'flyKite' }],
    });
    expect(goOnFrom({ moves, resources }, operations[0]!)?.to).toBeUndefined();
    expect(goOnFrom({ moves, resources: [] }, fly)).toBeUndefined();
    expect(goOnFrom({ moves: new Map([['kites', [move('flying', 'lost')]]]), resources }, fly)).toBeUndefined();
  });

  it('is drawn in the order in which records reach it', () => {
    const ways = waysOf([move('flying', 'landed', fly), move(undefined, 'new', fly), move('new', 'flying', fly)]);
    expect(ways.map(({ number, from, to }) => [number, from, to])).toEqual([
      [1, ['flying'], 'landed'],
      [2, [], 'new'],
      [3, ['new'], 'flying'],
    ]);
    const { nodes, edges } = graphOf(ways);
    expect(nodes.map(({ state }) => state)).toEqual(['new', 'flying', 'landed']);
    expect(edges.map(({ label, isAssumed }) => [label, isAssumed])).toEqual([
      ['1', false],
      ['2', false],
      ['3', false],
    ]);
  });

  it('is one way of all moves that do the same, and at last where any state leads', () => {
    const ways = waysOf(['a', 'b', 'c', 'd'].map((from) => move(from, 'void', fly)));
    expect(ways.map(({ from }) => from)).toEqual([['a', 'b', 'c', 'd']]);
    const graph = graphOf(
      waysOf([move(undefined, 'a', fly), ...['a', 'b', 'c', 'd'].map((from) => move(from, 'void', fly))]),
    );
    expect(graph.nodes.at(-1)?.state).toBe('void');
    expect(graph.edges.at(-1)?.label).toBe('any: 2');
  });
});

describe('the operations of a resource', () => {
  it('are one group if they are few, and else are sorted by what they are for', () => {
    const few: Row[] = [
      ['get /a', 'list', 'A'],
      ['post /a/{a_id}/comments', 'comment', 'A'],
      ['post /a/{a_id}/void', 'void', 'A', { to: 'void' }],
      ['post /a/{a_id}/writeoff', 'writeOff', 'A'],
      ['delete /a/{a_id}/enable', 'disable', 'A'],
      ['get /a/{a_id}/payments', 'payments', 'A'],
      ['get /a/{a_id}/refunds', 'refunds', 'A'],
      ['put /a/{a_id}/address/billing', 'address', 'A'],
    ];
    const more: Row = ['get /a/{a_id}/image', 'image', 'A'];
    const groups = (rows: Row[]) =>
      operationGroups({ operations: siteOf(rows).operations }).map(({ name, operations }) => [
        name,
        operations.map(({ id }) => id),
      ]);
    expect(groups(few).map(([name]) => name)).toEqual(['Records']);
    expect(groups([...few, more])).toEqual([
      ['Records', ['list', 'disable']],
      ['Status changes', ['void', 'writeOff']],
      ['Payments and credits', ['payments']],
      ['Refunds', ['refunds']],
      ['Addresses', ['address']],
      ['Files', ['image']],
      ['Comments and history', ['comment']],
    ]);
  });

  it.each([
    ['Mark an invoice as sent', 'Mark as sent'],
    ['List invoices', 'List'],
    ['Add a comment to an invoice', 'Add a comment'],
    ['List invoices that are paid', 'List invoices that are paid'],
  ])('have short titles: %s', (summary, short) => {
    expect(shortTitle({ summary, tag: 'Invoices' })).toBe(short);
  });
});

describe('the schemas of a resource', () => {
  const site = siteOf(
    [
      ['get /kites', 'listKites', 'Kites', { schema: 'Row' }],
      ['get /kites/{kite_id}', 'getKite', 'Kites', { schema: 'Kite' }],
      ['get /shops/{shop_id}', 'getShop', 'Shops', { schema: 'Shop' }],
    ],
    {
      Kite: { properties: { maker: { $ref: '#/components/schemas/Maker' } } },
      Row: { properties: { name: {} } },
      Shop: { properties: { maker: { $ref: '#/components/schemas/Maker' } } },
      Maker: { type: 'object' },
    },
  );

  it('are those that it alone uses', () => {
    const owners = schemaOwners(site.document, site.operations);
    expect(Object.fromEntries(owners)).toEqual({ Row: 'Kites', Kite: 'Kites', Shop: 'Shops', Maker: undefined });
  });

  it('are led by the record that one call shows', () => {
    const resource = { operations: site.operations, schemas: ['Row', 'Kite'] } as Site['resources'][number];
    expect(recordName(site, resource)).toBe('Kite');
    expect(recordName(site, { ...resource, schemas: ['Row'] })).toBe('Row');
    expect(recordName(site, { ...resource, schemas: [] })).toBeUndefined();
  });
});
