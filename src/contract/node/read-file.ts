import type { OpenApiDocument } from '../document.ts';
import { parseAsWritten, parseDocument, UnreadableDocumentError } from '../read.ts';
import type { Node } from '../walk.ts';
import { whyUnreadable } from './file-error.ts';
import { inputName, readInputText } from './input.ts';

/**
 * Reads an OpenAPI document of version 3.1 or 3.2 from a file of JSON or YAML, which gzip may have compressed.
 *
 * @param file Its path; `-` for standard input.
 * @throws UnreadableDocumentError if the file can't be read, or holds something else.
 */
export async function readDocumentFile(file: string): Promise<OpenApiDocument> {
  return parseDocument(await readText(file), inputName(file));
}

/**
 * Reads an OpenAPI document of version 3.1 or 3.2 from a file, and fills in nothing.
 *
 * @throws UnreadableDocumentError if the file can't be read, or holds something else.
 */
export async function readFileAsWritten(file: string): Promise<Node> {
  return parseAsWritten(await readText(file), inputName(file));
}

async function readText(file: string): Promise<string> {
  try {
    return await readInputText(file);
  } catch (error) {
    throw new UnreadableDocumentError(`Cannot read ${inputName(file)}: ${whyUnreadable(error)}.`);
  }
}
