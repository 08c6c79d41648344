import { type BuildOptions, build, type Metafile } from 'esbuild';

/** The formats that `--document` may name. */
export const FORMATS = 'ajv-formats/dist/formats.js';

/** Bundles sources as the command line ships, each command in a file of its own, and writes nothing. */
export async function bundle(options: Pick<BuildOptions, 'entryPoints' | 'plugins'>): Promise<Metafile['outputs']> {
  const { metafile } = await build({
    ...options,
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
export function packagesOf(outputs: Metafile['outputs'], file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return outputs[file]!.imports.filter(({ kind }) => kind === 'import-statement')
    .flatMap(({ path, external }) => (external ? [path] : packagesOf(outputs, path, seen)))
    .filter((name) => !name.startsWith('node:'));
}
