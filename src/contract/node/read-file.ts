import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../document.ts';
import { parseDocument, UnreadableDocumentError } from '../read.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

/**
 * Reads an OpenAPI 3.1 document from a file of JSON or YAML.
 *
 * @throws UnreadableDocumentError if the file cannot be read, or holds something else.
 */
export async function readDocumentFile(file: string): Promise<OpenApiDocument> {
  return parseDocument(await readText(file), file);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableDocumentError(`Cannot read ${file}: ${REASONS[code] ?? message}.`);
  }
}
