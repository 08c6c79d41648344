import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenApiDocument, operationsOf } from '../../src/contract/index.ts';
import { readDocumentFile } from '../../src/contract/node/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';

/** The last release, as it is kept in `openapi/released/`. */
export interface Release {
  version: string;
  document: OpenApiDocument;
}

/**
 * Reads the last release.
 *
 * @throws Error if it is not there or cannot be read.
 */
export async function readRelease({ root }: Project): Promise<Release> {
  const { version } = readJson(path.join(root, 'openapi/released', 'version.json')) as { version: string };
  return { version, document: await readDocumentFile(path.join(root, 'openapi/released', 'openapi.json')) };
}

/** Keeps a release for the next to be compared with: compact, as nobody reads it. */
export function writeRelease({ root }: Project, { version, document }: Release): void {
  const folder = path.join(root, 'openapi/released');
  mkdirSync(folder, { recursive: true });
  keepSince(folder, version, document);
  writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify({ version })}\n`);
  writeFileSync(path.join(folder, 'openapi.json'), `${JSON.stringify(document)}\n`);
}

/** Notes the version for operations that come with it; those of the first release are not listed. */
function keepSince(folder: string, version: string, document: OpenApiDocument): void {
  const since = path.join(folder, 'since.json');
  const last = path.join(folder, 'openapi.json');
  if (!existsSync(since) || !existsSync(last)) {
    writeFileSync(since, `${JSON.stringify({ first: version, operations: {} })}\n`);
    return;
  }
  const kept = readJson(since) as { operations: Record<string, string> };
  const released = new Set(operationsOf(readJson(last) as OpenApiDocument).map(({ id }) => id));
  const added = operationsOf(document).filter(({ id }) => !released.has(id));
  const operations = { ...kept.operations, ...Object.fromEntries(added.map(({ id }) => [id, version])) };
  writeFileSync(since, `${JSON.stringify({ ...kept, operations })}\n`);
}

/**
 * Reads what a release would be made of now.
 *
 * @throws Error if the document or package.json cannot be read.
 */
export async function readCurrent(project: Project): Promise<Release> {
  const { version } = readJson(path.join(project.root, 'package.json')) as { version: string };
  return { version, document: await readBuiltDocument(project) };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
