import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_SCHEMA } from '../../sandbox/rule-states/index.ts';
import {
  GUESSED,
  type Guess,
  guessInRequestBody,
  isExtension,
  mapChildren,
  nameOf,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  reachableReferences,
  type Schema,
  STATED,
} from '../../src/contract/index.ts';
import { lenientName, lenientSchemas } from './lenient-schemas.ts';
import { type Body, jsonBodies } from './operation-bodies.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Writes a JSON Schema of each JSON body, which takes what the tools of this package take: `<operationId>.request.json` and
 * `<operationId>.response.json`.
 *
 * @param output The folder to write.
 * @returns The number of files.
 * @throws Error if the schema of a body has no name.
 */
export function writeSchemas(document: OpenApiDocument, output: string): number {
  mkdirSync(output, { recursive: true });
  const lenient = lenientDocument(document);
  const bodies = operationsOf(document).flatMap((operation) =>
    jsonBodies(operation).map(({ direction, schema }) => ({
      file: `${operation.id}.${direction}.json`,
      schema: {
        ...standaloneSchema(lenient, lenientName(schema, guessIn(operation, direction)), direction),
        title: schema,
      },
    })),
  );
  for (const { file, schema } of bodies) writeFileSync(path.join(output, file), `${JSON.stringify(schema)}\n`);
  return bodies.length;
}

/** Writes the JSON Schema of a ledger, which docs/receipts.md explains, as `ledger.json` to a folder that exists. */
export function writeLedgerSchema(output: string): void {
  writeFileSync(path.join(output, 'ledger.json'), `${JSON.stringify({ $schema: DIALECT, ...LEDGER_SCHEMA })}\n`);
}

/** Returns how much of a body is a guess. For an undocumented response, that includes its keys. */
function guessIn(operation: Operation, direction: Body['direction']): Guess {
  if (direction === 'request') return guessInRequestBody(operation);
  return operation.notDocumented.includes('response') ? { ...GUESSED, references: false } : STATED;
}

/** A document whose schemas take what the tools of this package take. */
function lenientDocument(document: OpenApiDocument): OpenApiDocument {
  return { ...document, components: { ...document.components, schemas: lenientSchemas(document) } };
}

/**
 * A schema of a document as one of its own, in JSON Schema 2020-12: what it refers to stands in its `$defs`. That of a
 * request keeps its descriptions, which forms show.
 */
export function standaloneSchema(document: OpenApiDocument, name: string, direction: Body['direction']): Schema {
  const plain = (each: Schema): Schema => plainSchema(each, direction === 'request');
  const schema = document.components.schemas[name]!;
  const used = [...reachableReferences(document, schema)].map((reference) => nameOf(reference)).sort();
  const definitions = used.map((each) => [each, plain(document.components.schemas[each]!)]);
  return {
    $schema: DIALECT,
    title: name,
    ...plain(schema),
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
  };
}

/** A schema without extensions, which validators refuse. Known values become examples, which forms suggest. */
function plainSchema(schema: Schema, isDescribed: boolean): Schema {
  const { 'x-known-values': known, ...keywords } = schema;
  const own = Object.entries(keywords).filter(
    ([keyword]) => !isExtension(keyword) && (isDescribed || keyword !== 'description'),
  );
  const { $ref: reference, ...rest } = mapChildren(Object.fromEntries(own) as Schema, (child) =>
    plainSchema(child as Schema, isDescribed),
  );
  return {
    ...(reference !== undefined && { $ref: `#/$defs/${nameOf(reference)}` }),
    ...rest,
    ...(Array.isArray(known) && { examples: known }),
  };
}
