import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderReference, type RenderOptions } from './render.ts';

/** What to build, and where to. */
export interface BuildOptions extends RenderOptions {
  /** The folder to write. What was there is replaced. */
  output: string;
}

/** What a build has written. */
export interface BuildResult {
  /** Number of HTML pages. */
  pages: number;
  /** Size of all files without their compressed forms, in bytes. */
  bytes: number;
}

/**
 * Renders the reference and writes it to a folder, all at once: it is written beside the old one and then swapped.
 * Each file has its gzipped form beside it, for servers that send it.
 *
 * @throws Error if the folder cannot be written, or the document lacks something that a page shows.
 */
export async function buildReference({ output, ...options }: BuildOptions): Promise<BuildResult> {
  const files = await renderReference(options);
  const next = `${output}.next`;
  const previous = `${output}.previous`;
  for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
  let bytes = 0;
  for (const [address, content] of files) {
    const file = path.join(next, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    bytes += Buffer.byteLength(content);
  }
  if (existsSync(output)) renameSync(output, previous);
  renameSync(next, output);
  rmSync(previous, { recursive: true, force: true });
  return { pages: [...files.keys()].filter((address) => address.endsWith('.html')).length, bytes };
}
