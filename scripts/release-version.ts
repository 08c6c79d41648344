import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { diffDocuments, formatGroups, summarize } from '../src/diff/index.ts';
import { ROOT, readOptions } from './lib/program-options.ts';
import { projectAt } from './lib/project.ts';
import { type Candidate, problemsOf } from './release/gate.ts';
import { readCurrent, readRelease } from './release/released.ts';

const HELP = `Compares generated/openapi.json with the last release in openapi/released/, and checks that the version in package.json
and CHANGELOG.md follow: see docs/versioning.md.

  npm run release:version

Exit status: 0 they follow, 1 they do not, 2 wrong usage.`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const options = readOptions(args, HELP, ROOT);
  if ('status' in options) return options.status;
  try {
    return check(await readCandidate(options.values.root));
  } catch (error) {
    console.error(colors.red(`The version cannot be checked: ${(error as Error).message}`));
    return 1;
  }
}

async function readCandidate(root: string): Promise<Candidate> {
  const project = projectAt(root);
  const released = await readRelease(project);
  const current = await readCurrent(project);
  const changelog = path.join(root, 'CHANGELOG.md');
  return {
    released: released.version,
    version: current.version,
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
    changes: diffDocuments(released.document, current.document),
  };
}

function check(candidate: Candidate): number {
  const { released, version, changes } = candidate;
  const problems = problemsOf(candidate);
  const grave = changes.filter(({ impact }) => impact !== 'descriptive');
  const summary = `Since ${released}: ${changes.length > 0 ? summarize(changes) : 'the contract is the same'}.`;
  if (problems.length === 0) {
    console.log(`${version} is in order. ${summary}`);
    return 0;
  }
  if (grave.length > 0) console.error(`${formatGroups(grave)}\n`);
  console.error(summary);
  for (const problem of problems) console.error(colors.red(problem));
  return 1;
}
