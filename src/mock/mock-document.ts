import {
  type OpenApiDocument,
  readDocument,
  type Supported,
  supportedPart,
  UnreadableDocumentError,
} from '../contract/index.ts';
import { readDocumentFile, shippedFile } from '../contract/node/index.ts';
import { MockFileError } from './mock-errors.ts';

/**
 * Takes a document, or reads it from a file of JSON or YAML; the one that this package ships by default.
 *
 * @throws MockFileError if the file can't be read, or is not an OpenAPI document of version 3.1 or 3.2.
 */
export async function mockedDocument(source?: OpenApiDocument | string): Promise<Supported> {
  if (source === undefined)
    return { document: await readDocumentFile(shippedFile('generated/openapi.json')), unsupported: [] };
  try {
    return supportedPart(typeof source === 'string' ? await readDocumentFile(source) : readDocument(source));
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? new MockFileError(error.message) : error;
  }
}
