import { type OpenApiDocument, type Operation, operationsOf, suggestion } from '../contract/index.ts';
import { readDocumentFile, shippedFile } from '../contract/node/index.ts';
import { UsageError } from './usage-error.ts';

/** Reads the document that this package ships. */
export function readContract(): Promise<OpenApiDocument> {
  return readDocumentFile(shippedFile('generated/openapi.json'));
}

/** Says which formats of a document are not known. They refuse nothing, as JSON Schema has it. */
export function noteFormats(formats: readonly string[]): void {
  for (const format of formats)
    console.error(`The format ${JSON.stringify(format)} is unknown, so no value is checked against it.`);
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
  const names = document.tags.map(({ name }) => name);
  return wanted.map((tag) => {
    const found = names.find((name) => name.toLowerCase() === tag.toLowerCase());
    if (found !== undefined) return found;
    throw new UsageError(
      `There is no tag ${JSON.stringify(tag)}.${suggestion(tag, names) || ` The tags are ${names.join(', ')}.`}`,
    );
  });
}
