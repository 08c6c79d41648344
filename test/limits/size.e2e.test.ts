import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it.each([
  { entry: 'limits', budget: 6000, builtins: [] },
  // Of these, 500 refuse options that do not exist and times that are none.
  { entry: 'token', budget: 2700, builtins: [] },
  {
    entry: 'file',
    // Of these, 500 refuse options that do not exist, with the nearest name, and 50 keep to the limit while
    // processes return to a store that was away. It runs on Node alone.
    budget: 5600,
    builtins: ['node:crypto', 'node:fs/promises', 'node:path', 'node:timers/promises'],
  },
])('$entry stays below $budget bytes, minified and gzipped, and uses $builtins of Node', async (expected) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [`src/public/${expected.entry}.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    write: false,
    metafile: true,
  });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThan(expected.budget);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  expect(imports.sort()).toEqual(expected.builtins);
});
