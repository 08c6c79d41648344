import { readFileSync } from 'node:fs';
import { shippedFile } from '../../src/contract/node/index.ts';
import { PAGE_FILES } from './page-files.ts';

/** The files of the page for people, by their names: as text, and the typefaces in base64. */
export type ConsoleFiles = Readonly<Record<string, string>>;

let cached: Promise<ConsoleFiles> | undefined;

/**
 * The page for people. This module builds it when the project runs from its sources; in what the package ships, the built
 * files stand in its place.
 */
export function consoleFiles(): Promise<ConsoleFiles> {
  return (cached ??= buildConsole());
}

async function buildConsole(): Promise<ConsoleFiles> {
  const { build } = await import('esbuild');
  const [console, style, theme] = [
    'reference/console/main.tsx',
    'reference/console/style/index.css',
    'reference/browser/first-paint.ts',
  ].map(shippedFile);
  const { outputFiles } = await build({
    entryPoints: { console: console!, style: style!, theme: theme! },
    outdir: '.',
    external: ['*.woff2'],
    ...PAGE_FILES,
  });
  const text = (name: string): string => outputFiles.find(({ path }) => path.endsWith(name))!.text;
  return {
    'index.html': readFileSync(shippedFile('reference/console/index.html'), 'utf8'),
    'icon.svg': readFileSync(shippedFile('reference/console/icon.svg'), 'utf8'),
    'console.js': text('console.js'),
    'console.css': text('style.css'),
    'theme.js': text('theme.js'),
    // The style names them relative to itself.
    'geist.woff2': readFileSync(shippedFile('reference/typeface/geist.woff2'), 'base64'),
    'geist-mono.woff2': readFileSync(shippedFile('reference/typeface/geist-mono.woff2'), 'base64'),
  };
}
