import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { SANDBOX } from '../../scripts/lib/sandbox/bundle.ts';
import { codeBelow } from '../support/markdown.ts';

const docs = readFileSync('docs/sandbox.md', 'utf8');

/** What recipes import from the package, and where that is. */
const ALIAS = {
  'inventory-service-api/sandbox/testing': path.resolve('src/public/sandbox-testing.ts'),
  'inventory-service-api/sandbox': path.resolve('src/public/sandbox.ts'),
  'inventory-service-api': path.resolve('src/public/client.ts'),
};

/** The first block of code below a heading. */
export function blockOf(heading: string, language = 'ts'): string {
  return codeBelow(docs, heading, language);
}

/**
 * Bundles a recipe as a module and imports it.
 *
 * @param folder Where the module is written.
 */
export async function loadRecipe(heading: string, folder: string): Promise<unknown> {
  const { entryPoints: _, ...options } = SANDBOX;
  const outfile = path.join(folder, `${heading.replaceAll(' ', '-')}.mjs`);
  const stdin = { contents: blockOf(heading), loader: 'ts', resolveDir: process.cwd() } as const;
  await build({ ...options, stdin, alias: ALIAS, bundle: true, format: 'esm', outfile });
  return import(/* @vite-ignore */ pathToFileURL(outfile).href);
}
