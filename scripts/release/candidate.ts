import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseChangelog } from './changelog.ts';

/** The tarball that a release is made of. */
export interface Candidate {
  /** Path of the tarball. */
  tarball: string;
  /** Its SHA-512 as registries give it, such as `sha512-…`. */
  integrity: string;
}

/** What `npm run release:check` notes of a tarball that it let pass. */
interface Checked {
  /** The commit that it was made from. */
  commit: string;
  integrity: string;
}

const folderOf = (root: string): string => path.join(root, 'dist', 'package');

const checkedFile = (root: string): string => path.join(folderOf(root), 'checked.json');

/**
 * Finds the tarball that was packed last.
 *
 * @throws Error if there is none.
 */
export function readCandidate(root: string): Candidate {
  const folder = folderOf(root);
  const [name] = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.tgz')) : [];
  if (name === undefined) throw new Error('dist/package/ holds no tarball. Run `npm run release:check` first.');
  const tarball = path.join(folder, name);
  return { tarball, integrity: `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}` };
}

/** Notes that the tarball passed all checks, and writes what CHANGELOG.md says of its version next to it, in `notes.md`. */
export function noteChecked(root: string): void {
  const checked: Checked = { commit: git(root, 'rev-parse', 'HEAD'), integrity: readCandidate(root).integrity };
  writeFileSync(checkedFile(root), `${JSON.stringify(checked)}\n`);
  const [newest] = parseChangelog(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'));
  writeFileSync(path.join(folderOf(root), 'notes.md'), `${newest!.text}\n`);
}

/** Says why the tarball is not one that passed all checks at this commit, if so. */
export function problemOfCandidate(root: string): string | undefined {
  const { integrity } = readCandidate(root);
  if (!existsSync(checkedFile(root)))
    return 'Nobody has checked the tarball in dist/package/. Run `npm run release:check`, which makes and checks it.';
  const checked = JSON.parse(readFileSync(checkedFile(root), 'utf8')) as Checked;
  const head = git(root, 'rev-parse', 'HEAD');
  if (checked.commit !== head)
    return `The tarball was checked at ${checked.commit}, and this is ${head}. Run \`npm run release:check\` again.`;
  if (checked.integrity !== integrity)
    return 'The tarball is not the one that was checked. Run `npm run release:check` again.';
  return undefined;
}

/** Says why the tag of a version does not name the commit that is checked out, if so. */
export function problemOfTag(root: string, version: string): string | undefined {
  const tag = `v${version}`;
  const head = git(root, 'rev-parse', 'HEAD');
  if (git(root, 'tag', '--list', tag) === '')
    return `There is no tag ${tag}. Set it where this version is to be made from: git tag ${tag}`;
  const tagged = git(root, 'rev-parse', `${tag}^{commit}`);
  if (tagged !== head)
    return `The tag ${tag} names ${tagged}, and this is ${head}. Check out ${tag}, or raise the version.`;
  return undefined;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
