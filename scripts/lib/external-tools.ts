import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where the tools of external checks are installed, outside of the project. `EXTERNAL_TOOLS_HOME` names another folder. */
export const EXTERNAL_TOOLS_HOME =
  process.env['EXTERNAL_TOOLS_HOME'] ?? path.join(homedir(), '.cache', 'inventory-service-api', 'external-tools');

const FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** Time limit of an installation, in ms. */
const LIMIT = 1_800_000;

/**
 * Installs the packages that one external check needs. They have a `package.json` and a lock file of their own, so `npm ci` in the
 * project does not install them. It asks the registry the first time, and again when these files have changed.
 *
 * @param tools The folder of these files, such as `test/external/react`.
 * @param home Where they are installed, in a folder of their own.
 * @returns The folder whose `node_modules` holds them.
 * @throws Error if npm cannot install them, for want of a network say.
 */
export async function installTools(tools: string, home = EXTERNAL_TOOLS_HOME): Promise<string> {
  const hash = createHash('sha256');
  for (const name of FILES) hash.update(readFileSync(path.join(tools, name)));
  const folder = path.join(home, `${path.basename(tools)}-${hash.digest('hex').slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(home, { recursive: true });
  // It has its name once it is complete, so that nobody uses half of it.
  const unfinished = mkdtempSync(`${folder}-`);
  for (const name of FILES) copyFileSync(path.join(tools, name), path.join(unfinished, name));
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

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return `The first time, it needs a registry of npm packages, which said:\n${(stderr || message).trim()}`;
}
