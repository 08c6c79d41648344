import { isNode, lookUp, mapChildren, type Node, type OpenApiDocument } from '../contract/index.ts';
import { isAnnotation } from './compared-keywords.ts';

/** Writes a value so that two are equal exactly if they hold the same, in whatever order their keys stand. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, child: unknown) =>
      isNode(child) ? Object.fromEntries(Object.entries(child).sort(byKey)) : child,
    ) ?? ''
  );
}

/** Writes the constraints of a schema: without annotations, and with what it refers to in place of the references. */
export function canonicalSchema(document: OpenApiDocument, schema: object): string {
  return canonical(constraintsOf(document, schema as Node, []));
}

/** @param within The references that are being followed; one of them again is a circle, and stays a reference. */
function constraintsOf(document: OpenApiDocument, schema: Node, within: readonly string[]): Node {
  const { $ref: reference, ...keywords } = schema;
  const constraints = Object.fromEntries(Object.entries(keywords).filter(([keyword]) => !isAnnotation(keyword)));
  const node = mapChildren(constraints, (child) => constraintsOf(document, child, within));
  if (typeof reference !== 'string') return node;
  if (within.includes(reference)) return { ...node, $ref: reference };
  const target = constraintsOf(document, lookUp(document, reference) as Node, [...within, reference]);
  return { ...node, allOf: [...((node['allOf'] as unknown[] | undefined) ?? []), target] };
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
