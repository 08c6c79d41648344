import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { PAGE_FILES } from '../sandbox/node/index.ts';
import { shippedFile } from '../src/contract/node/index.ts';
import type { SearchEntry } from '../src/search/index.ts';

/** The printable ASCII characters. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * The typefaces of the site, of text and of code, from the root of the project, and what each has a glyph for: other characters
 * come from the system. `scripts/typeface.ts` makes them.
 */
export const TYPEFACES = {
  typeface: { file: 'reference/typeface/geist.woff2', characters: `${ASCII}‘’“”–—…·×→←↑↓−` },
  codeTypeface: { file: 'reference/typeface/geist-mono.woff2', characters: `${ASCII}…` },
} as const;

/** Addresses of the files that every page loads, from the root of the site. */
export interface Assets {
  style: string;
  typeface: string;
  codeTypeface: string;
  script: string;
  /** Sets the theme before the first paint. */
  theme: string;
  icon: string;
  searchIndex: string;
  /** Searches the index; loaded with it. */
  finder: string;
  /** Sends calls; loaded when it is first used. */
  workbench: string;
  /** The sandbox in the page, loaded when it is first used. */
  sandbox?: string;
}

/** Entry points of the script and the style, relative to the package root. */
export const ASSETS = {
  reference: 'reference/browser/page.ts',
  theme: 'reference/browser/first-paint.ts',
  finder: 'reference/browser/finder.ts',
  workbench: 'reference/browser/workbench.ts',
  style: 'reference/style/index.css',
} as const;

/** The mark of the site. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill="#1b4fd8"/><path d="M5 8.5 11 5.5l6 3v6l-6 3-6-3zM5 8.5l6 3 6-3M11 11.5v6" fill="none" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>';

/** A file's content: a string, or the bytes of a typeface. */
export type FileContent = string | Uint8Array;

/** The shared files, by their addresses. */
export interface BuiltAssets {
  addresses: Assets;
  files: Map<string, FileContent>;
}

export interface AssetSources {
  entries: readonly SearchEntry[];
  /** The script of the sandbox. */
  sandbox?: string | undefined;
}

/** Bundles the scripts and the style, and writes the index of the search. Names carry a hash, so that caches may keep them. */
export async function buildAssets({ entries, sandbox }: AssetSources): Promise<BuiltAssets> {
  const text = await bundleScripts();
  let style = text('style.css');
  const typefaces = (['typeface', 'codeTypeface'] as const).map((name) => {
    const { file } = TYPEFACES[name];
    const typeface = hashed(name, 'woff2', readFileSync(shippedFile(file)));
    // The style names it as it is called in the project; both lie in one folder.
    style = style.replaceAll(path.basename(file), path.basename(typeface.address));
    return typeface;
  });
  const files = [
    ...typefaces,
    hashed('style', 'css', style),
    hashed('script', 'js', text('reference.js')),
    ...(['theme', 'finder', 'workbench'] as const).map((name) => hashed(name, 'js', text(`${name}.js`))),
    hashed('icon', 'svg', ICON),
    hashed('searchIndex', 'js', `window.searchEntries=${JSON.stringify(entries)}`),
    ...(sandbox === undefined ? [] : [hashed('sandbox', 'js', sandbox)]),
  ];
  return {
    addresses: Object.fromEntries(files.map(({ name, address }) => [name, address])) as unknown as Assets,
    files: new Map(files.map(({ address, content }) => [address, content])),
  };
}

function hashed(name: keyof Assets, extension: string, content: FileContent) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { name, address: `assets/${name.toLowerCase()}-${hash}.${extension}`, content };
}

/** Bundles what `ASSETS` names. The result gives the content of each file by its name. */
async function bundleScripts(): Promise<(file: string) => string> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(Object.entries(ASSETS).map(([name, file]) => [name, shippedFile(file)])),
    outdir: 'assets',
    external: ['*.woff2'],
    ...PAGE_FILES,
  });
  return (file) => outputFiles.find(({ path }) => path.endsWith(`/${file}`))!.text;
}
