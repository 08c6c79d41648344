import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { makeFolder, shippedFile } from '../contract/node/index.ts';
import { CommandError } from './usage-error.ts';

/** Pages are alike, so the window is the largest: one page is compressed by what the others said. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
};

/**
 * Packs a static site as one file: an object of paths and contents, in JSON, compressed with Brotli. A font is not text and
 * stands as Base64. Files that are compressed forms of others are left out.
 *
 * @param folder The folder of the site.
 */
export function packSite(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gz'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const entries = files.map((file) => [
    path.relative(folder, file).split(path.sep).join('/'),
    readFileSync(file, isFont(file) ? 'base64' : 'utf8'),
  ]);
  return brotliCompressSync(JSON.stringify(Object.fromEntries(entries)), COMPRESSION);
}

/**
 * The reference of this package, as {@link packSite} packed it.
 *
 * @throws CommandError in a clone where it has not been packed.
 */
export function shippedSite(): Buffer {
  try {
    return readFileSync(shippedFile('dist/reference.json.br'));
  } catch {
    throw new CommandError('The reference has not been packed. Pack it with `npm run package`.');
  }
}

/** The files of a site that was packed by {@link packSite}, by their addresses; of a font, its Base64. */
export function filesIn(archive: Buffer): Record<string, string> {
  return JSON.parse(brotliDecompressSync(archive).toString('utf8')) as Record<string, string>;
}

/**
 * Writes a site that was packed by {@link packSite}.
 *
 * @param folder Where its files are written. It is made if it does not exist.
 * @param change Changes the text of a page.
 */
export function unpackSite(archive: Buffer, folder: string, change = (page: string): string => page): void {
  for (const [name, text] of Object.entries(filesIn(archive))) {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    writeFileSync(file, name.endsWith('.html') ? change(text) : text, isFont(name) ? 'base64' : 'utf8');
  }
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2');
}
