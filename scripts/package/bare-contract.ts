import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { OpenApiDocument } from '../../src/contract/document.ts';
import { bareDocument } from '../../src/verify/contract/bare.ts';
import { shareParts } from '../../src/verify/contract/shared-parts.ts';

/** Puts the contract without its texts in the place of the module that makes it from the document. */
export const bareContract: Plugin = {
  name: 'bare-contract',
  setup({ onLoad, initialOptions }) {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onLoad({ filter: /src[\\/]verify[\\/]contract[\\/]shipped\.ts$/ }, () => {
      const file = path.join(root, 'generated/openapi.json');
      const document = bareDocument(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);
      return { contents: writeModule(document), resolveDir: root, watchFiles: [file] };
    });
  },
};

/** A text of JSON is read faster than code, and is less than half as long with shared parts. */
function writeModule(document: OpenApiDocument): string {
  return `import { unshareParts } from './src/verify/contract/shared-parts.ts';
let known;
export const shippedDocument = () => (known ??= unshareParts(JSON.parse(${JSON.stringify(JSON.stringify(shareParts(document)))})));
`;
}
