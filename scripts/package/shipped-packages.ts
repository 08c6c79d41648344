import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bundleEntries } from './bundle.ts';
import { bundledPackages } from './bundled-packages.ts';

/** A package whose code reaches those who install this one. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** Where it is installed, from the root of the project. */
  folder: string;
  /** `bundled` if its code is part of this package, `dependency` if npm installs it as well. */
  how: 'bundled' | 'dependency';
}

/** Lists the packages whose code reaches users: those that npm installs for them, and those that are bundled in. */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const bundled = bundledPackages(root, await bundleEntries(root, undefined)).map(
    ({ name, version, license, folder }) => {
      return { name, version, license, folder, how: 'bundled' } as const;
    },
  );
  return [...dependencies(root), ...bundled];
}

/** What `npm install` of this package brings, by the lockfile. */
function dependencies(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { version, license = '' }]) => {
      return { name: folder.replace(/^.*node_modules\//, ''), version, license, folder, how: 'dependency' };
    });
}
