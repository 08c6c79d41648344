import { UnresolvedReferenceError } from '../references.ts';
import { isNode } from '../walk.ts';
import type { Resource, Target } from './schema-resources.ts';
import { SchemaError } from './visit.ts';

/** Keywords whose schemas judge the value itself. */
const PARTS = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/**
 * Finds what a reference leads to.
 *
 * @param holder The schema, or other part of a document, that has it.
 * @param lookUp Finds what one reference leads to, and throws an error if that is nothing.
 * @throws SchemaError if it leads back to the holder without going into the value, where a check would never end.
 */
export function followed(
  reference: string,
  holder: object,
  resource: Resource,
  lookUp: (reference: string, from: Resource) => Target,
): Target {
  const first = lookUp(reference, resource);
  const seen = new Set<unknown>();
  const waiting = [first];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { schema, resource: from } = next;
    if (schema === holder) throw new SchemaError(`${reference} refers to itself.`);
    if (!isNode(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const named = isNode(schema['dependentSchemas']) ? Object.values(schema['dependentSchemas']) : [];
    for (const part of [...PARTS.flatMap((keyword) => schema[keyword] ?? []), ...named])
      waiting.push({ schema: part, resource: from });
    const further = schema['$ref'];
    const target = typeof further === 'string' ? found(further, from, lookUp) : undefined;
    if (target) waiting.push(target);
  }
  return first;
}

/** A reference that leads to nothing is reported where it stands. */
function found(
  reference: string,
  from: Resource,
  lookUp: (reference: string, from: Resource) => Target,
): Target | undefined {
  try {
    return lookUp(reference, from);
  } catch (error) {
    if (error instanceof SchemaError || error instanceof UnresolvedReferenceError) return undefined;
    throw error;
  }
}
