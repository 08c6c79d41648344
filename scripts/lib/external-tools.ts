import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type LockedPackages, lockedFor } from './workspace-lock.ts';

/** Where the tools of external checks are installed, outside of the project. `EXTERNAL_TOOLS_HOME` names another folder. */
export const EXTERNAL_TOOLS_HOME =
  process.env['EXTERNAL_TOOLS_HOME'] ?? path.join(homedir(), '.cache', 'inventory-service-api', 'external-tools');

/** Time limit of an installation, in ms. */
const LIMIT = 1_800_000;

/**
 * Installs the packages that one external check needs. They belong to a workspace of their own, so `npm ci` in the project does not
 * install them. It asks the registry the first time, and again when what this check installs has changed.
 *
 * @param tools The check's folder in the workspace, such as `test/external/react`.
 * @param home Where they are installed, in a folder of their own.
 * @returns The folder whose `node_modules` holds them.
 * @throws Error if npm can't install them, for want of a network say.
 */
export async function installTools(tools: string, home = EXTERNAL_TOOLS_HOME): Promise<string> {
  const files = Object.entries(projectOf(tools));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const folder = path.join(home, `${path.basename(tools)}-${hash.slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true });
  // It has its name once it is complete, so that nobody uses half of it.
  const unfinished = mkdtempSync(`${folder}-`);
  for (const [name, text] of files) writeFileSync(path.join(unfinished, name), text);
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: unfinished, timeout: LIMIT });
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw new Error(`${tools} could not be installed. ${reasonOf(error)}`, { cause: error });
  }
  return folder;
}

/**
 * The files of a project that installs what one package of a workspace needs, and nothing else. `npm ci --workspace` would install
 * some of it next to the package and the rest above, and packages that other checks use where one of these could use them, too.
 *
 * @param tools The package's folder, a direct child of the workspace's folder.
 * @returns Their texts by their names.
 * @throws Error if the workspace's lock file does not have the package.
 */
export function projectOf(tools: string): Record<'package.json' | 'package-lock.json' | '.npmrc', string> {
  const read = (...names: string[]): string => readFileSync(path.join(tools, ...names), 'utf8');
  const { overrides } = JSON.parse(read('..', 'package.json')) as { overrides?: object };
  const lock = JSON.parse(read('..', 'package-lock.json')) as { packages: LockedPackages };
  const name = path.basename(tools);
  if (!Object.hasOwn(lock.packages, name))
    throw new Error(`The workspace's lock file has no ${name}. Run: npm install --package-lock-only`);
  return {
    'package.json': JSON.stringify({ ...JSON.parse(read('package.json')), overrides }),
    'package-lock.json': JSON.stringify({ ...lock, packages: lockedFor(name, lock.packages) }),
    '.npmrc': read('..', '.npmrc'),
  };
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return `The first time, it needs a registry of npm packages, which said:\n${(stderr || message).trim()}`;
}
