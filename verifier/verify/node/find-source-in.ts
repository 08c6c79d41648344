import { readFileSync, statSync } from 'node:fs';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { keysOf } from '../../../src/contract/index.ts';
import type { FindSource } from '../report/outline.ts';

/**
 * Creates what finds the parts of a document in its file, JSON or YAML: of a pointer, or of the nearest above it. It finds
 * nothing if the file can't be read twice, such as standard input, or is compressed.
 */
export function createFindSourceIn(file: string): FindSource {
  let findLine: ((pointer: string) => number) | undefined;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return () => undefined;
  return (pointer) => {
    findLine ??= findLineIn(readFileSync(file, 'utf8'));
    return { file, line: findLine(pointer) };
  };
}

/** Finds the line of a part, counted from 1. */
type FindLine = (pointer: string) => number;

/** JSON is YAML too, but its tokens are read in a tenth of the time. */
function findLineIn(text: string): FindLine {
  return text.trimStart().startsWith('{') ? findLineInJson(text) : findLineInYaml(text);
}

/** A value of a JSON text. */
interface JsonPart {
  /** The line on which it begins; of a member of an object, the line of its name. */
  line: number;
  isArray?: boolean;
  members?: Map<string, JsonPart>;
}

const JSON_TOKEN = /\n|"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

function findLineInJson(text: string): FindLine {
  const root = readJsonParts(text);
  return (pointer) => {
    let part = root;
    for (const key of keysOf(pointer)) {
      const member = part.members?.get(key);
      if (!member) break;
      part = member;
    }
    return part.line;
  };
}

/** Reads where the values of a valid JSON text begin. Open arrays and objects are on a stack, so no depth is too deep. */
function readJsonParts(text: string): JsonPart {
  const root: JsonPart = { line: 1 };
  const open: JsonPart[] = [];
  let [line, part, name] = [1, root, { token: '', line: 1 }];
  const addMember = (key: string, at: number): JsonPart => {
    const container = open.at(-1)!;
    const member = { line: at };
    container.members ??= new Map();
    container.members.set(key, member);
    return member;
  };
  for (const [token] of text.matchAll(JSON_TOKEN)) {
    if (token === '\n') line += 1;
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') part = addMember(JSON.parse(name.token) as string, name.line);
    else if (token !== ',') {
      const container = open.at(-1);
      if (container?.isArray) part = addMember(String(container.members?.size ?? 0), line);
      name = { token, line };
      if (token === '{' || token === '[') {
        part.isArray = token === '[';
        open.push(part);
      }
    }
  }
  return root;
}

function findLineInYaml(text: string): FindLine {
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
