import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/**
 * At most this many bytes for all of the client, minified and gzipped. Of these, 500 find what would be lost without a word: pages of lists
 * that a service passes over, numbers that JSON cannot hold, arguments that no method takes.
 */
const BUDGET = 16_500;

it(`the client with all operations stays below ${BUDGET} bytes, minified and gzipped`, async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/client/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    metafile: true,
  });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(BUDGET);
  const packages = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  expect(packages).toEqual([]);
});
