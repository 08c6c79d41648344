import type { Metafile } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of which files are part of the output. */
export interface BundledPackage {
  name: string;
  version: string;
  /** What its package.json says, such as `MIT`; empty if it says nothing. */
  license: string;
  /** The texts of its licence and its notices, as the package holds them. */
  texts: string[];
}

/** Lists the packages whose code is in an output of esbuild, by name and version. */
export function bundledPackages(root: string, metafiles: readonly Metafile[]): BundledPackage[] {
  const folders = new Set<string>();
  for (const { outputs } of metafiles) {
    for (const { inputs } of Object.values(outputs)) {
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0 && file.includes('node_modules/') && !file.startsWith('named-exports:')) {
          folders.add(packageFolder(path.join(root, file)));
        }
      }
    }
  }
  const packages = [...folders].map(readPackage);
  const byKey = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** The folder of the package that a file belongs to. Packages may hold further package.json files, which have no name. */
function packageFolder(file: string): string {
  let folder = path.dirname(file);
  for (;;) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && 'version' in readJson(manifest)) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`${file} belongs to no package`);
    folder = parent;
  }
}

function readPackage(folder: string): BundledPackage {
  const { name, version, license, licenses } = readJson(path.join(folder, 'package.json'));
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name));
  return {
    name: String(name),
    version: String(version),
    license: [license ?? licenses ?? []].flat().map(identifierOf).join(' OR '),
    texts: files.map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').replaceAll('\r\n', '\n').trim()),
  };
}

/** Older packages give an object, `{ type, url }`. */
function identifierOf(license: unknown): string {
  return typeof license === 'object' && license !== null && 'type' in license ? String(license.type) : String(license);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
