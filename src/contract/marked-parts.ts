import type { Observed, OpenApiDocument } from './document.ts';
import { isNode, walk } from './walk.ts';

/** A part of the document, and the keys that lead to it from the root. */
export interface PartAt {
  path: readonly string[];
  part: object;
}

export interface InferredParts {
  reason: string;
  parts: readonly PartAt[];
}

/** Lists the reasons of `x-inferred`, in the order of the document. Fields that share a reason are the part of their schema. */
export function inferredParts(document: OpenApiDocument): InferredParts[] {
  const groups = new Map<string, PartAt[]>();
  for (const { node, path } of walk(document)) {
    const { 'x-inferred': own, 'x-inferred-fields': shared } = node;
    const reason = shared ?? (own === SEE_SCHEMA ? undefined : own);
    if (typeof reason === 'string') groups.set(reason, [...(groups.get(reason) ?? []), { path, part: node }]);
  }
  return [...groups].map(([reason, parts]) => ({ reason, parts }));
}

/** The field or the entry that keys inside a schema lead to, as `.field` or `.list[]`. */
export function fieldAtKeys(keys: readonly string[]): string {
  return keys
    .flatMap((key, index) => {
      if (keys[index - 1] === 'properties') return `.${key}`;
      return key === 'items' ? '[]' : [];
    })
    .join('');
}

/** The field that many schemas have, if all of these parts are that one. */
export function commonField(parts: readonly PartAt[]): string | undefined {
  const fields = new Set(parts.map(({ path }) => (path[1] === 'schemas' ? path.slice(3).join('.') : undefined)));
  const [field] = fields;
  const isOne = parts.length > MOST_NAMED && fields.size === 1;
  return isOne && field?.startsWith('properties.') ? field.slice('properties.'.length) : undefined;
}

const MOST_NAMED = 5;

/** Description of a field that is inferred for the reason in `x-inferred-fields` of its schema. */
export const SEE_SCHEMA = 'As `x-inferred-fields` of the schema says.';

/** A part of the document that rests on what was observed of the service. */
export interface ObservedPart extends PartAt {
  observed: Observed;
}

/** Lists the parts of a document that have `x-observed`, in its order. */
export function observedParts(document: OpenApiDocument): ObservedPart[] {
  return [...walk(document)].flatMap(({ node, path }) => {
    const observed = node['x-observed'];
    return isNode(observed) ? [{ path, part: node, observed: observed as unknown as Observed }] : [];
  });
}

/** Says how often and when something was observed: `40 of 40, 2026-03-01 to 2026-03-28`. */
export function observedInWords({ seen, of, from, to }: Observed): string {
  const days = from === to ? from : `${from} to ${to}`;
  return [`${seen} of ${of}`, days].filter(Boolean).join(', ');
}
