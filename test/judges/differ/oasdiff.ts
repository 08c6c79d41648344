import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Change, diffDocuments, IMPACTS } from '../../../src/diff/index.ts';
import { documentOf } from '../../diff/fixture.ts';
import { installGo } from '../../support/judges/tools.ts';

/** The last release that CI can install: later ones need a package that its proxy of Go modules does not have. */
export const VERSION = '1.21.0';

/** How grave a change is to each of the two. */
export type Verdict = 'breaking' | 'warning' | 'fine';

/** What both say of the same change. */
export interface Verdicts {
  ours: Verdict;
  theirs: Verdict;
}

/** The levels of oasdiff. */
const LEVELS: Record<number, Verdict> = { 3: 'breaking', 2: 'warning', 1: 'fine' };

/** An operation before and after a change. */
export interface Pair {
  before: object;
  after: object;
}

/** Asks both about many operations at once: each is a URL of its own in one document. */
export async function judgeOperations(pairs: readonly Pair[]): Promise<Verdicts[]> {
  const before = documentWith(pairs.map((pair) => pair.before));
  const after = documentWith(pairs.map((pair) => pair.after));
  const theirs = await askOasdiff(before, after);
  const ours = diffDocuments(before, after);
  return pairs.map((_, index) => ({
    ours: gravestOf(ours.filter(({ operations }) => operations.includes(`operation${index}`))),
    theirs: gravest(theirs.filter(({ path }) => path === `/${index}`).map(({ level }) => LEVELS[level]!)),
  }));
}

/** Asks both about two documents. */
export async function judgeDocuments(before: object, after: object): Promise<Verdicts> {
  const theirs = await askOasdiff(before, after);
  return {
    ours: gravestOf(diffDocuments(before as never, after as never)),
    theirs: gravest(theirs.map(({ level }) => LEVELS[level]!)),
  };
}

function documentWith(operations: readonly object[]) {
  const paths = operations.map((operation, index) => [
    `/${index}`,
    { post: { operationId: `operation${index}`, tags: ['Cases'], ...operation } },
  ]);
  return documentOf({ document: { paths: Object.fromEntries(paths) } });
}

function gravestOf(changes: readonly Change[]): Verdict {
  const impact = IMPACTS.find((one) => changes.some((change) => change.impact === one));
  return impact === 'breaking' || impact === 'warning' ? impact : 'fine';
}

function gravest(verdicts: readonly Verdict[]): Verdict {
  return (['breaking', 'warning'] as const).find((one) => verdicts.includes(one)) ?? 'fine';
}

async function askOasdiff(before: object, after: object): Promise<{ path: string; level: number }[]> {
  const program = await installGo(`github.com/oasdiff/oasdiff@v${VERSION}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'differ-'));
  const files = Object.entries({ before, after }).map(([name, document]) => {
    const file = path.join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(document));
    return file;
  });
  try {
    const args = ['changelog', ...files, '--format', 'json', '--flatten-params'];
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, maxBuffer: 2 ** 26 });
    return stdout.trim() === '' ? [] : JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
