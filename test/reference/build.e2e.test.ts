import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildResult, buildReference } from '../../reference/build-site.ts';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { readBuiltDocument } from '../../scripts/lib/built-document.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { createRecorder } from '../../src/public/verify.ts';
import { createModel, evidencePage } from '../../src/verify/node/index.ts';
import { contract, operations } from '../support/document.ts';
import { renderedReference } from './rendered.ts';

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

/** The files of a folder by their addresses, without their gzipped forms. */
function readFiles(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => statSync(path.join(root, name)).isFile() && !name.endsWith('.gz'),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
}

/** The address of a shared file without the hash of its content. */
const withoutHash = (address: string): string => address.replace(/-\w{10}\./, '.');

const pagesOf = (all: Map<string, string>): [address: string, html: string][] =>
  [...all].filter(([address]) => address.endsWith('.html'));

/** The address of a file of the assets folder, by the beginning of its name. */
const address = (name: string): string => [...files.keys()].find((file) => file.startsWith(`assets/${name}-`))!;

/** What it holds. */
const asset = (name: string): string => files.get(address(name))!;

/** What a page links to and loads. */
function addressesIn(html: string): string[] {
  const markup = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
  return [...markup.matchAll(/ (?:href|src|data-search)="([^"]*)"/g)].map(([, address]) =>
    address!.replaceAll('&amp;', '&'),
  );
}

