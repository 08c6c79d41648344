import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';

/** A schema with everything that its references say of it. */
export interface Resolved {
  schema: Schema;
  /** Name of the component that it refers to, if it does. */
  name: string | undefined;
}

/**
 * Follows a reference. Keywords beside the reference win over those of its target.
 *
 * @throws Error if the document lacks the target.
 */
export function resolve(document: OpenApiDocument, schema: Schema): Resolved {
  if (schema.$ref === undefined) return { schema, name: undefined };
  const { $ref, ...siblings } = schema;
  const name = nameOf($ref);
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The document has no schema ${$ref}`);
  return { schema: { ...resolve(document, target).schema, ...siblings }, name };
}

/** The last token of a reference. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1)!;
}

/** Names every schema that a part of the document refers to, directly or through others. */
export function reachableSchemas(document: OpenApiDocument, part: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example') continue;
      if (key !== '$ref' || typeof value !== 'string') {
        visit(value);
        continue;
      }
      const kind = value.split('/').at(-2) as keyof OpenApiDocument['components'];
      const name = nameOf(value);
      if (kind === 'schemas') {
        if (found.has(name)) continue;
        found.add(name);
      }
      visit(document.components[kind]?.[name]);
    }
  };
  visit(part);
  return found;
}
