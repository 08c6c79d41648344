import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packSite } from '../../src/cli/index.ts';
import { manifestFields, publisherFile, readPublisher } from './publisher.ts';
import { serverJson } from './server-json.ts';
import type { PackageSize } from './size-budget.ts';

/** A packed package. */
export interface Packed {
  /** Path of the tarball. */
  tarball: string;
  size: PackageSize;
  /** Paths of its files, from the root of the package. */
  files: string[];
}

/** Fields of package.json that only this project's developers need. */
const FOR_DEVELOPERS = ['scripts', 'devDependencies'];

/** The reference, as it ships. */
const ARCHIVE = 'dist/reference.json.br';

/** File that ships under another name, because AGENTS.md at the root is for this project's developers. */
const RENAMED = { from: 'skills/AGENTS.md', to: 'AGENTS.md' };

/** Files that npm packs even if package.json doesn't list them. */
const ALWAYS = ['README.md', 'LICENSE'];

/** Where README turns to those who change the project: it links to pages that do not ship. */
const FOR_CONTRIBUTORS = '\n## Contributing\n';

/**
 * Packs what is compiled, as `npm publish` would, with a package.json that says who publishes it and leaves out what only
 * developers use. Where the publisher is not known, it is `private`, which npm refuses to publish. The same content makes the
 * same bytes, whatever the folder, the times and the rights of its files.
 *
 * @param output The folder for the tarball.
 * @param publisher The file that says who publishes it: by default, `publisher.json` of the project.
 * @throws Error if a file that package.json names is missing.
 */
export function pack(root: string, output: string, publisher = publisherFile(root)): Packed {
  mkdirSync(output, { recursive: true });
  const staging = mkdtempSync(path.join(tmpdir(), 'staging-'));
  try {
    stage(root, staging, publisher);
    cpSync(packReference(root), path.join(staging, ARCHIVE));
    makeReadable(staging);
    const { filename, size, unpackedSize, files } = npmPack(staging, path.resolve(output));
    writeServerJson(root, output, publisher);
    return {
      tarball: path.join(output, filename),
      size: { packed: size, unpacked: unpackedSize, files: files.length },
      files: files.map((file) => file.path),
    };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Writes what the MCP registry lists next to the tarball, once the publisher is known. */
function writeServerJson(root: string, output: string, publisher: string): void {
  const read = readPublisher(publisher);
  if ('problems' in read) return;
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  writeFileSync(path.join(output, 'server.json'), `${JSON.stringify(serverJson(manifest, read.publisher), null, 2)}\n`);
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
function stage(root: string, folder: string, publisher: string): void {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { files: string[] };
  const names = manifest.files.filter((name) => !name.startsWith('!') && name !== ARCHIVE && name !== RENAMED.to);
  for (const name of [...names, ...ALWAYS]) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  renameSync(path.join(folder, RENAMED.from), path.join(folder, RENAMED.to));
  const readme = path.join(folder, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').split(FOR_CONTRIBUTORS)[0]!);
  const kept = Object.fromEntries(Object.entries(manifest).filter(([key]) => !FOR_DEVELOPERS.includes(key)));
  const read = readPublisher(publisher);
  const published = { ...kept, ...('publisher' in read ? manifestFields(read.publisher) : { private: true }) };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Gives all files of a folder the same rights, which npm packs with them: those here depend on the umask. */
function makeReadable(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
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
