import type { OpenApiDocument, Schema } from '../../../src/contract/index.ts';
import { readFields } from '../documented/notation.ts';
import type { Documented } from '../documented/read-documented.ts';

/** Suffixes that distinguish the name of a body or a row from the name of its record. */
const OF_RECORD = /(Create|Update|Input|ListItem|CreatedResponse)$/;

/**
 * Orders the fields of each schema as a reader looks for them: the own id, the name or the number, what is required, and
 * then as the lists of what is documented have them. What no list has stays where it was, after them.
 */
export function orderFields(document: OpenApiDocument, { records, bodies }: Documented): OpenApiDocument {
  const listed = new Map(
    Object.entries({ ...records, ...bodies }).map(([name, notation]) => [
      name,
      readFields(notation).map((field) => field.name),
    ]),
  );
  const { schemas } = document.components;
  const ordered = Object.entries(schemas).map(([name, schema]) => {
    const record = name.replace(OF_RECORD, '');
    const names = [...(listed.get(name) ?? []), ...(listed.get(record) ?? [])];
    return [name, schema.properties ? inOrder(schema, ownId(schemas[record] ?? schema), names) : schema];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(ordered) } };
}

function inOrder(schema: Schema, id: string | undefined, listed: readonly string[]): Schema {
  const properties = schema.properties!;
  const titles = [id?.replace(/_id$/, '_name'), 'name', id?.replace(/_id$/, '_number')];
  const required = schema.required ?? [];
  const first = [id, ...titles, ...required, ...listed].filter(
    (name): name is string => name !== undefined && name !== 'page_context',
  );
  const others = Object.keys(properties).filter((name) => name !== 'page_context');
  const names = new Set([...first, ...others, 'page_context'].filter((name) => name in properties));
  return { ...schema, properties: Object.fromEntries([...names].map((name) => [name, properties[name]!])) };
}

/** The id that the server generates for a record, or that of a line. */
function ownId({ properties = {} }: Schema): string | undefined {
  const names = Object.keys(properties);
  return names.find((name) => properties[name]!['x-generated']) ?? names.find((name) => name === 'line_item_id');
}
