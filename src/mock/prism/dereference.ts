import type { OpenApiDocument } from '../../contract/document.ts';
import { lookUp } from '../../contract/references.ts';
import { isNode, mapChildren, type Node } from '../../contract/walk.ts';

/**
 * Makes a function that puts the target of each reference in its place. Targets are shared, not copied.
 *
 * Prism asks for it: where references stay, it drops all of an `allOf` but the first. A schema that holds itself is
 * described down to there and open below.
 */
export function createDereference(document: OpenApiDocument): (node: Node) => Node {
  const targets = new Map<string, Node>();

  function resolve(reference: string): Node {
    if (!targets.has(reference)) {
      targets.set(reference, {});
      const target = lookUp(document, reference);
      targets.set(reference, isNode(target) ? dereference(target) : {});
    }
    return targets.get(reference)!;
  }

  function dereference({ $ref, ...others }: Node): Node {
    const own = mapChildren(others, dereference);
    return typeof $ref === 'string' ? { ...resolve($ref), ...own } : own;
  }

  return dereference;
}
