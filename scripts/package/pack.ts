import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packSite } from '../../src/cli/site-archive.ts';
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

/** The reference, as it ships. */
const ARCHIVE = 'dist/reference.json.br';

/** Files that ship without white space, which is more than half of them. */
const COMPACT = ['generated/openapi.json', 'generated/places.json', 'workflows/sandbox.openapi.json'];

/** Files of the package that the reference holds as well. */
const ALSO_IN_REFERENCE = [
  'dist/sandbox.global.js',
  'dist/openapi-3.0.json',
  'generated/openapi.json',
  'generated/openapi.yaml',
];

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
    cpSync(packReference(root, staging), path.join(staging, ARCHIVE));
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

/**
 * Packs the folder of the reference as the one file that ships, less what ships anyway; in one step, so that nobody reads
 * half of it.
 */
function packReference(root: string, staging: string): string {
  const shipped = ALSO_IN_REFERENCE.map((name) => [readFileSync(path.join(staging, name), 'utf8'), name] as const);
  const archive = path.join(root, ARCHIVE);
  const unfinished = `${archive}.${process.pid}`;
  writeFileSync(unfinished, packSite(path.join(root, 'dist', 'reference'), new Map(shipped)));
  renameSync(unfinished, archive);
  return archive;
}

/** Copies what package.json names to a folder, in the form in which users get it. */
function stage(root: string, folder: string): void {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { files: string[] };
  const names = manifest.files.filter((name) => !name.startsWith('!') && name !== ARCHIVE);
  for (const name of [...names, ...ALWAYS]) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of COMPACT) {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
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
