import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the files of a folder in `generated/` and says which of them have changed, or only says which are stale.
 *
 * @param name Of the folder, and of the npm script that makes it.
 * @param isCheck Whether the files are only compared.
 * @returns The exit status: 1 if files are stale.
 */
export function publishFiles(
  root: string,
  name: string,
  files: ReadonlyMap<string, string>,
  isCheck: boolean | undefined,
): number {
  const folder = path.join(root, 'generated', name);
  const stale = staleFiles(folder, files);
  if (!isCheck) {
    writeFiles(folder, files);
    console.log(
      stale.length === 0 ? `generated/${name}/ is as before.` : `generated/${name}/ has changed: ${stale.join(', ')}.`,
    );
    return 0;
  }
  if (stale.length === 0) return 0;
  console.error(`generated/${name}/ is stale: ${stale.join(', ')}. Run \`npm run ${name}\` and commit the result.`);
  return 1;
}

/** Replaces the files of a folder. */
function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
}

/** Names the files of a folder that are not as they should be: other text, missing, or too many. */
function staleFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...present, ...files.keys()])]
    .toSorted()
    .filter((name) => !present.includes(name) || readFileSync(path.join(folder, name), 'utf8') !== files.get(name));
}
