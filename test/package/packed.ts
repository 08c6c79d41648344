import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectAt } from '../../scripts/lib/project.ts';
import { sharedFolder } from '../support/shared.ts';

const { root } = projectAt();
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, string>;

/** What npm calls the tarball. */
const FILE = `${name}-${version}.tgz`;

/**
 * Packs the package once for all test files: it is compiled in the folder `dist` of the project, which only one may do at a time.
 * `TARBALL` names one that is packed already.
 *
 * @param pack Packs it, and returns the path of the tarball. By default, `npm run package` does.
 * @returns The path of a copy, which stays as it is when the package is packed again.
 */
export async function packedPackage(pack: () => Promise<string> = runPackage): Promise<string> {
  const folder = await sharedFolder('packed', async (made) => copyFileSync(await pack(), path.join(made, FILE)));
  return path.join(folder, FILE);
}

async function runPackage(): Promise<string> {
  if (process.env['TARBALL']) return process.env['TARBALL'];
  await promisify(execFile)('npm', ['run', '--silent', 'package'], { cwd: root, maxBuffer: 64e6 });
  return path.join(root, 'dist', 'package', FILE);
}
