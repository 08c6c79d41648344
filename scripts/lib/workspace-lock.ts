import path from 'node:path/posix';

/** The packages of an npm lock file, by where they are installed, such as `node_modules/react`. The project itself is at ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

interface LockedPackage {
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
  [field: string]: unknown;
}

/**
 * The packages that one package of a workspace needs, as the lock file of a project of its own has them. Each finds the same
 * versions there as in the workspace.
 *
 * @param folder The package's folder in the workspace.
 * @param packages The packages listed in the workspace's lock file.
 */
export function lockedFor(folder: string, packages: LockedPackages): LockedPackages {
  const placed = new Map([['', folder]]);
  // What is placed late may hide another version from a package that has been looked at, so this ends when nothing is added.
  for (let size = 0; size < placed.size; ) {
    size = placed.size;
    for (const [place, origin] of placed)
      for (const name of neededBy(packages[origin]!)) {
        const wanted = nearest(name, origin, (candidate) => Object.hasOwn(packages, candidate));
        const found = nearest(name, place, (candidate) => placed.has(candidate));
        if (wanted === undefined || (found !== undefined && placed.get(found) === wanted)) continue;
        // What the workspace installs next to this package, and what this one shares with others, both belong at the top.
        const home = wanted.startsWith(`${folder}/`) ? wanted.slice(folder.length + 1) : wanted;
        const isVisible = nearest(name, place, (candidate) => candidate === home || candidate === found) === home;
        const isFree = isVisible && !placed.has(home);
        placed.set(isFree ? home : path.join(place, 'node_modules', name), wanted);
      }
  }
  return Object.fromEntries([...placed].map(([place, origin]) => [place, packages[origin]!]));
}

/** Lists what npm installs along with a package. Optional peers are left out, since npm does not install them by itself. */
function neededBy(locked: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package for one that is installed in a folder. */
function nearest(name: string, folder: string, exists: (place: string) => boolean): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  if (exists(place)) return place;
  return folder === '' ? undefined : nearest(name, path.dirname(`/${folder}`).slice(1), exists);
}
