import type { OpenApiDocument, Schema } from './document.ts';

/** The kinds of components that references of a contract lead to. */
export type ComponentKind = keyof OpenApiDocument['components'];

/** A reference that leads nowhere within its document. */
export class UnresolvedReferenceError extends Error {
  override readonly name = 'UnresolvedReferenceError';
}

/** The name of what a reference points to: its last token; undefined for no reference. */
export function nameOf(reference: string): string;
export function nameOf(reference: string | undefined): string | undefined;
export function nameOf(reference: string | undefined): string | undefined {
  return reference === undefined ? undefined : unescapeToken(reference.slice(reference.lastIndexOf('/') + 1));
}

/** The reference to a component, such as `#/components/schemas/Tax`. */
export function refTo(kind: ComponentKind, name: string): string {
  return `#/components/${kind}/${escapeToken(name)}`;
}

/** Writes a key as a token of a JSON Pointer (RFC 6901). */
export function escapeToken(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Reads the key that a token of a JSON Pointer (RFC 6901) stands for. */
export function unescapeToken(token: string): string {
  return token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token;
}

/** The keys that a JSON Pointer (RFC 6901) leads through, as it stands in the fragment of a reference: `/paths/~1items`. */
export function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(decodeToken);
}

/** A token of a reference is part of a URL, where `%7B` may stand for `{`. */
function decodeToken(token: string): string {
  if (!token.includes('%')) return unescapeToken(token);
  try {
    return unescapeToken(decodeURIComponent(token));
  } catch {
    return unescapeToken(token);
  }
}

/**
 * Returns what a reference points to, which may be another reference.
 *
 * @throws UnresolvedReferenceError if it leads to another file or to nothing.
 */
export function lookUp(document: object, reference: string): object {
  if (!reference.startsWith('#/')) {
    throw new UnresolvedReferenceError(`${reference} points outside the document. Bundle it into one file first.`);
  }
  let value: unknown = document;
  for (const key of keysOf(reference)) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (!isObject(value)) {
    throw new UnresolvedReferenceError(`${reference} does not exist in the document.`);
  }
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Follows references within a document until it reaches a value that is not a reference.
 *
 * @throws UnresolvedReferenceError if one leads to another file, to nothing, or in a circle.
 */
export function resolve<Value extends { $ref?: string }>(document: object, value: Value): Value {
  return follow(document, value, (target) => target);
}

/**
 * Follows the references of a schema; keywords next to a reference win over those of its target.
 *
 * @throws UnresolvedReferenceError if one leads to another file, to nothing, or in a circle.
 */
export function resolveSchema(document: object, schema: Schema): Schema {
  return follow(document, schema, (target, { $ref: _followed, ...siblings }) => ({ ...target, ...siblings }));
}

/** @param merge Makes one value of a target and of what refers to it. */
function follow<Value extends { $ref?: string }>(
  document: object,
  value: Value,
  merge: (target: Value, referrer: Value) => Value,
): Value {
  const seen = new Set<string>();
  let current = value;
  while (current.$ref !== undefined) {
    if (seen.has(current.$ref)) throw new UnresolvedReferenceError(`${current.$ref} refers to itself.`);
    seen.add(current.$ref);
    current = merge(lookUp(document, current.$ref) as Value, current);
  }
  return current;
}
