import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { shippedFile } from '../src/contract/node/index.ts';
import { PAGE_FILES } from '../src/sandbox/node/index.ts';
import type { SearchEntry } from './browser/search-entry.ts';

/** Addresses of the files that every page loads, from the root of the site. */
export interface Assets {
  style: string;
  script: string;
  /** Sets the theme before the first paint. */
  theme: string;
  icon: string;
  searchIndex: string;
  /** The sandbox in the page, loaded when it is first used. */
  sandbox?: string;
}

/** What the script and the style begin with, from the root of the package. */
export const ASSETS = {
  reference: 'reference/browser/page.ts',
  theme: 'reference/browser/first-paint.ts',
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

/** What the shared files are made from. */
export interface AssetSources {
  /** What the search finds. */
  entries: readonly SearchEntry[];
  /** The script of the sandbox. */
  sandbox?: string | undefined;
}

/** Bundles the scripts and the style, and writes the index of the search. Names carry a hash, so that caches may keep them. */
export async function buildAssets({ entries, sandbox }: AssetSources): Promise<BuiltAssets> {
  const text = await bundleScripts();
  const contents = {
    style: ['css', text('style.css')],
    script: ['js', text('reference.js')],
    theme: ['js', text('theme.js')],
    icon: ['svg', ICON],
    searchIndex: ['js', `window.searchEntries=${JSON.stringify(entries)}`],
    ...(sandbox !== undefined && { sandbox: ['js', sandbox] }),
  } as const;
  const files = Object.entries(contents).map(([name, [extension, content]]) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    return { name, address: `assets/${name.toLowerCase()}-${hash}.${extension}`, content };
  });
  return {
    addresses: Object.fromEntries(files.map(({ name, address }) => [name, address])) as unknown as Assets,
    files: new Map(files.map(({ address, content }) => [address, content])),
  };
}

/** Bundles what `ASSETS` names. The result gives the content of each file by its name. */
async function bundleScripts(): Promise<(file: string) => string> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(ASSETS).map(([name, file]) => [name, shippedFile(file)])),
    outdir: 'assets',
    ...PAGE_FILES,
  });
  return (file) => outputFiles.find(({ path }) => path.endsWith(`/${file}`))!.text;
}
