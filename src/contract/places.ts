/** The number of a file and a line in it. */
export type FileAndLine = readonly [file: number, line: number];

/**
 * Where parts of the document stand, by the keys of their JSON Pointers, level by level. The empty key is the place of what
 * the others stand in; a part without others is its place.
 */
export interface PlaceTree {
  [key: string]: PlaceTree | FileAndLine;
}

/** The place of a part of the document, or of the nearest part above it that has one. */
export function findPlace(tree: PlaceTree, pointer: string): FileAndLine | undefined {
  let found: FileAndLine | undefined;
  let node: PlaceTree | FileAndLine = tree;
  for (const key of pointer.split('/').slice(1)) {
    if (isPlace(node) || !Object.hasOwn(node, key)) break;
    node = node[key]!;
    found = (isPlace(node) ? node : (node[''] as FileAndLine | undefined)) ?? found;
  }
  return found;
}

function isPlace(node: PlaceTree | FileAndLine): node is FileAndLine {
  return Array.isArray(node);
}
