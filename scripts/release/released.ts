import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenApiDocument, operationsOf } from '../../src/contract/index.ts';
import { readDocumentFile } from '../../src/contract/node/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';
import { compareVersions, parseVersion } from './release-versions.ts';

/** Where releases are kept, from the root of the project. */
const FOLDER = 'openapi/released';

/** A release, as it is kept in `openapi/released/`. */
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
  const { version } = readJson(path.join(root, FOLDER, 'version.json')) as { version: string };
  return { version, document: await readDocumentFile(fileOf(root, version)) };
}

/**
 * Reads all releases, the first one first.
 *
 * @throws Error if one cannot be read.
 */
export function readReleases({ root }: Project): Promise<Release[]> {
  const versions = readdirSync(path.join(root, FOLDER)).flatMap(
    (name) => /^(\d+\.\d+\.\d+.*)\.json$/.exec(name)?.[1] ?? [],
  );
  const inOrder = versions.toSorted((one, other) => compareVersions(parseVersion(one), parseVersion(other)));
  return Promise.all(
    inOrder.map(async (version) => ({ version, document: await readDocumentFile(fileOf(root, version)) })),
  );
}

/** Keeps a release for the next to be compared with: compact, as nobody reads it. */
export function writeRelease({ root }: Project, { version, document }: Release): void {
  const folder = path.join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  keepSince(root, version, document);
  writeFileSync(path.join(folder, 'version.json'), `${JSON.stringify({ version })}\n`);
  writeFileSync(fileOf(root, version), `${JSON.stringify(document)}\n`);
}

function fileOf(root: string, version: string): string {
  return path.join(root, FOLDER, `${version}.json`);
}

/** Notes the version for operations that come with it; those of the first release are not listed. */
function keepSince(root: string, version: string, document: OpenApiDocument): void {
  const since = path.join(root, FOLDER, 'since.json');
  const lastVersion = path.join(root, FOLDER, 'version.json');
  if (!existsSync(since) || !existsSync(lastVersion)) {
    writeFileSync(since, `${JSON.stringify({ first: version, operations: {} })}\n`);
    return;
  }
  const kept = readJson(since) as { operations: Record<string, string> };
  const { version: last } = readJson(lastVersion) as { version: string };
  const released = new Set(operationsOf(readJson(fileOf(root, last)) as OpenApiDocument).map(({ id }) => id));
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
