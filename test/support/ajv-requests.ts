import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { lenientSchema, lenientSchemas } from '../../scripts/package/lenient-schemas.ts';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';
import { type Guess, guessInRequestBody, STATED } from '../../src/contract/validation/guess.ts';
import type { RequestParts, RequestTable } from '../../src/contract/validation/request-validator.ts';
import { isAnnotation, requestSchemas } from '../../src/contract/validation/schemas.ts';
import { shapeOf } from '../../src/contract/validation/shape.ts';
import type { Check } from '../../src/contract/validation/violations.ts';
import { mapChildren, type Node } from '../../src/contract/walk.ts';
import { madeOnce } from './made-once.ts';

const addFormats = formatsPlugin.default;

/** The identifier of the document's schemas, which others refer to. */
const CONTRACT = 'contract';

/** Makes checks of the schemas of a document by Ajv, which judges ours: every error of a value, with formats. */
export function ajvChecks({ components }: OpenApiDocument): (schema: Schema) => Check {
  const ajv = new Ajv2020({ allErrors: true, strict: false, strictNumbers: true, messages: false, logger: false });
  addFormats(ajv);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, bare(schema)]);
  ajv.addSchema({ $id: CONTRACT, components: { schemas: Object.fromEntries(schemas) } });
  const checks = new Map<string, Check>();
  return (schema) => {
    const text = JSON.stringify(bare(schema)).replaceAll('"$ref":"#/', `"$ref":"${CONTRACT}#/`);
    const check = checks.get(text) ?? (ajv.compile(JSON.parse(text) as Schema) as Check);
    checks.set(text, check);
    return check;
  };
}

/** Makes the checks of the requests of a document by Ajv, each when it is first looked up. What is a guess refuses nothing. */
export function ajvRequests(document: OpenApiDocument): RequestTable {
  const schemas = lenientSchemas(document);
  const checkOf = ajvChecks({ ...document, components: { ...document.components, schemas } });
  const partsOf = madeOnce((operation: Operation): RequestParts => {
    const schemas = Object.entries(requestSchemas(operation));
    return Object.fromEntries(
      schemas.map(([part, schema]) => [
        part,
        { check: checkOf(lenientSchema(schema, guessAt(part, operation))), shape: shapeOf(document, schema) },
      ]),
    );
  });
  const table: Record<string, RequestParts> = {};
  for (const operation of operationsOf(document))
    Object.defineProperty(table, operation.id, { enumerable: true, get: () => partsOf(operation) });
  return table;
}

/** What of a part of a request is a guess. */
function guessAt(part: string, operation: Operation): Guess {
  return part === 'body' || part === 'form' ? guessInRequestBody(operation) : STATED;
}

/** A schema without what says nothing about what is valid. */
function bare(schema: Node): Node {
  const keywords = Object.entries(schema).filter(([key]) => !isAnnotation(key));
  return mapChildren(Object.fromEntries(keywords), bare);
}
