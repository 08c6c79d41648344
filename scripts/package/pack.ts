import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packSite } from '../../src/cli/index.ts';
import type { PackageSize } from './size-budget.ts';

/** A packed package. */
export interface Packed {
  /** Path of the tarball. */
  tarball: string;
  size: PackageSize;
  /** Paths of its files, from the root of the package. */
  files: string[];
}

/** What package.json says for those who work on the project, and nobody else. */
const FOR_DEVELOPERS = ['private', 'scripts', 'devDependencies'];

/** The reference, as it ships. */
const ARCHIVE = 'dist/reference.json.br';

/** What npm packs whether package.json names it or not. */
const ALWAYS = ['README.md', 'LICENSE'];

/**
 * Packs what is compiled, as `npm publish` would, with a package.json that leaves out what only developers use.
 *
 * @param output The folder for the tarball.
 * @throws Error if a file that package.json names is missing.
 */
export function pack(root: string, output: string): Packed {
  mkdirSync(output, { recursive: true });
  const staging = mkdtempSync(path.join(tmpdir(), 'staging-'));
  try {
    stage(root, staging);
    cpSync(packReference(root), path.join(staging, ARCHIVE));
    const { filename, size, unpackedSize, files } = npmPack(staging, path.resolve(output));
    return {
      tarball: path.join(output, filename),
      size: { packed: size, unpacked: unpackedSize, files: files.length },
      files: files.map((file) => file.path),
    };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Packs the folder of the reference as the one file that ships; in one step, so that nobody reads half of it. */
function packReference(root: string): string {
  const archive = path.join(root, ARCHIVE);
  const unfinished = `${archive}.${process.pid}`;
  writeFileSync(unfinished, packSite(path.join(root, 'dist', 'reference')));
  renameSync(unfinished, archive);
  return archive;
}

/** Copies what package.json names to a folder. */
function stage(root: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { files: string[] };
  const names = manifest.files.filter((name) => !name.startsWith('!') && name !== ARCHIVE);
  for (const name of [...names, ...ALWAYS]) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const published = Object.entries(manifest).filter(([key]) => !FOR_DEVELOPERS.includes(key));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`);
}

interface NpmReport {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

function npmPack(folder: string, output: string): NpmReport {
  const report = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', output], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64e6,
  });
  return (JSON.parse(report) as [NpmReport])[0];
}
