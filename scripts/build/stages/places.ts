import type { OpenApiDocument } from '../../../src/contract/document.ts';
import { escapeToken } from '../../../src/contract/references.ts';
import { walk } from '../../../src/contract/walk.ts';
import type { SourceMap } from '../source-map.ts';

/** Parts of the document of which the place is kept: operations, components, and schemas within them. */
const KEPT =
  /^(\/paths\/[^/]+\/\w+|\/components\/\w+\/[^/]+(\/(properties\/[^/]+|items|then|allOf\/\d+|oneOf\/\d+))*)$/;

/** Writes where the parts of the document stand in the sources: by JSON Pointer, the number of the file and the line. */
export function generatePlaces(document: OpenApiDocument, map: SourceMap): string {
  const files: string[] = [];
  const numberOf = (file: string): number => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const places = [...walk(document)].flatMap(({ path }) => {
    const pointer = path.map((key) => `/${escapeToken(key)}`).join('');
    if (!KEPT.test(pointer)) return [];
    const { file, line } = map.locate(path);
    return [`${JSON.stringify(pointer)}:[${numberOf(file)},${line}]`];
  });
  return `{"files":${JSON.stringify(files)},\n"places":{\n${places.join(',\n')}\n}}\n`;
}
