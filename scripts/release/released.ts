import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ComparedDocument } from '../../src/diff/index.ts';
import type { Project } from '../project.ts';

/** The last release, as it is kept in `released/`. */
export interface Release {
  version: string;
  document: ComparedDocument;
}

/**
 * Reads the last release.
 *
 * @throws Error if it is not there or cannot be read.
 */
export function readRelease({ root }: Project): Release {
  const { version } = readJson(path.join(root, 'released', 'version.json')) as { version: string };
  return { version, document: readJson(path.join(root, 'released', 'openapi.json')) as ComparedDocument };
}

/** Keeps a release for the next to be compared with: compact, as nobody reads it. */
export function writeRelease({ root }: Project, { version, document }: Release): void {
  const folder = path.join(root, 'released');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify({ version })}\n`);
  writeFileSync(path.join(folder, 'openapi.json'), `${JSON.stringify(document)}\n`);
}

/**
 * Reads what a release would be made of now.
 *
 * @throws Error if the document or package.json cannot be read.
 */
export function readCurrent({ root, generated }: Project): Release {
  const { version } = readJson(path.join(root, 'package.json')) as { version: string };
  return { version, document: readJson(path.join(generated, 'openapi.json')) as ComparedDocument };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
