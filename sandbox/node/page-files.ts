import type { BuildOptions } from 'esbuild';

/** Options that bundle a page's scripts and styles: each complete in itself, for the browsers that pages support. */
export const PAGE_FILES = {
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  target: ['chrome123', 'firefox125', 'safari17.5'],
  write: false,
  legalComments: 'none',
} as const satisfies BuildOptions;
