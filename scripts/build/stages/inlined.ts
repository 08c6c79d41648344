import { escapeToken, lookUp } from '../../../src/contract/references.ts';

/** A document whose references are replaced by what they lead to. */
export interface Inlined {
  /** The document; what is referred to in several places is one object. */
  document: object;
  /** The references by their places, written as references are: `#/paths/~1items~1%7Bitem_id%7D/parameters/0`. */
  references: Record<string, string>;
}

/**
 * Replaces the references of a bundle by what they lead to. A reference to what it is part of stays.
 *
 * @throws UnresolvedReferenceError if one leads to another file or to nothing.
 */
export function inlineReferences(bundle: object): Inlined {
  const references: Record<string, string> = {};
  const inlined = new Map<object, object>();
  const open = new Set<object>();

  function inline(value: unknown, pointer: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') {
      references[pointer] = reference;
      const target = lookUp(bundle, reference);
      return open.has(target) ? value : inline(target, reference);
    }
    const known = inlined.get(value);
    if (known) return known;
    open.add(value);
    const entries = Object.entries(value).map(([key, child]) => [key, inline(child, `${pointer}/${tokenOf(key)}`)]);
    open.delete(value);
    const result = Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
    inlined.set(value, result as object);
    return result;
  }

  return { document: inline(bundle, '#') as object, references };
}

/** A key as a token of a JSON Pointer in a URL. */
function tokenOf(key: string): string {
  return encodeURIComponent(escapeToken(key));
}
