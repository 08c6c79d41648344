import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReference } from '../../reference/build-site.ts';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { readBuiltDocument } from '../../scripts/lib/built-document.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { contract, operations } from '../support/document.ts';
import { renderedReference } from './rendered.ts';
import { addressesIn, expectWorksAnywhere, pagesOf } from './site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
/** The files of the reference as it is built of the document alone. */
let files: Map<string, string>;
beforeAll(async () => {
  files = await renderedReference();
});
afterAll(() => rmSync(folder, { recursive: true }));

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

  it('have a page for what is not found that works at any address', () => {
    expectWorksAnywhere(files, '/');
  });

  it('have no id twice', () => {
    const doubles = pagesOf(files).flatMap(([address, html]) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`);
    });
    expect(doubles).toEqual([]);
  });

  it('say nothing of an address, of evidence or of further forms of the document', () => {
    expect(files.has('sitemap.xml')).toBe(false);
    expect(files.get('observed.html')).toContain('Nothing has been recorded for this site.');
    expect(files.get('index.html')).not.toContain('href="openapi.yaml"');
  });
});

describe('a build', () => {
  it('refuses a folder that holds something else', async () => {
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    await expect(buildReference({ document: contract, output: folder })).rejects.toThrow('contains other files');
    expect(readFileSync(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it("says which file it can't read", async () => {
    await expect(readBuiltDocument(projectAt(folder))).rejects.toThrow(
      /^Cannot read .*openapi\.json: there is no such file\. `npm run build` writes it\.$/,
    );
  });
});
