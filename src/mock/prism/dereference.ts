import type { OpenApiDocument } from '../../contract/document.ts';

/**
 * Makes a function that puts the target of each reference in its place. Targets are shared, not copied.
 *
 * Prism asks for it: where references stay, it drops all of an `allOf` but the first. A schema that holds itself is
 * checked down to there and open below.
 */
export function createDereference(document: OpenApiDocument): <Node>(node: Node) => Node {
  const targets = new Map<string, unknown>();

  function resolve(reference: string): unknown {
    if (!targets.has(reference)) {
      targets.set(reference, {});
      targets.set(reference, dereference(find(document, reference)));
    }
    return targets.get(reference);
  }

  function dereference(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(dereference);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...others } = node as { $ref?: unknown };
    if (typeof $ref === 'string') return { ...(resolve($ref) as object), ...(dereference(others) as object) };
    // Samples are data; whatever they hold is no reference.
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, key === 'example' ? value : dereference(value)]),
    );
  }

  return <Node>(node: Node) => dereference(node) as Node;
}

function find(document: OpenApiDocument, reference: string): unknown {
  let found: unknown = document;
  for (const token of reference.replace(/^#\//, '').split('/')) {
    const key = decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`The document has no ${reference}`);
  return found;
}
