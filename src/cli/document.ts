import {
  type Node,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  readDocument,
  suggestion,
  supportedPart,
  UnreadableDocumentError,
  type Unsupported,
  unknownFormats,
  visible,
} from '../contract/index.ts';
import { readDocumentFile, readFileAsWritten, shippedFile } from '../contract/node/index.ts';
import type { CommandOptions } from './help.ts';
import { InputError, UsageError } from './usage-error.ts';

/** The option of every command that reads a document. */
export const DOCUMENT = {
  document: {
    type: 'string',
    value: '<file>',
    description: 'OpenAPI 3.1 or 3.2 document to use instead, YAML or JSON',
    fallback: "this package's",
  },
} as const satisfies CommandOptions;

/** Places that are named of one problem. */
const MOST_PLACES = 3;

/** The contract of this package, read once. */
let shipped: Promise<OpenApiDocument> | undefined;

/**
 * Reads the document that this package ships, or that of a file, and says what of it is not read.
 *
 * @throws InputError if the file holds no document.
 */
export async function readContract(file?: string): Promise<OpenApiDocument> {
  if (file !== undefined) return notedPart(readDocument(await readAsWritten(file)));
  return (shipped ??= readDocumentFile(shippedFile('generated/openapi.json')));
}

/** The part of a document that is read. Says what of it is not. */
export function notedPart(whole: OpenApiDocument): OpenApiDocument {
  const { document, unsupported } = supportedPart(whole);
  noteUnsupported(unsupported);
  noteFormats(unknownFormats(document));
  return document;
}

/** Checks whether a document is an edition of this package's contract. An edition states its contract version. */
export function isEdition({ info }: OpenApiDocument): boolean {
  return info?.['x-contract-version'] !== undefined;
}

/**
 * Reads a document as it stands, also what no tool can do anything with, and without what OpenAPI lets it leave out.
 *
 * @throws InputError if the file holds no document.
 */
export async function readAsWritten(file = shippedFile('generated/openapi.json')): Promise<Node> {
  try {
    return await readFileAsWritten(file);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw new InputError(error.message);
    throw error;
  }
}

/** Says what of a document is not read, with its places. */
export function noteUnsupported(unsupported: readonly Unsupported[]): void {
  for (const problem of new Set(unsupported.map((one) => one.problem))) {
    const all = unsupported.filter((one) => one.problem === problem);
    const [named, more] = [all.slice(0, MOST_PLACES), all.length - MOST_PLACES];
    const places = named.map(({ pointer }) => `#${pointer}`).join(', ');
    console.error(visible(`Not read: ${places}${more > 0 ? `, and ${more} more` : ''}. ${problem}`));
  }
}

/** Says which formats of a document are not known. They refuse nothing, as JSON Schema has it. */
export function noteFormats(formats: readonly string[]): void {
  for (const format of formats)
    console.error(visible(`The format ${JSON.stringify(format)} is unknown, so no value is checked against it.`));
}

/**
 * Finds an operation of a document.
 *
 * @throws UsageError with the nearest operationId if there is none of this name.
 */
export function findOperation(document: OpenApiDocument, operationId: string): Operation {
  const operations = operationsOf(document);
  const found = operations.find(({ id }) => id === operationId);
  if (found) return found;
  throw new UsageError(
    `There is no operation ${JSON.stringify(operationId)}.${suggestion(
      operationId,
      operations.map(({ id }) => id),
    )}`,
  );
}

/**
 * Finds tags of a document; letter case does not count.
 *
 * @returns Their names as the document spells them.
 * @throws UsageError with the nearest tag if there is none of a name.
 */
export function findTags(document: OpenApiDocument, wanted: readonly string[]): string[] {
  const used = operationsOf(document).flatMap(({ tag }) => tag || []);
  const names = [...new Set([...document.tags.map(({ name }) => name), ...used])];
  return wanted.map((tag) => {
    const found = names.find((name) => name.toLowerCase() === tag.toLowerCase());
    if (found !== undefined) return found;
    throw new UsageError(
      `There is no tag ${JSON.stringify(tag)}.${suggestion(tag, names) || ` The tags are ${names.join(', ')}.`}`,
    );
  });
}
