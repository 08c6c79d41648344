import { readFileSync, statSync } from 'node:fs';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { keysOf } from '../../contract/index.ts';
import type { FindSource } from '../report/outline.ts';

/**
 * Creates what finds the parts of a document in its file, JSON or YAML: of a pointer, or of the nearest above it. It finds
 * nothing if the file cannot be read twice, such as standard input, or is compressed.
 */
export function createFindSourceIn(file: string): FindSource {
  let findLine: ((pointer: string) => number) | undefined;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return () => undefined;
  return (pointer) => {
    findLine ??= linesOf(readFileSync(file, 'utf8'));
    return { file, line: findLine(pointer) };
  };
}

/** Finds the line of a part, counted from 1. */
function linesOf(text: string): (pointer: string) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', keepSourceTokens: false });
  return (pointer) => {
    let [node, offset]: [Node | null | undefined, number] = [document.contents, 0];
    for (const key of keysOf(pointer)) {
      const whole = isAlias(node) ? node.resolve(document) : node;
      const [place, part] = stepInto(whole, key);
      if (!place?.range) break;
      [node, offset] = [part, place.range[0]];
    }
    return lines.linePos(offset).line;
  };
}

/** Where a member begins, and what it is. */
function stepInto(node: unknown, key: string): [place?: Node | undefined, part?: Node | null | undefined] {
  if (isSeq<Node>(node)) return [node.items[Number(key)], node.items[Number(key)]];
  if (!isMap<Node, Node>(node)) return [];
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return [pair?.key, pair?.value];
}
