import { isNode, type Node, type OpenApiDocument, type OperationObject } from '../contract/index.ts';
import type { Finding } from './changes.ts';
import type { Comparison, OperationComparison } from './comparison.ts';

/** Compares the calls that an operation makes to its caller. How a changed one differs is not judged. */
export function compareCallbacks(
  comparison: OperationComparison,
  before: OperationObject,
  after: OperationObject,
): void {
  const { operation } = comparison;
  for (const change of changesOf(comparison, namesIn(before, 'callbacks'), namesIn(after, 'callbacks'), 'callback'))
    comparison.changes.add({ ...change, place: `${operation} ${change.place}`, operation });
}

/** Compares the calls that the service makes by itself. How a changed one differs is not judged. */
export function compareWebhooks(comparison: Comparison): void {
  const { before, after, changes } = comparison;
  for (const change of changesOf(comparison, namesIn(before, 'webhooks'), namesIn(after, 'webhooks'), 'webhook'))
    changes.add(change);
}

function changesOf(
  { before, after, formOf }: Comparison,
  old: Node,
  next: Node,
  what: 'callback' | 'webhook',
): Finding[] {
  const written = (document: OpenApiDocument, value: unknown) => formOf(document, { [what]: value });
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((name): Finding[] => {
    const common = { side: 'readers', place: `${what} ${name}` } as const;
    if (!(name in old)) return [{ ...common, kind: 'callback-added', impact: 'additive', message: `${what} added` }];
    if (!(name in next))
      return [{ ...common, kind: 'callback-removed', impact: 'breaking', message: `${what} removed` }];
    if (written(before, old[name]) === written(after, next[name])) return [];
    return [{ ...common, kind: 'callback-changed', impact: 'warning', message: `${what} changed; look at how` }];
  });
}

function namesIn(holder: object, keyword: 'callbacks' | 'webhooks'): Node {
  const value = (holder as Node)[keyword];
  return isNode(value) ? value : {};
}
