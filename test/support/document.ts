import { readFileSync } from 'node:fs';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { type Operation, operationsOf } from '../../src/contract/operations.ts';

/** The bundle as it is committed. */
export const contract: OpenApiDocument = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

/** The operations of the bundle. */
export const operations: Operation[] = operationsOf(contract);

/** A property with everything that the schemas it is composed of say of it. */
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

/** The properties of a schema with those that it takes up through `allOf`; the last to name one wins. */
export function flatten(document: OpenApiDocument, schema: Schema): Map<string, FlatProperty> {
  const properties = new Map<string, FlatProperty>();
  const required = new Set<string>();
  const visit = (part: Schema): void => {
    const resolved = part.$ref ? dereference(document, part) : part;
    resolved.allOf?.forEach(visit);
    for (const [name, property] of Object.entries(resolved.properties ?? {}))
      properties.set(name, { schema: property, required: false });
    resolved.required?.forEach((name) => required.add(name));
  };
  visit(schema);
  for (const name of required) {
    const property = properties.get(name);
    if (property) property.required = true;
  }
  return properties;
}
