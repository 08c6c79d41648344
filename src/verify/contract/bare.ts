import type { OpenApiDocument } from '../../contract/document.ts';
import { holdsData, mapChildren, type Node } from '../../contract/walk.ts';

/** What traffic is not checked against. */
const PROSE = new Set(['description', 'summary', 'title', 'tags', 'example', 'links', 'externalDocs', 'x-scopes']);

/** A document with what traffic is checked against, and without its texts and samples. */
export function bareDocument(document: OpenApiDocument): OpenApiDocument {
  const { version, title } = document.info;
  return {
    ...(bare(document as unknown as Node) as unknown as OpenApiDocument),
    info: { version, title, description: '' },
    tags: [],
  };
}

function bare(node: Node): Node {
  // Messages show an example of what a pattern matches.
  const isKept = (name: string): boolean =>
    !PROSE.has(name) && (name !== 'examples' || node['pattern'] !== undefined) && !name.startsWith('x-tag');
  const kept = Object.entries(node)
    .filter(([name]) => isKept(name))
    .map(([name, value]) => [name, shortened(name, value)]);
  return mapChildren(Object.fromEntries(kept), bare);
}

/** That something was inferred matters, the reason does not. */
function shortened(name: string, value: unknown): unknown {
  if (name === 'x-inferred') return '';
  return name === 'examples' && holdsData(name, value) ? (value as unknown[]).slice(0, 1) : value;
}
