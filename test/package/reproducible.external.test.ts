import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { projectAt } from '../../scripts/lib/project.ts';
import { IS_FULL } from '../support/full.ts';
import { run } from './installation.ts';

const { root } = projectAt();
const start = promisify(execFile);

/** How long a build or the end of the test may take, in milliseconds. */
const LIMIT = 600_000;

/** Copies what git knows of the project to a folder, and links what npm has installed for it. */
async function cloneTo(folder: string): Promise<void> {
  const listed = await start('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    maxBuffer: 64e6,
  });
  for (const file of listed.stdout.split('\0').filter((name) => name !== ''))
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  const installed = path.join(root, 'node_modules');
  // Files can't be linked from one disk to another.
  await start('cp', ['-al', installed, folder]).catch(() => start('cp', ['-a', installed, folder]));
  rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

/** Packs the package in a clone of the project. Returns the tarball's SHA-512, and what is in it. */
async function packIn(folder: string, umask: string, env: Record<string, string>) {
  const script = `umask ${umask} && npm run --silent package`;
  await start('bash', ['-c', script], { cwd: folder, env: { ...process.env, ...env }, timeout: LIMIT });
  const packed = path.join(folder, 'dist/package');
  const tarball = path.join(packed, readdirSync(packed).find((name) => name.endsWith('.tgz'))!);
  return {
    files: run(
      'bash',
      ['-c', `tar --to-command='echo "$(sha256sum) $TAR_FILENAME $TAR_MODE"' -xzf ${tarball}`],
      folder,
    ),
    sha512: createHash('sha512').update(readFileSync(tarball)).digest('hex'),
  };
}

// Two complete builds take minutes. For each change, the contract and the reference alone are made twice, and the package packed twice.
it.skipIf(!IS_FULL)(
  'two builds have the same bytes, whatever the folder, the times and the rights of files, and the zone',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }), LIMIT);
    const [one, other] = [path.join(folder, 'one'), path.join(folder, 'another', 'place', 'clone-of-it')];
    await cloneTo(one);
    await cloneTo(other);
    for (const name of readdirSync(path.join(other, 'docs'))) utimesSync(path.join(other, 'docs', name), 1e9, 1e9);
    const first = await packIn(one, '022', { TZ: 'UTC' });
    const second = await packIn(other, '077', { TZ: 'Asia/Kolkata', LC_ALL: 'C' });
    expect(second.files).toBe(first.files);
    expect(second.sha512).toBe(first.sha512);
  },
  2 * LIMIT,
);
