import { beforeAll, expect, it } from 'vitest';
import { createSite, type Site } from '../../reference/model/site.ts';
import { plainOperation } from '../../reference/plain/plain-operation.ts';
import { plainResource } from '../../reference/plain/resource.ts';
import { createPageContext } from '../../reference/views/page-context.ts';
import { renderPage, type SitePage, sitePages } from '../../reference/views/pages.tsx';
import { operationsOf } from '../../src/contract/operations.ts';
import { contract } from '../support/document.ts';

const FIELD = { seen: 19, of: 20, from: '2026-03-01', to: '2026-03-28' };
const PRICE_LISTS = { seen: 7, of: 7, from: '2026-03-03', to: '2026-03-04' };
const SUNSET = { deprecated: true, 'x-sunset': '2027-06-30' };
const ANSWER = { seen: 40, of: 40, from: '2026-03-02', to: '2026-03-02' };

const HISTORY = {
  version: '0.2.0',
  since: new Map([['createTax', '0.1.0']]),
  changes: [
    {
      impact: 'breaking',
      rule: 'schema-type-changed',
      place: 'Tax.rate',
      message: 'type changed',
      operations: ['createTax'],
    },
    {
      impact: 'descriptive',
      rule: 'modified',
      place: 'Tax',
      message: 'reworded',
      operations: ['getTax'],
    },
  ],
} as const;

/** The addresses of shared files, which are not looked at. */
const ASSETS = {
  style: '',
  typeface: '',
  codeTypeface: '',
  script: '',
  theme: '',
  icon: '',
  searchIndex: '',
  finder: '',
  workbench: '',
};

/** An edition with observations and a history, which the committed bundle has not. */
let site: Site;
let pages: SitePage[];
beforeAll(async () => {
  const document = structuredClone(contract);
  const getTaxGroup = operationsOf(document).find(({ id }) => id === 'getTaxGroup')!;
  getTaxGroup.object.responses['200']!['x-observed'] = ANSWER;
  document.paths['/pricebooks']!.get!['x-observed'] = PRICE_LISTS;
  document.paths['/pricebooks']!.post!['x-inferred'] = 'Taken from the list.';
  document.components.schemas['TaxGroup']!.properties!['tax_group_name'] = { type: 'string', 'x-observed': FIELD };
  Object.assign(document.paths['/settings/taxes/{tax_id}']!.get!, SUNSET);
  Object.assign(document.components.schemas['Tax']!.properties!['tax_name']!, SUNSET);
  site = { ...createSite(document, new Map()), history: HISTORY };
  pages = sitePages(site);
});

/** One page of the edition. */
function htmlOf(address: string): string {
  const found = pages.find((page) => page.address === address)!;
  return renderPage(createPageContext(site, ASSETS, address), found);
}

/** The text of some HTML, with the values of titles. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*?title="([^"]*)"[^>]*>/g, ' ($1) ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it('a response that was observed says how often and when', () => {
  const html = htmlOf('operations/getTaxGroup.html');
  const success = html.split('id="success"')[1]!.split('id="response.code"')[0]!;
  expect(textOf(success)).toContain('observed 40 of 40, 2026-03-02');
  expect(textOf(htmlOf('operations/createTaxGroup.html'))).not.toContain('40 of 40');
});

it('a field that was observed says so, and how often and when on request', () => {
  const html = htmlOf('resources/tax-groups.html');
  const row = html.split('<li id="TaxGroup.tax_group_name">')[1]!.split('</li>')[0]!;
  expect(textOf(row)).toContain('(19 of 20, 2026-03-01 to 2026-03-28) observed');
});

it('an operation that no document shows says what it rests on', () => {
  expect(textOf(htmlOf('operations/listPriceLists.html'))).toContain('observed 7 of 7, 2026-03-03 to 2026-03-04');
  expect(textOf(htmlOf('operations/createPriceList.html'))).toContain('Inferred Taken from the list.');
  const lists = site.resources.find(({ name }) => name === 'Price lists')!;
  const [list, create] = ['listPriceLists', 'createPriceList'].map((id) =>
    plainOperation(site, lists.operations.find((operation) => operation.id === id)!, lists),
  );
  expect(list).toContain('This operation is not documented. Observed: 7 of 7, 2026-03-03 to 2026-03-04.');
  expect(create).toContain('This operation is not documented. Inferred: Taken from the list.');
  const rows = htmlOf('coverage.html').split('<tr').map(textOf);
  expect(rows.find((row) => row.includes(' listPriceLists '))).toContain('only observed');
  expect(rows.find((row) => row.includes(' createPriceList '))).toContain('only inferred');
  expect(rows.find((row) => row.includes(' updatePriceList '))).not.toContain('alone');
});

it('the page of coverage lists what was observed', () => {
  const html = htmlOf('coverage.html');
  const table = html.split('<h2 id="observed">')[1]!.split('</table>')[0]!;
  expect([...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => textOf(cell!).trim())).toEqual([
    '/settings/taxgroups/{tax_group_id} get 200',
    '40 of 40, 2026-03-02',
    '/pricebooks get',
    '7 of 7, 2026-03-03 to 2026-03-04',
    'TaxGroup tax_group_name',
    '19 of 20, 2026-03-01 to 2026-03-28',
  ]);
});

it('the history of an operation is said where it is known, and nowhere else', () => {
  const text = textOf(htmlOf('operations/createTax.html'));
  expect(text).toContain('Since 0.1.0');
  expect(text).toMatch(/1 change in 0\.2\.0, 1 breaking .*breaking Tax\.rate type changed/);
  const taxes = site.resources.find(({ name }) => name === 'Taxes')!;
  const createTax = taxes.operations.find(({ id }) => id === 'createTax')!;
  expect(plainOperation(site, createTax, taxes)).toContain('- breaking: Tax.rate: type changed');
  expect(htmlOf('operations/getTax.html')).not.toMatch(/\d changes? in/);
});

it('a deprecated operation or field says until when it stays', () => {
  const sentence = 'Deprecated: may be removed on or after 2027-06-30.';
  expect(textOf(htmlOf('operations/getTax.html'))).toContain(sentence);
  expect(textOf(htmlOf('operations/createTax.html'))).not.toContain('Deprecated');
  const taxes = site.resources.find(({ name }) => name === 'Taxes')!;
  const getTax = taxes.operations.find(({ id }) => id === 'getTax')!;
  expect(plainOperation(site, getTax, taxes)).toContain(`- ${sentence}`);
  const row = htmlOf('resources/taxes.html').split('<li id="Tax.tax_name">')[1]!.split('</li>')[0]!;
  expect(textOf(row)).toContain(sentence);
  expect(plainResource(site, taxes)).toMatch(/`tax_name` \(.*\) Deprecated: may be removed/);
});
