import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { compileRequests } from '../../../src/contract/validation/compile.ts';

/** Puts the compiled checks of requests in the place of the module that makes them from the sources. */
export const compiledRequests: Plugin = {
  name: 'compiled-requests',
  setup({ onLoad, initialOptions }) {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onLoad({ filter: /src[\\/]contract[\\/]node[\\/]compiled\.ts$/ }, () => {
      const file = path.join(root, 'generated/openapi.json');
      return { contents: compiled(readFileSync(file, 'utf8')), resolveDir: root, watchFiles: [file] };
    });
  },
};

/** What was made last, since several bundles ask for the same, and it takes long. */
let last: { document: string; module: string } | undefined;

function compiled(document: string): string {
  if (last?.document !== document)
    last = { document, module: compileRequests(JSON.parse(document) as OpenApiDocument) };
  return last.module;
}
