import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { bareDocument, type OpenApiDocument } from '../../src/contract/index.ts';

/** Bundles the contract without its texts and samples, which are six parts of seven. */
export const bareContract: Plugin = {
  name: 'bare-contract',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]openapi\.json$/ }, ({ path }) => {
      const document = JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
      return { contents: JSON.stringify(bareDocument(document)), loader: 'json' };
    });
  },
};
