import type { OpenApiDocument } from '../contract/document.ts';
import { refTo } from '../contract/references.ts';
import { referencesIn } from '../contract/walk.ts';

/** References to schemas that mean the same in both documents, with all that they lead to, and need no comparison. */
export function sameSchemas(before: OpenApiDocument, after: OpenApiDocument): ReadonlySet<string> {
  const old = before.components.schemas;
  const next = after.components.schemas;
  const equal = Object.keys(old).filter(
    (name) => old[name] === next[name] || JSON.stringify(old[name]) === JSON.stringify(next[name]),
  );
  const uses = new Map(equal.map((name) => [refTo('schemas', name), [...referencesIn(old[name])]]));
  const same = new Set(uses.keys());
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const reference of same) if (uses.get(reference)!.some((used) => !same.has(used))) same.delete(reference);
  }
  return same;
}
