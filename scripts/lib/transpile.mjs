import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where programs are written. */
const CACHE = path.join(ROOT, 'node_modules/.cache/inventory-service-api/programs');

/**
 * Makes JavaScript of a TypeScript program and returns the path of its file. What it imports when needed is apart, so that
 * it is only loaded then.
 *
 * @param {string} program Its path.
 * @throws RangeError if the program is outside of the project: what is made of it would be written next to it.
 */
export async function transpile(program) {
  const source = path.relative(ROOT, path.resolve(program));
  if (source.startsWith('..'))
    throw new RangeError(`${program} is not in this project. Only programs of the project can be run.`);
  const outdir = path.join(CACHE, path.dirname(source));
  const { outputFiles } = await build({
    entryPoints: [program],
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
    write: false,
  });
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents);
  return path.join(outdir, path.basename(program).replace(/\.ts$/, '.mjs'));
}

/**
 * Replaces a file at once, since another process may be about to load it.
 *
 * @param {string} file
 * @param {Uint8Array} contents
 */
function replaceFile(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}
