import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { packContract } from '../../../src/sandbox/contract/packed.ts';

/** Puts the compiled contract of the sandbox in the place of the module that reads it from the document. */
export const compiledContract: Plugin = {
  name: 'compiled-contract',
  setup({ onLoad, initialOptions }) {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onLoad({ filter: /src[\\/]sandbox[\\/]contract[\\/]shipped\.ts$/ }, () => {
      const file = path.join(root, 'generated/openapi.json');
      const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
      return { contents: writeModule(document), resolveDir: root, watchFiles: [file] };
    });
  },
};

/** Its objects are written as texts of JSON, which are read faster than code. */
function writeModule(document: OpenApiDocument): string {
  return `import { unpackContract } from './src/sandbox/contract/packed.ts';
let known;
export const shippedContract = () => (known ??= unpackContract(JSON.parse(${JSON.stringify(JSON.stringify(packContract(document)))})));
`;
}
