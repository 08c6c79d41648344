import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { shippedFile } from '../src/contract/node/shipped.ts';
import { PAGE_FILES } from '../src/sandbox/node/page-files.ts';
import type { SearchEntry } from './browser/search-entry.ts';

/** Addresses of the files that every page loads, from the root of the site. */
export interface Assets {
  style: string;
  script: string;
  /** Sets the theme before the first paint. */
  theme: string;
  /** Writes samples in further languages. */
  more: string;
  /** The form that sends calls, loaded when it is first used. */
  tryIt: string;
  icon: string;
  searchIndex: string;
  /** The sandbox in the page, loaded when it is first used. */
  sandbox?: string;
  /** The data of the form of each operation, and the steps of each workflow, by operationId or name. */
  data: ReadonlyMap<string, string>;
}

/** What the script and the style begin with, from the root of the package. */
export const ASSETS = {
  reference: 'reference/browser/main.ts',
  theme: 'reference/browser/first-paint.ts',
  more: 'reference/browser/more-languages.ts',
  try: 'reference/browser/try-it.ts',
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
  /** The data of the form of each operation, and the steps of each workflow, by operationId or name. */
  data: ReadonlyMap<string, unknown>;
  /** The script of the sandbox. */
  sandbox?: string | undefined;
}

/** Bundles the scripts and the style, and writes the data that they load. Names carry a hash, so that caches may keep them. */
export async function buildAssets({ entries, data, sandbox }: AssetSources): Promise<BuiltAssets> {
  const text = await bundleScripts();
  const contents = {
    style: ['css', text('style.css')],
    script: ['js', text('reference.js')],
    theme: ['js', text('theme.js')],
    more: ['js', text('more.js')],
    tryIt: ['js', text('try.js')],
    icon: ['svg', ICON],
    searchIndex: ['js', `window.searchEntries=${JSON.stringify(entries)}`],
    ...(sandbox !== undefined && { sandbox: ['js', sandbox] }),
  } as const;
  const shared = Object.entries(contents).map(([name, [extension, content]]) => hashed({ name, extension, content }));
  const scripts = [...data].map(([name, value]) => {
    const content = `(window.tryData??={})[${JSON.stringify(name)}]=${JSON.stringify(value)}`;
    return hashed({ name, folder: 'data/', extension: 'js', content });
  });
  return {
    addresses: {
      ...(Object.fromEntries(shared.map(({ name, address }) => [name, address])) as unknown as Assets),
      data: new Map(scripts.map(({ name, address }) => [name, address])),
    },
    files: new Map([...shared, ...scripts].map(({ address, content }) => [address, content])),
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

/** A file whose name says what it holds. */
function hashed({
  name,
  folder = '',
  extension,
  content,
}: {
  name: string;
  folder?: string;
  extension: string;
  content: string;
}): { name: string; address: string; content: string } {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const base = folder === '' ? name.toLowerCase() : name;
  return { name, address: `assets/${folder}${base}-${hash}.${extension}`, content };
}
