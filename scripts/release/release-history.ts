import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { History } from '../../reference/index.ts';
import { operationsOf } from '../../src/contract/index.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import type { Project } from '../lib/project.ts';
import { readCurrent, readRelease } from './released.ts';

/** Which release an operation came with, as `openapi/released/since.json` keeps it. */
interface Since {
  /** The first release, which all operations came with that are not listed. */
  first: string;
  /** Versions by operationId. */
  operations: Record<string, string>;
}

/**
 * Finds what has changed since the last release, and which release each operation came with.
 *
 * @throws Error if a release cannot be read.
 */
export async function readHistory(project: Project): Promise<History> {
  const [release, current] = await Promise.all([readRelease(project), readCurrent(project)]);
  const since = readSince(project);
  const released = new Set(operationsOf(release.document).map(({ id }) => id));
  const versionOf = (id: string): string => since.operations[id] ?? (released.has(id) ? since.first : current.version);
  return {
    version: current.version,
    since: new Map(operationsOf(current.document).map(({ id }) => [id, versionOf(id)])),
    changes: release.version === current.version ? [] : diffDocuments(release.document, current.document),
  };
}

/** Reads which release each operation came with. */
function readSince({ root }: Project): Since {
  return JSON.parse(readFileSync(path.join(root, 'openapi/released', 'since.json'), 'utf8')) as Since;
}
