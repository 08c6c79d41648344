import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds a file of this package, wherever the running module was compiled to.
 *
 * @param name Path from the root of the package, such as `generated/openapi.json`.
 * @throws Error if the package holds no such file.
 */
export function shippedFile(name: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, name))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`The package does not contain ${name}`);
    folder = parent;
  }
  return path.join(folder, name);
}

/** The version of the package. */
export function version(): string {
  return (JSON.parse(readFileSync(shippedFile('package.json'), 'utf8')) as { version: string }).version;
}
