import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { shippedFile } from '../src/contract/node/shipped.ts';
import type { SearchEntry } from './browser/search-entry.ts';

/** Addresses of the files that every page loads, from the root of the site. */
export interface Assets {
  style: string;
  script: string;
  searchIndex: string;
}

/** What the script and the style begin with, from the root of the package. */
export const ASSETS = { reference: 'reference/browser/main.ts', style: 'reference/style/index.css' } as const;

/** The shared files, by their addresses. */
export interface BuiltAssets {
  addresses: Assets;
  files: Map<string, string>;
}

/** Bundles the script and the style, and writes the search index. Names carry a hash, so that caches may keep them. */
export async function buildAssets(entries: readonly SearchEntry[]): Promise<BuiltAssets> {
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
  const text = (extension: string): string => outputFiles.find(({ path }) => path.endsWith(extension))!.text;
  const contents = {
    style: ['css', text('.css')],
    script: ['js', text('.js')],
    searchIndex: ['js', `window.searchEntries=${JSON.stringify(entries)}`],
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
