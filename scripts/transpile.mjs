import { renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Makes JavaScript of a TypeScript program, its own modules in one file, and returns the file's path.
 *
 * @param {string} program Path from the root of the project.
 */
export async function transpile(program) {
  const file = path.resolve('node_modules/.cache/inventory-service-api', program.replace(/\.ts$/, '.mjs'));
  const unfinished = `${file}.${process.pid}.mjs`;
  await build({
    entryPoints: [program],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  renameSync(unfinished, file);
  return file;
}
