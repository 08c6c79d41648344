import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Where ajv-formats defines all formats, and another edition of them that nothing here uses. */
const DEFINED = /exports\.fullFormats = \{\n([\s\S]*?)\n\};\nexports\.fastFormats = \{\n[\s\S]*?\n\};\n/;

/** A format on a line of its own, by its name. */
const FORMAT = /^ {4}"?([\w-]+)"?[:,]/;

/**
 * Bundles the formats of values that the contract uses, and no others: those of URLs and addresses alone would take a fiftieth
 * of the script for pages, gzipped.
 */
export const usedFormats: Plugin = {
  name: 'used-formats',
  setup({ onLoad, initialOptions: { absWorkingDir = '' } }) {
    onLoad({ filter: /ajv-formats[\\/]dist[\\/]formats\.js$/ }, ({ path }) => {
      const contract = readFileSync(join(absWorkingDir, 'generated/openapi.json'), 'utf8');
      const used = new Set([...contract.matchAll(/"format": ?"([^"]+)"/g)].map(([, name]) => name));
      const code = readFileSync(path, 'utf8');
      const [, defined] = DEFINED.exec(code) ?? [];
      if (defined === undefined)
        throw new Error(`${path} defines formats in another way than scripts/lib/sandbox/used-formats.ts reads.`);
      const kept = defined.split('\n').filter((line) => used.has(FORMAT.exec(line)?.[1]));
      return {
        contents: code.replace(DEFINED, () => `exports.fullFormats = {\n${kept.join('\n')}\n};\n`),
        loader: 'js',
      };
    });
  },
};
