import type { OpenApiDocument } from '../contract/document.ts';
import { whyNoEdition } from '../contract/edition.ts';
import { readDocumentFile } from '../contract/node/read-file.ts';
import { readDocument, UnreadableDocumentError } from '../contract/read.ts';
import { MockError } from './errors.ts';

/**
 * Takes an edition of the contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockError if the file cannot be read, or the document is no edition of this contract.
 */
export async function readEdition(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  const [document, name, file] =
    typeof source === 'string' ? [await read(source), source, source] : [take(source), 'The document', '<file>'];
  const problem = whyNoEdition(document);
  if (problem === undefined) return document;
  throw new MockError(
    `${name} is no edition of the Inventory Service API (${problem}); for other APIs there is the Prism CLI: npx @stoplight/prism-cli mock ${file}`,
  );
}

function read(file: string): Promise<OpenApiDocument> {
  return readDocumentFile(file).catch(refuse);
}

function take(value: unknown): OpenApiDocument {
  try {
    return readDocument(value);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  throw error instanceof UnreadableDocumentError ? new MockError(error.message) : error;
}
