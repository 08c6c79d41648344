import {
  type OpenApiDocument,
  OtherDocumentError,
  readDocument,
  UnreadableDocumentError,
  whyNoEdition,
} from '../contract/index.ts';
import { readDocumentFile, shippedFile } from '../contract/node/index.ts';
import { MockFileError } from './mock-errors.ts';

/** The document that this package ships. */
export function shippedDocument(): Promise<OpenApiDocument> {
  return readDocumentFile(shippedFile('generated/openapi.json'));
}

/**
 * Takes an edition of the contract, or reads it from a file of JSON or YAML.
 *
 * @throws MockFileError if the file cannot be read, or the document is not an edition of this contract.
 */
export async function readEdition(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  const document = await read(source);
  const problem = whyNoEdition(document);
  if (problem === undefined) return document;
  const name = typeof source === 'string' ? source : 'The document';
  throw other(source, `${name} is not an edition of the Inventory Service API (${problem}).`);
}

async function read(source: OpenApiDocument | string): Promise<OpenApiDocument> {
  try {
    return typeof source === 'string' ? await readDocumentFile(source) : readDocument(source);
  } catch (error) {
    if (error instanceof OtherDocumentError) throw other(source, error.message);
    throw error instanceof UnreadableDocumentError ? new MockFileError(error.message) : error;
  }
}

/** Refuses a document that is another than the mock takes. */
function other(source: OpenApiDocument | string, problem: string): MockFileError {
  const file = typeof source === 'string' ? source : '<file>';
  return new MockFileError(`${problem} For other APIs, use the Prism CLI: npx @stoplight/prism-cli mock ${file}`);
}
