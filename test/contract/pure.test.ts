import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';

/** What runs on any platform, and what of it binds it to Node. */
const PURE = ['src/contract', 'src/client', 'src/diff'];
const NODE = `src${path.sep}contract${path.sep}node`;

const modules = PURE.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file)),
);
const pure = modules.filter((file) => !file.startsWith(NODE));

/** Bundles modules with all packages that they use, for no platform in particular. */
function bundle(entryPoints: string[]): Promise<{ metafile: Metafile }> {
  return build({
    entryPoints,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
}

it('what runs anywhere is bundled for any platform, and leaves nothing to import', async () => {
  expect(pure.length).toBeGreaterThan(30);
  const { metafile } = await bundle(pure);
  const outputs = Object.values(metafile.outputs);
  expect(outputs.flatMap(({ imports }) => imports.filter(({ external }) => external))).toEqual([]);
  const packages = Object.keys(metafile.inputs).flatMap((file) => /node_modules\/([^/]+)/.exec(file)?.[1] ?? []);
  expect(new Set(packages)).toEqual(new Set(['openapi-fetch', 'yaml']));
});

it.each(modules.filter((file) => file.startsWith(NODE)))('%s is not, as it imports from Node', async (file) => {
  await expect(bundle([file])).rejects.toThrow(/Could not resolve "node:/);
});
