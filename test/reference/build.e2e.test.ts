import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildReference } from '../../reference/build.ts';
import { FIXED_PAGES } from '../../reference/registry.tsx';
import { renderReference } from '../../reference/render.ts';
import { readBuiltDocument } from '../../scripts/lib/built-document.ts';
import { projectAt } from '../../scripts/lib/project.ts';
import { contract, operations } from '../support/document.ts';

let files: Map<string, string>;
let folder: string;
beforeAll(async () => {
  files = await renderReference({ document: contract });
  folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pagesOf = (all: Map<string, string>): [address: string, html: string][] =>
  [...all].filter(([address]) => address.endsWith('.html'));

/** The files of the assets folder, by the beginning of their name. */
const asset = (name: string): string => [...files].find(([address]) => address.startsWith(`assets/${name}-`))![1];

/** What a page links to and loads. */
function addressesIn(html: string): string[] {
  const markup = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
  return [...markup.matchAll(/ (?:href|src|data-search)="([^"]*)"/g)].map(([, address]) =>
    address!.replaceAll('&amp;', '&'),
  );
}

describe('the files', () => {
  it('are the same on every run', async () => {
    expect(await renderReference({ document: contract })).toEqual(files);
  });

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
      addressesIn(html.replace('<base href="/"/>', ''))
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

  it('have the document, and a list of all pages for programs', () => {
    expect(JSON.parse(files.get('openapi.json')!)).toEqual(JSON.parse(JSON.stringify(contract)));
    const listed = [...files.get('llms.txt')!.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address]) => address);
    expect(listed.sort()).toEqual(
      pagesOf(files)
        .map(([address]) => address)
        .filter((address) => address !== '404.html')
        .sort(),
    );
  });

  it('have no id twice', () => {
    const doubles = pagesOf(files).flatMap(([address, html]) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`);
    });
    expect(doubles).toEqual([]);
  });

  it('are light', () => {
    const shared = ['style', 'script', 'theme', 'icon'].reduce((sum, name) => sum + gzipSync(asset(name)).length, 0);
    const heavy = pagesOf(files).filter(([, html]) => gzipSync(html).length + shared > 40_000);
    expect(heavy.map(([address]) => address)).toEqual([]);
    const sizes = pagesOf(files)
      .filter(([address]) => address.startsWith('operations/'))
      .map(([, html]) => gzipSync(html).length)
      .sort((one, other) => one - other);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(6_000);
    expect(pagesOf(files).reduce((sum, [, html]) => sum + Buffer.byteLength(html), 0)).toBeLessThan(4_300_000);
  });
});

describe('a build', () => {
  it('writes every file and its gzipped form', async () => {
    const output = path.join(folder, 'site');
    const { pages, bytes } = await buildReference({ document: contract, output });
    expect(pages).toBe(pagesOf(files).length);
    const written = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(path.join(output, file)).isFile(),
    );
    expect(written.filter((file) => !file.endsWith('.gz')).sort()).toEqual([...files.keys(), 'reference.json'].sort());
    for (const [address, content] of files)
      expect(gunzipSync(readFileSync(path.join(output, `${address}.gz`))).toString()).toBe(content);
    expect(bytes).toBe([...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0));
  });

  it('replaces an earlier build, and leaves nothing of it', async () => {
    const output = path.join(folder, 'again');
    await buildReference({ document: contract, output });
    writeFileSync(path.join(output, 'operations/goneByNow.html'), '');
    await buildReference({ document: contract, output });
    expect(existsSync(path.join(output, 'operations/goneByNow.html'))).toBe(false);
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
