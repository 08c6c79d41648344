import type { OpenApiDocument } from '../contract/document.ts';
import { whyNoEdition } from '../contract/edition.ts';
import { readDocumentFile } from '../contract/node/read-file.ts';
import { shippedFile } from '../contract/node/shipped.ts';
import { readDocument, UnreadableDocumentError } from '../contract/read.ts';
import { MockError } from './errors.ts';

/** The document that this package ships. */
export function shippedDocument(): Promise<OpenApiDocument> {
  return readDocumentFile(shippedFile('generated/openapi.json'));
}

/**
 * Takes an edition of the contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockError if the file cannot be read, or the document is not an edition of this contract.
 */
export async function readEdition(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  const document = await read(source);
  const problem = whyNoEdition(document);
  if (problem === undefined) return document;
  const [name, file] = typeof source === 'string' ? [source, source] : ['The document', '<file>'];
  throw new MockError(
    `${name} is not an edition of the Inventory Service API (${problem}). For other APIs, use the Prism CLI: npx @stoplight/prism-cli mock ${file}`,
  );
}

async function read(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  try {
    return typeof source === 'string' ? await readDocumentFile(source) : readDocument(source);
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? new MockError(error.message) : error;
  }
}
