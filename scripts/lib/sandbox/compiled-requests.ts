import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { keptRequestsFile, REQUIRE } from '../../../src/contract/node/kept-requests.ts';

/** Puts the compiled checks of requests in the place of the module that makes them from the sources. */
export const compiledRequests: Plugin = {
  name: 'compiled-requests',
  setup({ onLoad, initialOptions }) {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onLoad({ filter: /src[\\/]contract[\\/]node[\\/]compiled\.ts$/ }, async () => {
      const file = path.join(root, 'generated/openapi.json');
      return { contents: await compiled(root, readFileSync(file, 'utf8')), resolveDir: root, watchFiles: [file] };
    });
  },
};

/** What was made last, since several bundles ask for the same, and it takes long. */
let last: { document: string; module: string } | undefined;

async function compiled(root: string, document: string): Promise<string> {
  if (last?.document !== document) last = { document, module: await kept(root, document) };
  return last.module;
}

/** What a run from the sources has kept, or the same made again. */
async function kept(root: string, document: string): Promise<string> {
  const file = keptRequestsFile(root, document);
  if (existsSync(file)) return readFileSync(file, 'utf8').slice(REQUIRE.length);
  const { compileRequests } = await import('../../../src/contract/validation/compile.ts');
  return compileRequests(JSON.parse(document) as OpenApiDocument);
}
