import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FileContent } from './assets.ts';
import { ReferenceProblem } from './problem.ts';
import { type RenderOptions, renderReference } from './render.ts';

/** Name of the file that tells a folder that a build wrote from any other. */
const MARKER = 'reference.json';

export interface BuildOptions extends RenderOptions {
  /** The folder to write: a new or empty one, or one that an earlier build wrote, which is replaced. */
  output: string;
}

export interface BuildResult {
  /** Number of HTML pages. */
  pages: number;
  /** Size of all files without their compressed forms, in bytes. */
  bytes: number;
}

/**
 * Renders the reference and writes it to a folder, all at once: it is written next to the old one and then swapped.
 * Each file has its gzipped form next to it, for servers that send it.
 *
 * @throws ReferenceProblem if the folder holds something else or can't be written; Error if the document lacks something that a page shows.
 */
export async function buildReference({ output, ...options }: BuildOptions): Promise<BuildResult> {
  refuseFolder(output);
  const files = await renderReference(options);
  const pages = [...files.keys()].filter((address) => address.endsWith('.html'));
  try {
    replaceFolder(
      output,
      new Map<string, FileContent>([...files, [MARKER, `${JSON.stringify({ pages: pages.length })}\n`]]),
    );
  } catch (error) {
    throw new ReferenceProblem(`${output} can't be written: ${(error as Error).message}`);
  }
  return {
    pages: pages.length,
    bytes: [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0),
  };
}

function replaceFolder(folder: string, files: ReadonlyMap<string, FileContent>): void {
  const next = `${folder}.next`;
  const previous = `${folder}.previous`;
  for (const leftover of [next, previous]) rmSync(leftover, { recursive: true, force: true });
  for (const [address, content] of files) {
    const file = path.join(next, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Refuses a folder that a build can't be written to, before anything that takes time is made for it.
 *
 * @throws ReferenceProblem if it holds what is not of a build, or if the folder that it lies in can't be made.
 */
export function refuseFolder(folder: string): void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
  } catch (error) {
    throw new ReferenceProblem(`${folder} can't be written: ${(error as Error).message}`);
  }
  if (!existsSync(folder) || existsSync(path.join(folder, MARKER)) || readdirSync(folder).length === 0) return;
  throw new ReferenceProblem(`${folder} contains other files, which would be deleted. Choose an empty or new folder.`);
}
