import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';

/** The formats that `--document` may name. */
const FORMATS = 'ajv-formats/dist/formats.js';

/** Bundles the command line as it ships, each command in a file of its own, and writes nothing. */
async function bundle(): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    entryPoints: ['src/cli/main.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'dist',
    metafile: true,
    write: false,
  });
  return metafile.outputs;
}

/** The packages that are loaded with a file, before anything in it runs. */
function packagesOf(outputs: Metafile['outputs'], file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return outputs[file]!.imports.filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? [path] : packagesOf(outputs, path, seen)))
    .filter((name) => !name.startsWith('node:'));
}

it('loads no package for a command that does not need it', async () => {
  const outputs = await bundle();
  const loaded = Object.entries(outputs)
    .filter(([, { entryPoint }]) => entryPoint === 'src/cli/main.ts' || entryPoint?.startsWith('src/cli/commands/'))
    .map(([file, { entryPoint }]) => [entryPoint, packagesOf(outputs, file)] as const);
  expect(loaded.map(([entry]) => entry)).toEqual(
    expect.arrayContaining(
      ['main', ...['diff', 'mock', 'operations', 'reference', 'sample', 'spec'].map((name) => `commands/${name}`)].map(
        (name) => `src/cli/${name}.ts`,
      ),
    ),
  );
  // Whatever reads a document names the formats that it does not know.
  const others = loaded.map(([entry, packages]) => [entry, packages.filter((name) => name !== FORMATS)] as const);
  expect(others.filter(([, packages]) => packages.length > 0)).toEqual([]);
});
