import type { Observed, OpenApiDocument } from './document.ts';
import { isNode, walk } from './walk.ts';

/** A part of the document that was inferred. */
export interface InferredPart {
  /** Keys from the root of the document. */
  path: readonly string[];
  part: object;
  /** What it was inferred from. */
  reason: string;
}

/** Lists the parts of a document that are inferred, in its order. Fields that share a reason are the part of their schema. */
export function inferredParts(document: OpenApiDocument): InferredPart[] {
  return [...walk(document)].flatMap(({ node, path }) => {
    const { 'x-inferred': own, 'x-inferred-fields': shared } = node;
    const reason = shared ?? (own === SEE_SCHEMA ? undefined : own);
    return typeof reason === 'string' ? { path, part: node, reason } : [];
  });
}

/** What a field says that is inferred for the reason in `x-inferred-fields` of its schema. */
export const SEE_SCHEMA = 'As `x-inferred-fields` of the schema says.';

/** A part of the document that rests on what was observed of the service. */
export interface ObservedPart {
  /** Keys from the root of the document. */
  path: readonly string[];
  part: object;
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
