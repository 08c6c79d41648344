import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenApiDocument, resolveSchema, type Schema } from '../../src/contract/index.ts';

/** The values that a field can have. */
export interface Values {
  /** Name of the constant, such as `invoiceStatus`. */
  name: string;
  values: readonly unknown[];
  /** False if only some values are known. */
  isComplete: boolean;
}

/**
 * Writes a module with the values of every field that has a list of them, and its declarations.
 *
 * @param output The folder to write.
 * @returns The number of lists.
 * @throws Error if two lists would have one name.
 */
export function writeValues(document: OpenApiDocument, output: string): number {
  mkdirSync(output, { recursive: true });
  const lists = valuesOf(document);
  const code = lists.map(({ name, values }) => `export const ${name} = ${JSON.stringify(values)};\n`);
  const types = lists.map(({ name, values, isComplete }) => {
    const comment = isComplete ? 'All values.' : 'Known values. The service may use others.';
    return `/** ${comment} */\nexport declare const ${name}: readonly ${JSON.stringify(values)};\n`;
  });
  writeFileSync(path.join(output, 'index.js'), code.join(''));
  writeFileSync(path.join(output, 'index.d.ts'), types.join('\n'));
  return lists.length;
}

/**
 * Lists the values of the fields of all schemas, of the schemas that are a list of values themselves, and of parameters.
 *
 * @throws Error if two lists would have one name.
 */
export function valuesOf(document: OpenApiDocument): Values[] {
  const { schemas, parameters } = document.components;
  const named = [
    ...Object.entries(parameters).map(([name, { schema }]) => [camelCase(name), schema] as const),
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      [camelCase(name), schema] as const,
      ...Object.entries(schema.properties ?? {}).map(([field, of]) => [camelCase(name, field), of] as const),
    ]),
  ];
  const lists = new Map<string, Values>();
  for (const [name, schema] of named) {
    const list = listOf(document, name, schema);
    if (!list) continue;
    const other = lists.get(name);
    if (other && JSON.stringify(other) !== JSON.stringify(list)) throw new Error(`Two lists of values are ${name}`);
    lists.set(name, list);
  }
  return [...lists.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function listOf(document: OpenApiDocument, name: string, schema: Schema): Values | undefined {
  const { enum: all, 'x-known-values': known } = resolveSchema(document, schema);
  // The empty text says that there is no value.
  const values = ((all ?? known) as unknown[] | undefined)?.filter((value) => value !== '');
  return Array.isArray(values) ? { name, values, isComplete: all !== undefined } : undefined;
}

/** A name of a schema, with that of its field, as the name of a constant: `CreditNote` and `tax_type` are `creditNoteTaxType`. */
function camelCase(name: string, field = ''): string {
  const words = field.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return name.charAt(0).toLowerCase() + name.slice(1) + words.join('');
}
