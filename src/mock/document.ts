import type { OpenApiDocument } from '../contract/document.ts';
import { readDocumentFile } from '../contract/node/read-file.ts';
import { readDocument, UnreadableDocumentError } from '../contract/read.ts';
import { MockError } from './options.ts';

/**
 * Takes a contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockError if the file cannot be read, or holds no OpenAPI document of version 3.1.
 */
export async function loadDocument(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  try {
    return typeof source === 'string' ? await readDocumentFile(source) : readDocument(source);
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? new MockError(error.message) : error;
  }
}
