import { type ComponentKind, type OpenApiDocument, refTo } from '../contract/index.ts';

/** References to components that mean the same in both documents, with all that they lead to, and need no comparison. */
export function sameComponents(before: OpenApiDocument, after: OpenApiDocument): ReadonlySet<string> {
  const uses = new Map<string, string[]>();
  for (const [kind, old] of Object.entries(before.components)) {
    const next = after.components[kind as ComponentKind] ?? {};
    for (const [name, component] of Object.entries(old)) {
      const text = sameText(component, next[name]);
      if (text !== undefined) uses.set(refTo(kind as ComponentKind, name), referencesIn(text));
    }
  }
  const same = new Set(uses.keys());
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const reference of same) if (uses.get(reference)!.some((used) => !same.has(used))) same.delete(reference);
  }
  return same;
}

/**
 * Whether two parts are written alike and refer to the same, so that they need no comparison. Where it says no, they may
 * still mean the same.
 *
 * @param same References that mean the same in both documents.
 */
export function isSame(same: ReadonlySet<string>, before: unknown, after: unknown): boolean {
  const text = sameText(before, after);
  return text !== undefined && referencesIn(text).every((reference) => same.has(reference));
}

/** Two parts as JSON; undefined if they are not written alike. */
function sameText(before: unknown, after: unknown): string | undefined {
  const text = JSON.stringify(before);
  return before === after || text === JSON.stringify(after) ? text : undefined;
}

/** The references in JSON, and what looks like one in samples: one too many only leads to a comparison that finds nothing. */
function referencesIn(text: string): string[] {
  return Array.from(text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g), ([, reference]) => JSON.parse(reference!) as string);
}