describe('the files', () => {
  it('have a page per operation and per resource, and the pages before them', () => {
    const addresses = pagesOf(files).map(([address]) => address);
    expect(addresses).toEqual(expect.arrayContaining(FIXED_PAGES.map(({ address }) => address)));
    expect(files.has('404.html')).toBe(true);
    expect(addresses.filter((address) => address.startsWith('operations/')).sort()).toEqual(
      operations.map(({ id }) => `operations/${id}.html`).sort(),
    );
    expect(addresses.filter((address) => address.startsWith('resources/'))).toHaveLength(contract.tags.length);
  });

  it('link to each other only, at places that are there', () => {
    const ids = new Map(
      pagesOf(files).map(([address, html]) => [
        address,
        new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    );
    const broken = pagesOf(files).flatMap(([address, html]) =>
      addressesIn(html)
        // The page for what is not found names everything from the root.
        .map((target) => (address === '404.html' ? target.replace(/^\/(?!\/)/, '') : target))
        .filter((target) => {
          if (/^(?:\w+:|\/)/.test(target)) return !(address === 'changelog.html' && target.startsWith('https://'));
          const [file = '', hash] = target.split('#');
          if (file === '' && hash === undefined) return target !== '';
          const page = file === '' ? address : path.posix.join(path.posix.dirname(address), file);
          return !files.has(page) || (hash !== undefined && !ids.get(page)?.has(hash));
        })
        .map((target) => `${address} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('have no script and no style in a page, so that a policy may allow those of the origin alone', () => {
    const inline = pagesOf(files).filter(([, html]) =>
      /<script(?![^>]* src=)|<style| style="| on\w+="|"data:/.test(html),
    );
    expect(inline.map(([address]) => address)).toEqual([]);
  });

  it('have the document, and every page as Markdown for programs', () => {
    expect(JSON.parse(files.get('openapi.json')!)).toEqual(JSON.parse(JSON.stringify(contract)));
    const listed = [...files.get('llms.txt')!.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address!);
    expect(files.get('llms.txt')).toMatch(
      /^- \[Invoices\]\(resources\/invoices\.md\): An invoice asks a customer to pay/m,
    );
    const pages = pagesOf(files).filter(([address]) => address !== '404.html');
    const isPage = (address: string): boolean => address.endsWith('.md');
    expect(listed.filter(isPage).sort()).toEqual(pages.map(([address]) => address.replace('.html', '.md')).sort());
    const full = [...files.keys()].filter((address) => path.posix.basename(address).startsWith('llms-full'));
    expect(listed.filter((address) => !isPage(address)).sort()).toEqual(full.sort());
    for (const [address, html] of pages) {
      const name = path.posix.basename(address, '.html');
      expect(html, address).toContain(`<link rel="alternate" type="text/markdown" href="${name}.md"/>`);
    }
  });

  it('have every page in one file with others, but for the long lists, and no such file above 100 kB', () => {
    const full = [...files].filter(([address]) => path.posix.basename(address).startsWith('llms-full'));
    expect(full.length).toBeGreaterThan(20);
    expect(full.filter(([, text]) => Buffer.byteLength(text) > 100_000).map(([address]) => address)).toEqual([]);
    const plain = [...files].filter(([address]) => address.endsWith('.md'));
    const places = plain.map(([address, text]) => {
      const within = full.filter(([, all]) => all.includes(`Page: ${address}\n\n${text}`));
      return [address, within.map(([file]) => file)] as const;
    });
    const notOnce = places.filter(([, within]) => within.length !== 1).map(([address]) => address);
    expect(notOnce.sort()).toEqual(['changelog.md', 'coverage.md', 'rules.md']);
    expect(Object.fromEntries(places)).toMatchObject({
      'guides/order-to-cash.md': [expect.stringMatching(/^llms-full(-2)?\.txt$/)],
      'resources/taxes.md': ['resources/taxes/llms-full.txt'],
      'operations/createTax.md': ['resources/taxes/llms-full.txt'],
    });
  });

  it('link in Markdown to each other only', () => {
    const plain = [...files].filter(([address]) => address.endsWith('.md') && address !== 'changelog.md');
    const broken = plain.flatMap(([address, text]) =>
      [...text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map(([, target]) => path.posix.join(path.posix.dirname(address), target!))
        .filter((target) => !files.has(target))
        .map((target) => `${address} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

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

  it.each([
    ['', () => files, '/'],
    [' below a path', () => placed, '/api/'],
  ])('have a page for what is not found that works at any address%s', (_, filesOf, root) => {
    const there = filesOf();
    const found = there.get('404.html')!;
    expect(found).not.toContain('<base');
    expect(found).toContain('href="#content"');
    expect(found).toContain(`data-root="${root}"`);
    const targets = addressesIn(found).filter((target) => !target.startsWith('#'));
    expect(targets.filter((target) => !target.startsWith(root) || target.startsWith('//'))).toEqual([]);
    const missing = targets
      .map((target) => target.slice(root.length).split('#')[0]!)
      .filter((file) => !there.has(file));
    expect(missing).toEqual([]);
  });

  it('offer the document in further forms on the first page', () => {
    expect(placed.get('openapi.yaml')).toBe('openapi: 3.1.1\n');
    expect(placed.get('index.html')).toContain('<a href="openapi.yaml">openapi.yaml</a>');
    expect(files.get('index.html')).not.toContain('href="openapi.yaml"');
  });

  it('have no id twice', () => {
    const doubles = pagesOf(files).flatMap(([address, html]) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`);
    });
    expect(doubles).toEqual([]);
  });

  // Room, and no target: a page carries its form and all its samples, and one script serves all pages.
  it('are light', () => {
    const typeface = statSync(path.join(output, address('typeface'))).size;
    const shared = ['style', 'script', 'theme', 'icon'].reduce(
      (sum, name) => sum + gzipSync(asset(name)).length,
      typeface,
    );
    const heavy = pagesOf(files).filter(([, html]) => gzipSync(html).length + shared > 70_000);
    expect(heavy.map(([address]) => address)).toEqual([]);
    const sizes = pagesOf(files)
      .filter(([address]) => address.startsWith('operations/'))
      .map(([, html]) => gzipSync(html).length)
      .sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(9_000);
    expect(pagesOf(files).reduce((sum, [, html]) => sum + Buffer.byteLength(html), 0)).toBeLessThan(8_000_000);
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
    const sizes = [...placed.keys()].map((address) =>
      address === 'reference.json' ? 0 : statSync(path.join(output, address)).size,
    );
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size));
  });

  it('replaces an earlier build, and leaves nothing of it', () => {
    expect([...placed.keys()]).not.toContain('of-an-earlier-build.html');
    expect(existsSync(`${output}.previous`) || existsSync(`${output}.next`)).toBe(false);
  });

  it('refuses a folder that holds something else', async () => {
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    await expect(buildReference({ document: contract, output: folder })).rejects.toThrow('holds other files');
    expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('says which file it cannot read', async () => {
    await expect(readBuiltDocument(projectAt(folder))).rejects.toThrow(
      /^Cannot read .*openapi\.json: there is no such file\. `npm run build` writes it\.$/,
    );
  });
});
