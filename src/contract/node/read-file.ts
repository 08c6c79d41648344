import { readFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../document.ts';
import { parseDocument, UnreadableDocumentError } from '../read.ts';
import { whyUnreadable } from './file-error.ts';

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
    throw new UnreadableDocumentError(`Cannot read ${file}: ${whyUnreadable(error)}.`);
  }
}
