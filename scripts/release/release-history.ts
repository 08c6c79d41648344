import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { History } from '../../reference/index.ts';
import { operationsOf } from '../../src/contract/index.ts';
import { diffDocuments } from '../../src/diff/index.ts';
import type { Project } from '../lib/project.ts';
import { type Release, readCurrent, readRelease } from './released.ts';

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
  return historyOf(project, release, current);
}

/**
 * What has changed from one release to another, and which release each operation of the other came with.
 *
 * @param before Undefined for the first release.
 */
export function historyOf(project: Project, before: Release | undefined, { version, document }: Release): History {
  const since = readSince(project);
  const released = new Set(before && operationsOf(before.document).map(({ id }) => id));
  const versionOf = (id: string): string => {
    const known = since.operations[id];
    return known ?? (before === undefined || released.has(id) ? since.first : version);
  };
  return {
    version,
    since: new Map(operationsOf(document).map(({ id }) => [id, versionOf(id)])),
    changes: before === undefined || before.version === version ? [] : diffDocuments(before.document, document),
  };
}

/** Reads which release each operation came with. */
function readSince({ root }: Project): Since {
  return JSON.parse(readFileSync(path.join(root, 'openapi/released', 'since.json'), 'utf8')) as Since;
}
