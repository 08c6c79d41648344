import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { writeSites } from '../../scripts/release/released-site.ts';

const BASE = 'https://docs.example.com/api/';

let folder: string;
let versions: string[];
beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'sites-')), 'site');
  versions = await writeSites(projectAt(), { output: folder, baseUrl: BASE, onSite: () => undefined });
});
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const canonicalOf = (file: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(read(file))?.[1];

it('are of this version and all earlier ones, the latest first', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(versions[0]).toBe(version);
  expect(versions.slice(1)).toContain('0.3.0');
  expect(readdirSync(folder).toSorted()).toEqual(
    [...versions, '404.html', 'index.html', 'robots.txt', 'sitemap.xml'].toSorted(),
  );
  expect(read('index.html')).toContain(`url=${version}/`);
});

it('lead from each page to the same in other versions, or to the first page there', () => {
  const [latest] = versions;
  const links = (file: string): string[] =>
    [...read(file).matchAll(/href="([^"]*\d\.\d\.\d\/[^"]*)"/g)].map(([, to]) => to!);
  expect(links('0.3.0/operations/createTax.html')).toContain(`../../${latest}/operations/createTax.html`);
  expect(links(`${latest}/operations/createTax.html`)).toContain('../../0.3.0/operations/createTax.html');
  expect(links(`${latest}/guides/stock.html`)).toContain('../../0.3.0/index.html');
});

it('have no link that leads nowhere', () => {
  const dead: string[] = [];
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /(?<!404)\.html$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  for (const file of files) {
    for (const [, link = ''] of read(file).matchAll(/href="(?!\w+:|\/sandbox)([^"#]+)/g)) {
      const target = path.join(folder, path.dirname(file), link.replace(/\/$/, '/index.html'));
      if (!existsSync(target)) dead.push(`${file}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

it('say of an earlier version that there is a later one, and offer nothing there that only this one has', () => {
  const page = read('0.3.0/operations/createTax.html');
  expect(page).toContain('This is version 0.3.0 of the contract.');
  expect(page).not.toMatch(/data-try=|data-sandbox=/);
  expect(existsSync(path.join(folder, '0.3.0/guides'))).toBe(false);
  expect(read('0.3.0/openapi.json')).toBe(readFileSync('openapi/released/0.3.0.json', 'utf8').trim());
  const latest = read(`${versions[0]}/operations/createTax.html`);
  expect(latest).not.toContain('This is version');
  expect(latest).toMatch(/data-try=/);
});

it('say what each version changed', () => {
  const page = read(`${versions[0]}/differences.html`);
  expect(page).toContain(`From ${versions[1]} to ${versions[0]}`);
  expect(existsSync(path.join(folder, `${versions.at(-1)}/differences.html`))).toBe(false);
});

it('have one address for search engines, below a path as well', () => {
  const [latest] = versions;
  expect(canonicalOf(`${latest}/operations/createTax.html`)).toBe(`${BASE}${latest}/operations/createTax.html`);
  expect(canonicalOf('0.3.0/operations/createTax.html')).toBe(`${BASE}${latest}/operations/createTax.html`);
  expect(canonicalOf('index.html')).toBe(`${BASE}${latest}/`);
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, url]) => url!);
  expect(
    addresses.filter((url) => !existsSync(path.join(folder, url.slice(BASE.length).replace(/\/$/, '/index.html')))),
  ).toEqual([]);
  expect(addresses.every((url) => url.startsWith(`${BASE}${latest}/`))).toBe(true);
  expect(read('robots.txt')).toContain(`Sitemap: ${BASE}sitemap.xml`);
  expect(existsSync(path.join(folder, '0.3.0/sitemap.xml'))).toBe(false);
  for (const [, address = ''] of read('404.html').matchAll(/(?:href|src)="(?!#|\w+:)([^"]+)"/g)) {
    if (address === '/sandbox') continue;
    expect(address).toMatch(/^\/api\//);
    const file = new URL(address, BASE).href.slice(BASE.length).split('#')[0]!;
    expect(existsSync(path.join(folder, file || 'index.html')), address).toBe(true);
  }
});
