import type { BuildOptions } from 'esbuild';

/** How the scripts and styles of pages are bundled: each complete in itself, for the browsers that pages are made for. */
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
