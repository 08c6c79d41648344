import type { ComparedDocument } from './document.ts';

/** A reference that leads nowhere within its document. */
export class UnresolvedReferenceError extends Error {
  override readonly name = 'UnresolvedReferenceError';
}

/**
 * Follows references within a document until it meets something that is none.
 *
 * @throws UnresolvedReferenceError if one leads to another file, to nothing, or in a circle.
 */
export function resolve<T extends { $ref?: string }>(document: ComparedDocument, value: T): T {
  const seen = new Set<string>();
  let current = value;
  while (current.$ref !== undefined) {
    if (seen.has(current.$ref)) throw new UnresolvedReferenceError(`${current.$ref} refers to itself.`);
    seen.add(current.$ref);
    current = lookUp(document, current.$ref) as T;
  }
  return current;
}

/**
 * What a reference points to, which may be a reference again.
 *
 * @throws UnresolvedReferenceError if it leads to another file or to nothing.
 */
export function lookUp(document: ComparedDocument, reference: string): object {
  if (!reference.startsWith('#/'))
    throw new UnresolvedReferenceError(`${reference} leads out of the document. Bundle it into one file first.`);
  let value: unknown = document;
  for (const token of reference.slice(2).split('/')) {
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  if (typeof value !== 'object' || value === null)
    throw new UnresolvedReferenceError(`${reference} leads to nothing in the document.`);
  return value;
}

/** References to schemas that mean the same in both documents, with all that they lead to, and need no comparison. */
export function sameSchemas(before: ComparedDocument, after: ComparedDocument): ReadonlySet<string> {
  const old = before.components?.schemas ?? {};
  const next = after.components?.schemas ?? {};
  const same = new Set(
    Object.keys(old)
      .filter((name) => next[name] !== undefined && JSON.stringify(old[name]) === JSON.stringify(next[name]))
      .map(schemaReference),
  );
  const uses = new Map([...same].map((reference) => [reference, [...referencesIn(lookUp(before, reference))]]));
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const reference of same) if (uses.get(reference)!.some((used) => !same.has(used))) same.delete(reference);
  }
  return same;
}

/** The reference to a schema by its name. */
function schemaReference(name: string): string {
  return `#/components/schemas/${name}`;
}

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && typeof child === 'string') yield child;
    else yield* referencesIn(child);
  }
}
