import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { ContractChange } from '../../reference/index.ts';
import { changesIn, contractChanges } from '../../scripts/release/contract-changes.ts';
import { RATINGS } from '../../scripts/release/ratings.ts';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { contract } from '../support/document.ts';

/** Any part of a document is changed. */
type Loose = any;

/** A change that is planted in the contract, and what is to be said about it. */
interface Planted {
  rule: string;
  /** Prepares the earlier document, where the contract has nothing of the kind. */
  before?(document: Loose): void;
  after(document: Loose): void;
  place: string;
  impact: ContractChange['impact'];
  /** Some of the operations that it reaches. */
  operations: readonly string[];
}

const HEADER = { 'X-Page': { required: true, schema: { type: 'integer' } } };
const OPEN_BODY = { required: true, content: { 'application/json': { schema: { type: 'object' } } } };

/** A change for each row of the table, in another part of the contract each. */
const PLANTED: readonly Planted[] = [
  {
    rule: 'deprecated',
    after: ({ paths }) => {
      paths['/bundles'].get.deprecated = true;
    },
    place: 'listBundles.deprecated',
    impact: 'warning',
    operations: ['listBundles'],
  },
  {
    rule: 'extension-changed',
    after: ({ components }) => {
      components.schemas.Warehouse['x-note'] = { about: 'warehouses' };
    },
    place: 'Warehouse.x-note',
    impact: 'descriptive',
    operations: ['createWarehouse', 'updateWarehouse'],
  },
  {
    rule: 'field-removed',
    after: ({ components }) => {
      delete components.schemas.InvoiceCreate.properties.notes;
    },
    place: 'InvoiceCreate.notes',
    impact: 'breaking',
    operations: ['createInvoice'],
  },
  {
    rule: 'schema-removed',
    after: (document) => {
      const { schemas } = document.components;
      schemas.TaxKind = schemas.TaxType;
      delete schemas.TaxType;
      const renamed = JSON.stringify(document).replaceAll('/schemas/TaxType"', '/schemas/TaxKind"');
      Object.assign(document, JSON.parse(renamed));
    },
    place: 'TaxType',
    impact: 'breaking',
    operations: ['listTaxes', 'createTax'],
  },
  {
    rule: 'tag-changed',
    after: ({ paths }) => {
      paths['/pricebooks'].get.tags = ['Items'];
    },
    place: 'listPriceLists.tags',
    impact: 'breaking',
    operations: ['listPriceLists'],
  },
  {
    rule: 'path-parameter-renamed',
    after: (document) => {
      const { paths, components } = document;
      components.parameters.BundleId.name = 'id';
      document.paths = Object.fromEntries(
        Object.entries(paths).map(([url, item]) => [url.replace('{bundle_id}', '{id}'), item]),
      );
    },
    place: '/bundles/{id}',
    impact: 'breaking',
    operations: ['getBundle'],
  },
  {
    rule: 'server-removed',
    after: ({ servers }) => {
      servers[0].variables.tld.enum = ['com'];
    },
    place: 'servers.0.variables.tld.enum',
    impact: 'breaking',
    operations: [],
  },
  {
    rule: 'required-request-body-added',
    after: ({ paths }) => {
      paths['/contacts'].get.requestBody = OPEN_BODY;
    },
    place: 'listContacts.requestBody',
    impact: 'breaking',
    operations: ['listContacts'],
  },
  {
    rule: 'response-header-optional',
    before: ({ paths }) => {
      paths['/items'].get.responses['200'].headers = HEADER;
    },
    after: ({ paths }) => {
      paths['/items'].get.responses['200'].headers = { 'X-Page': { schema: { type: 'integer' } } };
    },
    place: 'listItems.responses.200.headers.X-Page',
    impact: 'breaking',
    operations: ['listItems'],
  },
  {
    rule: 'number-format-changed',
    before: ({ components }) => {
      components.schemas.Invoice.properties.exchange_rate.format = 'float';
    },
    after: ({ components }) => {
      components.schemas.Invoice.properties.exchange_rate.format = 'double';
    },
    place: 'Invoice.exchange_rate.format',
    impact: 'descriptive',
    operations: ['getInvoice', 'listInvoices'],
  },
  {
    rule: 'examples-changed',
    after: ({ tags }) => {
      tags.push({ name: 'New', description: 'Nothing yet.' });
    },
    place: 'tags.22',
    impact: 'descriptive',
    operations: [],
  },
  {
    rule: 'response-widened',
    after: ({ components }) => {
      components.schemas.AdjustmentType.enum.push('cost');
    },
    place: 'AdjustmentType.enum',
    impact: 'warning',
    operations: ['createItemAdjustment', 'getItemAdjustment', 'listItemAdjustments'],
  },
  {
    rule: 'scope-documented',
    after: ({ paths }) => {
      paths['/organizations'].get.security = [{ accessToken: ['ServiceAPI.settings.READ'] }];
    },
    place: 'listOrganizations.security.0',
    impact: 'warning',
    operations: ['listOrganizations'],
  },
];

let changes: ContractChange[];
beforeAll(async () => {
  const before = structuredClone(contract) as Loose;
  for (const planted of PLANTED) planted.before?.(before);
  const after = structuredClone(before) as Loose;
  for (const planted of PLANTED) planted.after(after);
  changes = await contractChanges(before as OpenApiDocument, after as OpenApiDocument);
});

it('has a planted change for each row of the table, and docs/contributing/publishing.md a line', () => {
  expect(PLANTED.map(({ rule }) => rule)).toEqual(RATINGS.map(({ rule }) => rule));
  const page = readFileSync('docs/contributing/publishing.md', 'utf8');
  const rows = page
    .split('## What counts as breaking')[1]!
    .split('## The gate')[0]!
    .match(/^\| [^|]+\| (\w+) +\|$/gm)!;
  const ratings = rows.slice(1).map((row) => row.split('|')[2]!.trim());
  expect(ratings).toEqual(RATINGS.map(({ impact }) => impact));
});

it.each(PLANTED)('rates a change as $impact: $rule', ({ rule, place, impact, operations }) => {
  const found = changes.find((change) => change.rule === rule && change.place === place);
  expect(found, changes.map((change) => `${change.rule} ${change.place}`).join('\n')).toMatchObject({ rule, impact });
  expect(found!.operations).toEqual(expect.arrayContaining([...operations]));
});

it('says nothing grave of parameters that are written in the operations instead of at their URL', async () => {
  const moved: Loose = structuredClone(contract);
  const item = moved.paths['/transferorders/{transfer_order_id}'];
  item.get.parameters = item.parameters;
  delete item.parameters;
  expect(await contractChanges(contract, moved as OpenApiDocument)).toMatchObject([{ rule: 'unreported' }]);
});

it('names all operations that reach a changed part, and no others', () => {
  const { operations } = changes.find(({ place }) => place === 'AdjustmentType.enum')!;
  expect(operations.toSorted()).toEqual(['createItemAdjustment', 'getItemAdjustment', 'listItemAdjustments']);
});

it('finds nothing between equal documents', async () => {
  expect(await contractChanges(contract, structuredClone(contract))).toEqual([]);
});

it('reads no report of another version', () => {
  expect(() => changesIn('{"reportVersion":"2","changes":[]}')).toThrow(
    'redocly diff wrote a report of version 2, and only 1 can be read.',
  );
});
