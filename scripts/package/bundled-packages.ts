import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Bundles } from './bundle.ts';

/** A package of which files are part of the output. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Where it is installed, from the root of the project, such as `node_modules/yaml`. */
  folder: string;
  /** License in its package.json, such as `MIT`; empty if there is none. */
  license: string;
  /** The texts of its licence and its notices, as the package holds them. */
  texts: string[];
}

/** Lists the packages whose code is in an output of esbuild, by name and version. */
export function bundledPackages(root: string, bundles: Bundles): BundledPackage[] {
  const folders = new Set<string>();
  for (const { outputs } of Object.values<Metafile>({ ...bundles })) {
    for (const { inputs } of Object.values(outputs)) {
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0 && file.includes('node_modules/')) {
          folders.add(packageFolder(root, file));
        }
      }
    }
  }
  const packages = [...folders].map((folder) => readPackage(root, folder));
  const byKey = new Map(packages.map((entry) => [`${entry.name}@${entry.version}`, entry]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** The folder of the package that a file belongs to. Packages may hold further package.json files, which have no version. */
function packageFolder(root: string, file: string): string {
  let folder = path.posix.dirname(file);
  while (folder !== '.') {
    const manifest = path.join(root, folder, 'package.json');
    if (existsSync(manifest) && 'version' in readJson(manifest)) return folder;
    folder = path.posix.dirname(folder);
  }
  throw new Error(`${file} belongs to no package`);
}

function readPackage(root: string, folder: string): BundledPackage {
  const { name, version, license, licenses } = readJson(path.join(root, folder, 'package.json'));
  const files = readdirSync(path.join(root, folder), { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name),
  );
  return {
    name: String(name),
    version: String(version),
    folder,
    license: [license ?? licenses ?? []].flat().map(identifierOf).join(' OR '),
    texts: files.map((entry) =>
      readFileSync(path.join(root, folder, entry.name), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    ),
  };
}

/** Older packages give an object, `{ type, url }`. */
function identifierOf(license: unknown): string {
  return typeof license === 'object' && license !== null && 'type' in license ? String(license.type) : String(license);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
