import type { ComparedDocument } from './document.ts';
import { holdsNames, isAnnotation } from './keywords.ts';
import { lookUp } from './references.ts';

type Node = Record<string, unknown>;

/** Whether a value is an object and no array. */
export function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes a value so that two are equal exactly if they hold the same, in whatever order their keys stand. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, child: unknown) =>
      isObject(child) ? Object.fromEntries(Object.entries(child).sort(byKey)) : child,
    ) ?? ''
  );
}

/** Writes what a schema demands: without annotations, and with what it refers to in place of the references. */
export function canonicalSchema(document: ComparedDocument, schema: unknown): string {
  return canonical(demands(document, schema, []));
}

/** @param within The references that are being followed; one of them again is a circle, and stays a reference. */
function demands(document: ComparedDocument, value: unknown, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => demands(document, entry, within));
  if (!isObject(value)) return value;
  const { $ref: reference, ...keywords } = value;
  const node: Node = {};
  for (const [keyword, child] of Object.entries(keywords)) {
    if (isAnnotation(keyword)) continue;
    node[keyword] =
      holdsNames(keyword) && isObject(child)
        ? Object.fromEntries(Object.entries(child).map(([name, named]) => [name, demands(document, named, within)]))
        : demands(document, child, within);
  }
  if (typeof reference !== 'string') return node;
  if (within.includes(reference)) return { ...node, $ref: reference };
  const target = demands(document, lookUp(document, reference), [...within, reference]);
  return { ...node, allOf: [...((node['allOf'] as unknown[] | undefined) ?? []), target] };
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
