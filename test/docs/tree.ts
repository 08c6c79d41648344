import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Comparison } from './compare.ts';

/**
 * Prints the tree of a page as the folders are: what does not exist is named, and so are folders that are not shown.
 *
 * @param complete Folders all of whose folders must be shown.
 */
export function tree(root: string, complete: readonly string[]): Comparison {
  return {
    prints({ text }) {
      const parents: string[] = [];
      const known = new Set<string>();
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => {
          const [, indent, names] = /^( *)(.*?)(?: {2,}.*)?$/.exec(line)!;
          const depth = indent!.length / 2;
          const missing = filesOf(names!).filter((name) => {
            const file = path.join(root, ...parents.slice(0, depth), name);
            parents[depth] = name;
            known.add(path.join(file));
            return !existsSync(file);
          });
          return missing.length === 0 ? line : `${line} (there is no ${missing.join(', ')})`;
        });
      const hidden = complete.flatMap((folder) => {
        const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
        const tracked = folders.map(({ name }) => path.join(folder, name)).filter((name) => !isMade(name));
        return tracked
          .filter((name) => !known.has(name) && !known.has(`${name}/`))
          .map((name) => `${name} is not shown`);
      });
      return [...lines, ...hidden].join('\n');
    },
  };
}

/** The names of a line of a tree: `openapi.yaml .json` are two. */
function filesOf(names: string): string[] {
  const [first = '', ...others] = names.split(' ');
  return [first, ...others.map((name) => (name.startsWith('.') ? first.replace(/\.\w+$/, name) : name))].filter(
    (name) => !name.includes('<'),
  );
}

const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''));

/** Whether a folder is no part of the repository, or one that tools hide. */
function isMade(name: string): boolean {
  return name.startsWith('.') || ignored.includes(name);
}
