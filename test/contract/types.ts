import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { nameOf } from '../../src/contract/references.ts';

/** Shared schemas that are types of their own; any other scalar goes by `type` and `format`. */
const SHARED = new Set(['LongId', 'StringId', 'PathId', 'CalendarDate', 'DateTime', 'Upc', 'Ean', 'BinaryFile']);

/** The types of a property name, each with the schemas that use it. */
export type Uses = Map<string, Set<string>>;

/** Lists every property name of the schemas of a document with its types, such as `LongId` or `array of object`. */
export function typesByName(document: OpenApiDocument): Map<string, Uses> {
  const names = new Map<string, Uses>();
  const visit = (owner: string, schema: Schema): void => {
    schema.allOf?.forEach((part) => visit(owner, part));
    if (schema.items) visit(owner, schema.items);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const uses = names.get(name) ?? new Map<string, Set<string>>();
      const type = typeOf(document, property);
      names.set(name, uses.set(type, (uses.get(type) ?? new Set()).add(owner)));
      visit(owner, property);
    }
  };
  for (const [owner, schema] of Object.entries(document.components.schemas)) visit(owner, schema);
  return names;
}

function typeOf(document: OpenApiDocument, schema: Schema): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return SHARED.has(name) ? name : typeOf(document, document.components.schemas[name]!);
  }
  if (schema.type === 'array') return `array of ${typeOf(document, schema.items ?? {})}`;
  if (schema.type === 'object' || schema.allOf) return 'object';
  return [schema.type, schema['format']].filter(Boolean).join(' ') || 'anything';
}
