import { conventionsOf } from './conventions.ts';
import type { OpenApiDocument } from './document.ts';
import { isNode, mapChildren, type Node } from './walk.ts';

/** Keywords that only readers need; so is the format of numbers that refuses none, `double`. */
const PROSE = new Set([
  'description',
  'summary',
  'title',
  'links',
  'externalDocs',
  'x-scopes',
  'x-tagGroups',
  'x-contradiction',
  'x-refers-to',
  'x-state',
  'x-method',
  'x-needed-by-sandbox',
]);

/** Leaves out of a document its strings and samples, which neither the sandbox nor the verifier needs. */
export function bareDocument(document: OpenApiDocument): OpenApiDocument {
  const { version, title } = document.info;
  return {
    ...(bareWith(conventionsOf(document).envelope)(document as unknown as Node) as unknown as OpenApiDocument),
    info: { version, title, description: '' },
    tags: [],
  };
}

function bareWith(envelope: readonly string[]): (node: Node) => Node {
  return function bare(node) {
    const kept = Object.entries(node).filter(
      ([name, value]) => !PROSE.has(name) && (name !== 'examples' || 'pattern' in node) && value !== 'double',
    );
    return mapChildren(Object.fromEntries(kept.map(([name, value]) => [name, shortened(name, value, envelope)])), bare);
  };
}

/** That something was inferred matters, the reason does not; of a sample, what stands next to the record in an answer. */
function shortened(name: string, value: unknown, envelope: readonly string[]): unknown {
  if (name === 'x-inferred') return '';
  if (name !== 'example') return value;
  if (!isNode(value)) return undefined;
  // The code of success, 0, goes without saying.
  const kept = envelope.filter((key) => value[key] !== 0);
  return Object.fromEntries(kept.map((key) => [key, value[key]]));
}
