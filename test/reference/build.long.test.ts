import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, buildReference } from '../../reference/build-site.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { createModel, evidencePage } from '../../verifier/verify/node/index.ts';
import { contract, operations } from '../support/document.ts';
import { renderedReference } from './rendered.ts';
import { expectWorksAnywhere, pagesOf, readFiles } from './site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
const output = path.join(folder, 'site');
/** The files of the reference as it is built of the document alone. */
let files: Map<string, string>;
/** Those of one that knows its address and has the document in a further form, which replaced an earlier build. */
let placed: Map<string, string>;
let built: BuildResult;
beforeAll(async () => {
  files = await renderedReference();
  mkdirSync(output);
  for (const name of ['reference.json', 'of-an-earlier-build.html']) writeFileSync(path.join(output, name), '{}');
  const downloads = new Map([['openapi.yaml', 'openapi: 3.1.1\n']]);
  const [baseUrl, observed] = ['https://docs.example.com/api/', seenOfTaxes()];
  built = await buildReference({ document: contract, downloads, observed, baseUrl, output });
  placed = readFiles(output);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page of evidence: a tax was read, without all of its fields. */
function seenOfTaxes(): string {
  const recorder = createRecorder();
  recorder({
    at: '2026-03-28T12:00:00Z',
    request: { method: 'GET', url: 'https://inventory.example.com/inventory/v1/settings/taxes/1?organization_id=1' },
    response: { status: 200, body: JSON.stringify({ code: 0, message: 'success', tax: { tax_id: '1' } }) },
  });
  return evidencePage(createModel(contract), recorder.evidence());
}

it('shows what evidence shows, or that there is none', () => {
  const page = placed.get('observed.html')!;
  expect(page).toContain('<td><a href="operations/getTax.html"><code>getTax</code></a></td>');
  expect(page).toContain('2026-03-28');
  expect(page).toContain('<code>response.body/tax/tax_name</code>');
  expect(page).toContain(`${operations.length - 1} of ${operations.length} operations were never called`);
  expect(page).not.toContain('Nothing has been recorded');
  expect(placed.get('observed.md')).toContain('| `getTax` | 200 | 1 |');
  expect(files.get('observed.html')).toContain('Nothing has been recorded for this site.');
  expect(files.get('index.html')).toMatch(/<a href="observed\.html">/);
});

/** The address of a shared file without the hash of its content. */
const withoutHash = (address: string): string => address.replace(/-\w{10}\./, '.');

describe('the files', () => {
  it('name their address only where it is given', () => {
    expect([...files.keys()]).not.toContain('sitemap.xml');
    expect(pagesOf(files).filter(([, html]) => html.includes('rel="canonical"'))).toEqual([]);
    const map = placed.get('sitemap.xml')!;
    expect(map.match(/<loc>/g)).toHaveLength(pagesOf(files).length - 1);
    expect(map).toContain('<loc>https://docs.example.com/api/</loc>');
    expect(placed.get('robots.txt')).toContain('Sitemap: https://docs.example.com/api/sitemap.xml');
    expect(placed.get('operations/getTax.html')).toContain(
      '<link rel="canonical" href="https://docs.example.com/api/operations/getTax.html"/>',
    );
    expect(placed.get('404.html')).not.toContain('canonical');
  });

  it('have a page for what is not found that works at any address below a path', () => {
    expectWorksAnywhere(placed, '/api/');
  });

  it('offer the document in further forms on the first page', () => {
    expect(placed.get('openapi.yaml')).toBe('openapi: 3.1.1\n');
    expect(placed.get('index.html')).toContain('<a href="openapi.yaml">openapi.yaml</a>');
    expect(files.get('index.html')).not.toContain('href="openapi.yaml"');
  });
});

describe('a build', () => {
  it('writes every file and its gzipped form', () => {
    const { pages, bytes } = built;
    const further = ['openapi.yaml', 'sitemap.xml', 'robots.txt', 'reference.json'];
    expect([...placed.keys()].map(withoutHash).sort()).toEqual([...files.keys(), ...further].map(withoutHash).sort());
    for (const [address, content] of placed)
      expect(gunzipSync(readFileSync(path.join(output, `${address}.gz`))).toString()).toBe(content);
    expect(pages).toBe(pagesOf(placed).length);
    expect(placed.has('operations/createTax.html')).toBe(true);
    const sizes = [...placed.keys()].map((address) =>
      address === 'reference.json' ? 0 : statSync(path.join(output, address)).size,
    );
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size));
  });

  it('replaces an earlier build, and leaves nothing of it', () => {
    expect([...placed.keys()]).not.toContain('of-an-earlier-build.html');
    expect(existsSync(`${output}.previous`) || existsSync(`${output}.next`)).toBe(false);
  });
});
