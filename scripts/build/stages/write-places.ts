import { escapeToken, type OpenApiDocument, type PlaceTree, walk } from '../../../src/contract/index.ts';
import type { SourceMap } from '../source-map.ts';

/** Parts of the document of which the place is kept: operations, components, and schemas within them. */
const KEPT =
  /^(\/paths\/[^/]+\/\w+|\/components\/\w+\/[^/]+(\/(properties\/[^/]+|items|then|allOf\/\d+|oneOf\/\d+))*)$/;

/** Writes where the parts of the document stand in the sources: the number of the file and the line, in a tree of their pointers. */
export function generatePlaces(document: OpenApiDocument, map: SourceMap): string {
  const files: string[] = [];
  const numberOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const tree: PlaceTree = {};
  for (const { path } of walk(document)) {
    const keys = path.map(escapeToken);
    if (!KEPT.test(`/${keys.join('/')}`)) continue;
    const { file, line } = map.locate(path);
    keys.reduce<PlaceTree>((node, key) => (node[key] ??= {}) as PlaceTree, tree)[''] = [numberOf(file), line];
  }
  return `{"files":${JSON.stringify(files)},\n"places":${write(tree, 3)}}\n`;
}

/** The first levels have a line for each entry, so that changes are readable. */
function write(node: PlaceTree, levels: number): string {
  const { '': place, ...below } = node;
  const entries = Object.entries(below).map(
    ([key, child]) => `${JSON.stringify(key)}:${write(child as PlaceTree, levels - 1)}`,
  );
  if (place && entries.length === 0) return JSON.stringify(place);
  const all = place ? [`"":${JSON.stringify(place)}`, ...entries] : entries;
  return levels > 0 ? `{\n${all.join(',\n')}}` : `{${all.join(',')}}`;
}
