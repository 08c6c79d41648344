import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type EditionVersion, pageAddresses } from '../../reference/index.ts';
import { renderReference } from '../../reference/render.ts';
import { historyOf, type Release } from '../../scripts/release/released.ts';
import { selectTags } from '../../src/cli/select.ts';
import { renderedReference } from '../reference/rendered.ts';
import { contract } from '../support/document.ts';

const BASE = 'https://docs.example.com/api/';

/** The version that the earlier ones lead to. */
const LATEST = '9.0.0';

/** The sites of two earlier versions, with two resources each: the complete ones take twenty times as long. */
const sites = new Map<string, Map<string, string>>();
beforeAll(async () => {
  const document = selectTags(contract, ['Taxes', 'Tax groups']);
  const { post: _, ...others } = document.paths['/settings/taxes']!;
  const releases: readonly Release[] = [
    { version: '0.1.1', document: { ...document, paths: { ...document.paths, '/settings/taxes': others } } },
    { version: '0.2.0', document },
  ];
  const versions = [{ version: LATEST, document: contract }, ...releases.toReversed()].map(
    ({ version, document }): EditionVersion => {
      const pages = pageAddresses(document, version === LATEST);
      return { version, has: (address) => pages.has(address) };
    },
  );
  for (const [index, release] of releases.entries()) {
    const { version, document } = release;
    const before = releases[index - 1];
    const history = await historyOf(releases.slice(0, index), release);
    const differences = before && { from: before.version, changes: history.changes };
    const edition = { version, versions, differences };
    const files = await renderReference({ document, history, edition, baseUrl: `${BASE}${version}/` });
    sites.set(version, new Map([...files].map(([address, content]) => [address, String(content)])));
  }
});

const has = (file: string): boolean => {
  const [version = '', ...rest] = file.split('/');
  return sites.get(version)?.has(rest.join('/')) ?? false;
};
const read = (file: string): string => {
  const [version = '', ...rest] = file.split('/');
  return sites.get(version)!.get(rest.join('/'))!;
};

it('of earlier versions lead to the same page in other versions', () => {
  const page = read('0.2.0/operations/createTax.html');
  expect(page).toContain(`href="../../${LATEST}/operations/createTax.html"`);
  expect(page).toContain('href="../../0.1.1/index.html"');
  expect(read('0.2.0/operations/getTax.html')).toContain('href="../../0.1.1/operations/getTax.html"');
});

it('of earlier versions have no link that leads nowhere', () => {
  const latest = pageAddresses(contract, true);
  const dead: string[] = [];
  for (const [version, files] of sites) {
    for (const [address, html] of files) {
      if (!/(?<!404)\.html$/.test(address)) continue;
      for (const [, link = ''] of html.matchAll(/href="(?!\w+:|\/sandbox)([^"#]+)/g)) {
        const target = path.join(version, path.dirname(address), link.replace(/\/$/, '/index.html'));
        const page = target.startsWith(`${LATEST}/`) ? target.slice(LATEST.length + 1) : undefined;
        if (page === undefined ? !has(target) : !latest.has(page)) dead.push(`${version}/${address}: ${link}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

it('of earlier versions say that there is a later one, which search engines are led to', () => {
  const page = read('0.2.0/operations/createTax.html');
  expect(page).toContain('This is version 0.2.0 of the contract.');
  expect(page).not.toMatch(/data-try=|data-sandbox=/);
  expect(page).toContain(`<link rel="canonical" href="${BASE}${LATEST}/operations/createTax.html"`);
  expect(has('0.2.0/sitemap.xml')).toBe(false);
});

it('of earlier versions say what each changed, operation by operation', () => {
  const page = read('0.2.0/differences.html');
  expect(page).toContain('From 0.1.1 to 0.2.0');
  expect(page).toMatch(/<h2 id="createTax">[\s\S]*?operations\/createTax\.html/);
  expect(has('0.1.1/differences.html')).toBe(false);
});

it('have no switch where the package ships its own alone', async () => {
  const pages = await renderedReference();
  expect(pages.get('index.html')).not.toContain('class="versions"');
  expect(pages.has('differences.html')).toBe(false);
});
