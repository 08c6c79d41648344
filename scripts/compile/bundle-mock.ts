import { build, type Plugin } from 'esbuild';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where to read and write. */
export interface BundleOptions {
  /** The module to bundle, such as `src/mock/index.ts`. */
  entry: string;
  /** The JavaScript to write. */
  outfile: string;
}

/** Prism makes up values in English alone; the other languages of its generator would be three quarters of the bundle. */
const english: Plugin = {
  name: 'english',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@faker-js\/faker$/ }, ({ kind, resolveDir }) => resolve('@faker-js/faker/locale/en', { kind, resolveDir }));
  },
};

/** CommonJS modules in the bundle ask for `require`, which ES modules lack. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles the mock with Prism and everything else that it needs, so that nothing has to be installed for it. The
 * licences of what is bundled are written beside it, as `<outfile>.LICENSES.txt`.
 */
export async function bundleMock({ entry, outfile }: BundleOptions): Promise<void> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    // Its usual build looks for its own parts in a way that a bundler does not see.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    // node-fetch tries whether it is there, for pages in old encodings.
    external: ['encoding'],
    plugins: [english],
    banner: { js: REQUIRE },
  });
  writeFileSync(`${outfile}.LICENSES.txt`, licencesOf(Object.keys(metafile.inputs)));
}

/**
 * The licence of every package that files come from.
 *
 * @throws Error if a package has neither the text of a licence nor its name.
 */
function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  const notices = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const file = readdirSync(folder).find((candidate) => /^(licen[cs]e|copying)/i.test(candidate));
    const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
    if (license === undefined && text === '') throw new Error(`${folder} names no licence`);
    return `${name} ${version}\n${license ?? ''}\n\n${text}\n${noticeIn(folder)}`;
  });
  return `${[...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** The Apache License asks to pass on a file of notices. */
function noticeIn(folder: string): string {
  const file = path.join(folder, 'NOTICE');
  return existsSync(file) ? `\n${readFileSync(file, 'utf8').trim()}\n` : '';
}
