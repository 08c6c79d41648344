type Holder = Record<string, unknown>;

/**
 * A document with a change in the object or array at a path. Only what leads there is copied; the rest is shared with the
 * document, which stays as it is.
 */
export function changed<Document extends object>(
  document: Document,
  path: readonly string[],
  change: (holder: Holder) => void,
): Document {
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Holder;
  const [key, ...rest] = path;
  if (key === undefined) change(copy);
  else copy[key] = changed(copy[key] as object, rest, change);
  return copy as Document;
}
