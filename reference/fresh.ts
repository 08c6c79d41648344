import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../src/contract/document.ts';
import { shippedFile } from '../src/contract/node/shipped.ts';

/** Name of the file, in the folder of a built reference, that holds the hash of what it was made from. */
export const INPUTS_FILE = 'inputs.json';

/** What the reference is made with, beside the document. */
const SOURCES = ['reference', 'CHANGELOG.md', 'package-lock.json', 'src/contract'];

/** Hashes everything that a build of the reference depends on. */
export function hashReferenceInputs(document: OpenApiDocument): string {
  const root = path.dirname(shippedFile('CHANGELOG.md'));
  const hash = createHash('sha256').update(JSON.stringify(document));
  for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Whether a folder holds the reference as a build would make it now. */
export function isReferenceFresh(folder: string, document: OpenApiDocument): boolean {
  const file = path.join(folder, INPUTS_FILE);
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { sha256: string }).sha256 === hashReferenceInputs(document);
}

function filesOf(root: string, source: string): string[] {
  if (!statSync(path.join(root, source)).isDirectory()) return [source];
  return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
