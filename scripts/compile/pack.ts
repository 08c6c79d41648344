import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
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

/** Packs what is compiled, as `npm publish` would. */
export function pack(root: string, output: string): Packed {
  mkdirSync(output, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', output];
  const report = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64e6,
  });
  const [{ filename, size, unpackedSize, files }] = JSON.parse(report) as [NpmReport];
  return {
    tarball: path.join(output, filename),
    size: { packed: size, unpacked: unpackedSize, files: files.length },
    files: files.map((file) => file.path),
  };
}

interface NpmReport {
  filename: string;
  size: number;
  unpackedSize: number;
  files: { path: string }[];
}
