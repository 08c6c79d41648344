import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces the files of a folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}

/** Names the files of a folder that are not as they should be: other text, missing, or too many. */
export function staleFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...present, ...files.keys()])]
    .toSorted()
    .filter((name) => !present.includes(name) || readFileSync(path.join(folder, name), 'utf8') !== files.get(name));
}
