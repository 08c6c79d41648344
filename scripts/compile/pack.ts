import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageSize } from './budget.ts';

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

/**
 * Packs what is compiled, as `npm publish` would, with a package.json that leaves out what only developers use.
 *
 * @param output The folder for the tarball.
 */
export function pack(root: string, output: string): Packed {
  mkdirSync(output, { recursive: true });
  const staging = mkdtempSync(path.join(tmpdir(), 'staging-'));
  try {
    for (const file of npmPack(root, '--dry-run').files)
      cpSync(path.join(root, file.path), path.join(staging, file.path));
    writeManifest(root, staging);
    const { filename, size, unpackedSize, files } = npmPack(staging, '--pack-destination', path.resolve(output));
    return {
      tarball: path.join(output, filename),
      size: { packed: size, unpacked: unpackedSize, files: files.length },
      files: files.map((file) => file.path),
    };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function writeManifest(root: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  const published = Object.entries(manifest).filter(([key]) => !FOR_DEVELOPERS.includes(key));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(Object.fromEntries(published), null, 2)}\n`);
}

interface NpmReport {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}

/** Runs `npm pack` in a folder and returns its report. */
function npmPack(folder: string, ...options: string[]): NpmReport {
  const report = execFileSync('npm', ['pack', '--json', '--ignore-scripts', ...options], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64e6,
  });
  return (JSON.parse(report) as [NpmReport])[0];
}
