import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { shippedFile } from '../src/contract/node/shipped.ts';
import type { SearchEntry } from './browser/search-entry.ts';

/** Addresses of the files that every page loads, from the root of the site. */
export interface Assets {
  style: string;
  script: string;
  /** Sets the theme before the first paint. */
  theme: string;
  /** Writes samples in further languages. */
  more: string;
  icon: string;
  searchIndex: string;
  /** The sandbox in the page, loaded when it is first used. */
  sandbox?: string;
}

/** What the script and the style begin with, from the root of the package. */
export const ASSETS = {
  reference: 'reference/browser/main.ts',
  theme: 'reference/browser/first-paint.ts',
  more: 'reference/browser/more-languages.ts',
  style: 'reference/style/index.css',
} as const;

/** The mark of the site. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill="#1b4fd8"/><path d="M5 8.5 11 5.5l6 3v6l-6 3-6-3zM5 8.5l6 3 6-3M11 11.5v6" fill="none" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>';

/** The shared files, by their addresses. */
export interface BuiltAssets {
  addresses: Assets;
  files: Map<string, string>;
}

/** Bundles the script and the style, and writes the search index. Names carry a hash, so that caches may keep them. */
export async function buildAssets(entries: readonly SearchEntry[], sandbox?: string): Promise<BuiltAssets> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(ASSETS).map(([name, file]) => [name, shippedFile(file)])),
    outdir: 'assets',
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome123', 'firefox125', 'safari17.5'],
    write: false,
    legalComments: 'none',
  });
  const text = (file: string): string => outputFiles.find(({ path }) => path.endsWith(`/${file}`))!.text;
  const contents = {
    style: ['css', text('style.css')],
    script: ['js', text('reference.js')],
    theme: ['js', text('theme.js')],
    more: ['js', text('more.js')],
    icon: ['svg', ICON],
    searchIndex: ['js', `window.searchEntries=${JSON.stringify(entries)}`],
    ...(sandbox !== undefined && { sandbox: ['js', sandbox] }),
  } as const;
  const named = Object.entries(contents).map(([key, [extension, content]]) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { key, address: `assets/${key.toLowerCase()}-${hash}.${extension}`, content };
  });
  return {
    addresses: Object.fromEntries(named.map(({ key, address }) => [key, address])) as unknown as Assets,
    files: new Map(named.map(({ address, content }) => [address, content])),
  };
}
