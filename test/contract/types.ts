import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { nameOf } from '../../src/contract/references.ts';

/** Shared schemas that are kinds of their own; any other scalar goes by its type. */
const SHARED: Record<string, string> = {
  Id: 'id',
  CalendarDate: 'date',
  DateTime: 'date-time',
  Upc: 'code',
  Ean: 'code',
  BinaryFile: 'file',
};

/** The kinds of a property name, each with the schemas that use it. */
export type Uses = Map<string, Set<string>>;

/** Lists every property name of the schemas of a document with its kinds, such as `id` or `array of object`. */
export function kindsByName(document: OpenApiDocument): Map<string, Uses> {
  const names = new Map<string, Uses>();
  const visit = (owner: string, schema: Schema): void => {
    if (schema.items) visit(owner, schema.items);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const uses = names.get(name) ?? new Map<string, Set<string>>();
      const kind = kindOf(document, property);
      names.set(name, uses.set(kind, (uses.get(kind) ?? new Set()).add(owner)));
      visit(owner, property);
    }
  };
  for (const [owner, schema] of Object.entries(document.components.schemas)) visit(owner, schema);
  return names;
}

function kindOf(document: OpenApiDocument, schema: Schema): string {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return SHARED[name] ?? kindOf(document, document.components.schemas[name]!);
  }
  // Of several types the first is the one that was inferred; the others are accepted as well.
  if (String(schema.type) === 'string,integer') return 'code';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return `array of ${kindOf(document, schema.items ?? {})}`;
  if (type === 'integer') return 'number';
  return type ?? 'anything';
}
