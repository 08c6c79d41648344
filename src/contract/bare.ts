import type { OpenApiDocument } from './document.ts';
import { isNode, mapChildren, type Node } from './walk.ts';

/** Keywords that only readers need. */
const PROSE = new Set([
  'description',
  'summary',
  'title',
  'links',
  'externalDocs',
  'x-scopes',
  'x-tagGroups',
  'x-contradiction',
]);

/** Leaves out of a document its texts and samples, which neither the sandbox nor the verifier needs. */
export function bareDocument(document: OpenApiDocument): OpenApiDocument {
  const { version, title } = document.info;
  return {
    ...(bare(document as unknown as Node) as unknown as OpenApiDocument),
    info: { version, title, description: '' },
    tags: [],
  };
}

function bare(node: Node): Node {
  const kept = Object.entries(node).filter(([name]) => !PROSE.has(name) && (name !== 'examples' || 'pattern' in node));
  return mapChildren(Object.fromEntries(kept.map(([name, value]) => [name, shortened(name, value)])), bare);
}

/** That something was inferred matters, the reason does not; of a sample, what stands next to the record in an answer. */
function shortened(name: string, value: unknown): unknown {
  if (name === 'x-inferred') return '';
  if (name !== 'example') return value;
  return isNode(value) ? { message: value['message'], page_context: value['page_context'] } : undefined;
}
