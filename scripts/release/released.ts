import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { History } from '../../reference/index.ts';
import { type OpenApiDocument, operationsOf } from '../../src/contract/index.ts';
import { readDocumentFile } from '../../src/contract/node/index.ts';
import { readBuiltDocument } from '../lib/built-document.ts';
import type { Project } from '../lib/project.ts';
import { contractChanges } from './contract-changes.ts';
import { compareVersions, parseVersion } from './gate.ts';

/** Where the documents of releases are, from the root of the project. */
const FOLDER = 'openapi/released';

/** A version of the contract. */
export interface Release {
  version: string;
  document: OpenApiDocument;
}

/**
 * Reads all releases, the first one first.
 *
 * @throws Error if there is none, or one can't be read.
 */
export async function readReleases({ root }: Project): Promise<Release[]> {
  const folder = path.join(root, FOLDER);
  const versions = readdirSync(folder).flatMap((name) => /^(\d+\.\d+\.\d+.*)\.json$/.exec(name)?.[1] ?? []);
  if (versions.length === 0) throw new Error(`${FOLDER}/ has no document of a release.`);
  const inOrder = versions.toSorted((one, other) => compareVersions(parseVersion(one), parseVersion(other)));
  return Promise.all(
    inOrder.map(async (version) => ({
      version,
      document: await readDocumentFile(path.join(folder, `${version}.json`)),
    })),
  );
}

/**
 * Reads what a release would be made of now.
 *
 * @throws Error if the document or package.json can't be read.
 */
export async function readCurrent(project: Project): Promise<Release> {
  const { version } = JSON.parse(readFileSync(project.manifest, 'utf8')) as { version: string };
  return { version, document: await readBuiltDocument(project) };
}

/** Stores a release, which the next one is compared with: compact, as nobody reads it. */
export function writeRelease({ root }: Project, { version, document }: Release): void {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  writeFileSync(path.join(root, FOLDER, `${version}.json`), `${JSON.stringify(document)}\n`);
}

/**
 * Finds what has changed since the last release, and which release each operation came with.
 *
 * @throws Error if a release can't be read.
 */
export async function readHistory(project: Project): Promise<History> {
  return historyOf(await readReleases(project), await readCurrent(project));
}

/**
 * Finds what a version changed, and which version each of its operations came with.
 *
 * @param releases Earlier ones, the first one first; the version itself may be among them.
 */
export async function historyOf(releases: readonly Release[], { version, document }: Release): Promise<History> {
  const earlier = releases.filter((release) => release.version !== version);
  const known = earlier.map((release) => ({ ...release, ids: operationsOf(release.document).map(({ id }) => id) }));
  const versionOf = (id: string): string => known.find(({ ids }) => ids.includes(id))?.version ?? version;
  const last = earlier.at(-1);
  return {
    version,
    since: new Map(operationsOf(document).map(({ id }) => [id, versionOf(id)])),
    changes: last === undefined ? [] : await contractChanges(last.document, document),
  };
}
