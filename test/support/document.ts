import { readFileSync } from 'node:fs';
import { type OpenApiDocument, type Operation, operationsOf, type Schema } from '../../src/contract.ts';

/** The bundle as it is committed. */
export const contract: OpenApiDocument = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

/** The operations of the bundle. */
export const operations: Operation[] = operationsOf(contract);

/** A property, and whether its object must have it. */
export interface FlatProperty {
  schema: Schema;
  required: boolean;
}

/** Follows a reference to a named schema. */
export function dereference(document: OpenApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...siblings } = schema;
  const target = document.components.schemas[nameOf($ref)];
  if (!target) throw new Error(`The bundle has no ${$ref}`);
  return { ...dereference(document, target), ...siblings };
}

/** The last token of a reference. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1)!;
}

/** The properties of a schema. */
export function flatten(document: OpenApiDocument, schema: Schema): Map<string, FlatProperty> {
  const { properties = {}, required = [] } = dereference(document, schema);
  return new Map(
    Object.entries(properties).map(([name, property]) => [
      name,
      { schema: property, required: required.includes(name) },
    ]),
  );
}
